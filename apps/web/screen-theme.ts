import type { Plugin } from 'postcss';

const dark = '[data-theme="dark"]';

/** Keeps what the dark theme says to screens: paper is light, whatever theme its reader has. */
export const darkOnScreensOnly: Plugin = {
  postcssPlugin: 'dark-on-screens-only',
  OnceExit(root, { AtRule }) {
    root.walkRules((rule) => {
      const themed = rule.selectors.filter((selector) => selector.includes(dark));
      if (themed.length === 0) return;
      if (themed.length < rule.selectors.length) throw rule.error('not all of it is dark');
      rule.replaceWith(new AtRule({ name: 'media', params: 'not print', nodes: [rule.clone()] }));
    });
  },
};
