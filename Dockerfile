# docker build -t portfolio . && docker run -p 4321:4321 --env-file .env portfolio
# The first stage builds the site; the second holds Node, the built site and nothing else. docs/deploy.md has the whole way.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# They are part of what is built, so they are given to `docker build` and not to `docker run`.
ARG SITE_URL=""
ARG BASE=""
RUN npm run build

# glibc, libstdc++ and a user without rights; no shell, no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /site
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /site/dist dist
ARG BASE=""
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 BASE=${BASE}
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "dist/server/main.mjs"]
