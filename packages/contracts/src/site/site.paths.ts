/** What browsers and search engines ask of a whole site, at the addresses where they look for it. */
export const sitePaths = {
  robots: 'GET /robots.txt',
  sitemap: 'GET /sitemap.xml',
  sitemapPart: 'GET /sitemaps/:kind/:after',
  security: 'GET /.well-known/security.txt',
  manifest: 'GET /manifest.webmanifest',
  offline: 'GET /offline',
  worker: 'GET /offline-worker.js',
} as const;
