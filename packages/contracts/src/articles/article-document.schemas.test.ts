import { describe, expect, it } from 'vitest';
import { SentDocument } from './article-document.schemas.ts';

const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (said: string, ...marks: unknown[]) => ({
  type: 'text',
  text: said,
  ...(marks.length > 0 ? { marks } : {}),
});
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const link = (href: string) => ({ type: 'link', attrs: { href, target: '_blank', onclick: 'x' } });
const item = (...content: unknown[]) => ({ type: 'listItem', content });

describe('a document that is sent', () => {
  it('keeps what the editor makes, and nothing besides', () => {
    const list = {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [
        item(paragraph(text('Prvo')), { type: 'bulletList', content: [item(paragraph())] }),
      ],
    };
    const sent = doc(
      { ...paragraph(text('Zdravo', link('https://primjer.ba/'))), onclick: 'alert(1)' },
      { type: 'steps', attrs: { title: 'Probaj ovako' }, content: [list] },
    );
    expect(SentDocument.parse(sent)).toEqual(
      doc(paragraph(text('Zdravo', { type: 'link', attrs: { href: 'https://primjer.ba/' } })), {
        type: 'steps',
        attrs: { title: 'Probaj ovako' },
        content: [{ ...list, attrs: { start: 1 } }],
      }),
    );
  });

  it('holds no text without a letter, and none that turns around', () => {
    expect(SentDocument.parse(doc(paragraph(text('\u202e'), text('a\u202eb'))))).toEqual(
      doc(paragraph(text('ab'))),
    );
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https://',
  ])('leads nowhere by %j', (href) => {
    expect(SentDocument.safeParse(doc(paragraph(text('x', link(href))))).success).toBe(false);
  });

  it.each(['/ob', 'https://primjer.ba/a?b=c', 'mailto:info@primjer.ba'])('leads to %s', (href) => {
    expect(SentDocument.safeParse(doc(paragraph(text('x', link(href))))).success).toBe(true);
  });

  it.each([
    ['a node of its own', { type: 'script', content: [text('alert(1)')] }],
    ['a heading of the page', { type: 'heading', attrs: { level: 1 } }],
    ['a picture from elsewhere', { type: 'image', attrs: { src: 'https://evil.example/x.png' } }],
    ['a picture above its folder', { type: 'image', attrs: { src: '/api/../admin' } }],
    ['a frame of anybody', { type: 'video', attrs: { url: 'https://evil.example/' } }],
    ['a card that runs', { type: 'linkCard', attrs: { url: 'javascript:alert(1)' } }],
    ['steps that are no list', { type: 'steps', content: [paragraph()] }],
    ['HTML', '<p>x</p>'],
  ])('has no place for %s', (_, node) => {
    expect(SentDocument.safeParse(doc(node)).success).toBe(false);
  });

  it('that is nested without end is told so before anything descends into it', () => {
    let deep: unknown = paragraph();
    for (let n = 0; n < 50_000; n += 1) deep = { type: 'bulletList', content: [item(deep)] };
    const { error } = SentDocument.safeParse(doc(deep));
    expect(error?.issues.map(({ message }) => message)).toEqual(['tooLarge']);
  });
});
