# One image for both: the service (the default command) and the portal alone (compose.yaml).
FROM node:24-slim AS build
WORKDIR /zone
COPY . .
RUN npm run -s pn -- install --frozen-lockfile
RUN PATH=$PWD/node_modules/.bin:$PATH node scripts/build.ts
RUN CI=1 npm run -s pn -- install --frozen-lockfile --prod

FROM node:24-slim
# The demo data are development dependencies, which the image lacks.
ENV NODE_ENV=production DEMO=0 HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
WORKDIR /zone
# Owned by root: the process may read the program and write only to /data.
COPY --from=build /zone /zone
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 4173
# The portal alone answers at /health.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}${process.env.HEALTH_PATH ?? '/api/health'}`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The heap is marked less often and on one thread: the slowest hundredth of answers wait for it (docs/load.md).
CMD ["node", "--max-semi-space-size=32", "--heap-growing-percent=150", "--concurrent-marking-max-worker-num=1", "--no-allocation-site-pretenuring", "apps/api/src/main.ts"]
