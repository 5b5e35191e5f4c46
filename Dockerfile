# syntax=docker/dockerfile:1
# The reference host with the built portal. docs/operating.md has the settings and commands.
# docker build -t producer-portal .

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /repo
COPY . .
# tools/run.mjs downloads the version of pnpm that the repository needs.
RUN node tools/run.mjs install --frozen-lockfile
RUN node tools/run.mjs run build:packages \
  && node tools/run.mjs run build:portal \
  && node tools/run.mjs run build:host
RUN node tools/run.mjs exec node tools/deploy-host.ts /app

FROM node:26.10.0-bookworm-slim
WORKDIR /app
COPY --from=build /app ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4174 DATA_DIR=/data
# The data folder is only used without DATABASE_URL. The host writes nowhere else.
RUN install -d -o node -g node -m 0700 /data
VOLUME /data
USER node
EXPOSE 4174
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/main.js"]
CMD ["start"]
