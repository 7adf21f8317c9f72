# The dashboard as a normal user, with the library on the volume /data. See docs/deployment.md.
FROM python:3.11-slim-bookworm AS build
WORKDIR /src
COPY docs/deploy/constraints.txt ./
RUN python -m venv /opt/boonlake \
    && /opt/boonlake/bin/pip install --no-cache-dir --require-hashes --only-binary :all: -r constraints.txt
COPY . .
RUN /opt/boonlake/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --create-home boonlake \
    && install --directory --owner=boonlake --mode=700 /data
COPY --from=build /opt/boonlake /opt/boonlake
ENV PATH=/opt/boonlake/bin:$PATH BOONLAKE_LIBRARY=sqlite:////data/studies.db
USER boonlake
VOLUME /data
EXPOSE 5006
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:5006/health', timeout=5)"]
ENTRYPOINT ["boonlake"]
CMD ["serve", "--address", "0.0.0.0"]
