import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { francData, slimFrancData } from '@app/contracts/told-apart';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { groups } from './chunks.ts';
import { darkOnScreensOnly } from './screen-theme.ts';

/** A class of a page's own sheet: one ending for each sheet, which compresses to almost nothing. */
const scopedName = (name: string, file: string) => {
  const sheet = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
};

export default defineConfig({
  plugins: [
    reactRouter(),
    {
      name: 'told-apart',
      apply: 'build',
      load: { filter: { id: francData }, handler: slimFrancData },
    },
  ],
  // The demo runs without NODE_ENV; React must not fall back to its development build then.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  css: {
    modules: { generateScopedName: scopedName },
    postcss: { plugins: [darkOnScreensOnly] },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  ssr: { noExternal: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // As in the server's bundle: names stay, for stacks.
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
});
