# syntax=docker/dockerfile:1

# The build: every package, the server's bundle and the web.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev && npm run build && npm prune --omit=dev

# What runs, as an ordinary user, with the packages that it needs at run time.
FROM node:24-bookworm-slim
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "apps/server/build/main.js"]
