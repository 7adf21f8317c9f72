"""What all pictures are made of: scenes, outlines, colours, icons, and their two outputs, Bokeh and SVG."""
