"""The checks across the cells and tables of a data pack, one module per part of the box."""
