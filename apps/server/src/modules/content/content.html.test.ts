import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { hostileHtml } from '../../platform/testing/hostile-html.ts';
import { harmlessBlock, harmlessBlocks, harmlessHtml } from './content.html.ts';

interface Read {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
}

/** As a browser reads it: what it would make of the HTML, not what the text looks like. */
function readAs(html: string): Read[] {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll('*')] as unknown as Read[];
}

const words =
  /^(p|br|hr|h3|h4|strong|em|u|s|sub|sup|a|code|pre|ul|ol|li|blockquote|figure|figcaption|img|table|thead|tbody|tr|th|td)$/;
const saying = /^(href|rel|src|alt|loading|start|colspan|rowspan|scope)$/;

describe('of hostile HTML', () => {
  it('nothing is left that runs, loads from elsewhere or bears a name', () => {
    expect(hostileHtml.length).toBeGreaterThan(500);
    for (const html of hostileHtml) {
      const made = harmlessHtml(html);
      for (const element of readAs(made)) {
        expect(element.localName, html).toMatch(words);
        for (const { name, value } of element.attributes) {
          expect(name, html).toMatch(saying);
          if (name === 'src') expect(value, html).toMatch(/^\/api\/[\w-][\w./-]*$/);
          if (name === 'href')
            expect(value, html).not.toMatch(/^\W*(?:javascript|vbscript|data):/i);
        }
      }
      expect(harmlessHtml(made), html).toBe(made);
    }
  });
});

it.each([
  [
    '<p>Šta <b>fali</b> tvom <i>gradu</i>?</p>',
    '<p>Šta <strong>fali</strong> tvom <em>gradu</em>?</p>',
  ],
  ['<h1>Zašto</h1>', '<h3>Zašto</h3>'],
  ['<a href="/ob" target="_blank">banke</a>', '<a href="/ob">banke</a>'],
  [
    '<a href="https://primjer.ba">primjer</a>',
    '<a href="https://primjer.ba" rel="noopener nofollow">primjer</a>',
  ],
  [
    '<img src="/api/uploads/a/b.webp" alt="Most">',
    '<img src="/api/uploads/a/b.webp" alt="Most" loading="lazy" />',
  ],
  ['čćšžđ &amp; 1 &lt; 2', 'čćšžđ &amp; 1 &lt; 2'],
])('words stay words: %s', (html, expected) => {
  expect(harmlessHtml(html)).toBe(expected);
});

const embed = (url: string, bhs: string): PageBlock => ({
  id: 'a',
  type: 'embed',
  section: 'how',
  visible: true,
  title: { bhs: '', en: '' },
  url,
  html: { bhs, en: '' },
});

it.each([
  [
    '',
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    'https://player.vimeo.com/video/1',
  ],
  [
    '',
    '<p>x</p><iframe width=1 src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=1">x</iframe>',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['', '<iframe src="https://evil.example/"></iframe>', ''],
  ['', '<iframe src="javascript:alert(1)"></iframe>', ''],
  [
    'https://player.vimeo.com/video/2',
    '<iframe src="https://player.vimeo.com/video/1">',
    'https://player.vimeo.com/video/2',
  ],
])(
  'a pasted frame becomes the address of the block, if it may stand in one',
  (url, html, found) => {
    const made = harmlessBlock(embed(url, html));
    expect(made).toMatchObject({ url: found });
    expect('html' in made && made.html.bhs).not.toContain('iframe');
  },
);

it('others are served between two blocks of a page', async () => {
  const html = '<blockquote>'.repeat(1_000);
  const block = { type: 'text', html: { bhs: html, en: html } } as PageBlock;
  let served = 0;
  const serve = () => {
    served += 1;
    next = setImmediate(serve);
  };
  let next = setImmediate(serve);
  const blocks = await harmlessBlocks(Array.from({ length: 40 }, () => block));
  clearImmediate(next);
  expect(served).toBeGreaterThanOrEqual(39);
  expect(blocks).toEqual(Array.from({ length: 40 }, () => harmlessBlock(block)));
});
