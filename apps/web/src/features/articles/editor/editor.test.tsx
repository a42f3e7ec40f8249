import { ArticleDocument } from '@app/contracts/articles/article-document.schemas';
import { Editor, type JSONContent } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';
import { moveBlock } from './blocks.ts';
import { extensions } from './extensions.ts';

let editor: Editor | null = null;
const open = (content: JSONContent | string) => {
  editor = new Editor({ extensions: extensions(''), content, injectCSS: false });
  return editor;
};
afterEach(() => editor?.destroy());

describe('what is written', () => {
  it('fits the contract, whatever is pasted', () => {
    const pasted = `
      <h1>Naslov</h1><h2>Dio</h2><p style="color:red" onclick="x()">Tekst <u>jedan</u>
      <a href="javascript:alert(1)">zlo</a> <a href="https://primjer.ba" target="_blank">dobro</a></p>
      <ul><li><h2>u spisku</h2><p>a</p><blockquote>citat</blockquote></li></ul>
      <table><tr><th><h3>x</h3></th></tr><tr><td><ul><li>y</li></ul></td></tr></table>
      <blockquote><h2>naslov</h2><p>riječi</p></blockquote><pre><code class="language-js">1</code></pre>
      <img src="https://primjer.ba/slika.png" onerror="alert(1)">
      <script>alert(1)</script><figure data-src="https://primjer.ba/x.png"></figure>`;
    const json = open(pasted).getJSON();
    const result = ArticleDocument.safeParse(json);
    expect(result.error).toBeUndefined();
    const kept = JSON.stringify(json);
    expect(kept).not.toMatch(/javascript:|onclick|onerror|slika\.png|x\.png|_blank/);
    expect(kept).toContain('https://primjer.ba');
  });

  it('comes back as it was', () => {
    const body = {
      type: 'doc',
      content: [
        {
          type: 'steps',
          attrs: { title: 'Kako' },
          content: [
            {
              type: 'orderedList',
              content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
            },
          ],
        },
        {
          type: 'image',
          attrs: { src: '/api/ob-files/a.webp', alt: 'a', caption: '', width: 3, height: 2 },
        },
        {
          type: 'blockquote',
          attrs: { by: 'Hatidža' },
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Klupa.' }] }],
        },
      ],
    };
    expect(ArticleDocument.parse(open(body).getJSON()).content.slice(0, 3)).toMatchObject(
      body.content,
    );
  });

  it('is moved block by block, and the cursor goes along', () => {
    const it = open('<p>prvi</p><p>drugi</p><p>treći</p>');
    it.commands.setTextSelection(2);
    expect(moveBlock(it, -1)).toBe(false);
    moveBlock(it, 1);
    expect(it.getText({ blockSeparator: ' ' })).toMatch(/^drugi prvi treći/);
    it.commands.insertContent('X');
    expect(it.getText()).toContain('pXrvi');
  });
});

it.each([
  ['primjer.ba', 'https://primjer.ba'],
  [' https://primjer.ba/a?b=č ', 'https://primjer.ba/a?b=č'],
  ['/ob/calls', '/ob/calls'],
  ['ime@primjer.ba', 'mailto:ime@primjer.ba'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//primjer.ba', null],
  ['nešto', null],
])('%j is the address %j', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});
