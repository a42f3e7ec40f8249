import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { lighterRouter } from './lighter-router.ts';

/** What every page runs on. */
const everywhere = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/** What the shell needs is on every page, with all that it needs in turn. */
const onEveryPage = /[\\/]apps[\\/]web[\\/]src[\\/](root|entry\.client)\.tsx$/;

/** A class of a page's own sheet: one ending for each sheet, which compresses to almost nothing. */
const scopedName = (name: string, file: string) => {
  const sheet = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
};

export default defineConfig({
  plugins: [reactRouter(), lighterRouter()],
  // The demo runs without NODE_ENV; React must not fall back to its development build then.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  ssr: { noExternal: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The names of shared files list who shares them; the manifest repeats them often.
            chunkFileNames: ({ name }) =>
              name.startsWith('shared') ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
            codeSplitting: {
              // Many small files travel slower and compress worse than few.
              groups: [
                { name: 'vendor', test: everywhere, priority: 3 },
                { name: 'kernel', test: onEveryPage, priority: 2 },
                {
                  name: 'shared',
                  // A sheet holds no code, so that it would be put in with whatever is small.
                  test: /[\\/](packages|apps|lucide-react)[\\/](?!.*\.css$)/,
                  priority: 1,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 400,
                },
              ],
            },
          },
        },
      },
    },
  },
});
