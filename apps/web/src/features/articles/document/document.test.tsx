import { ArticleDocument } from '@app/contracts/articles/article-document.schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { chaptersOf } from './contents.ts';
import { Document } from './document.tsx';

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const heading = (level: number, words: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] });
const documentOf = (...content: object[]) => ArticleDocument.parse({ type: 'doc', content });

describe('an article', () => {
  it('shows every block that can be written', () => {
    const blocks = documentOf(
      paragraph(text('Prvi '), text('put', { type: 'bold' }, { type: 'italic' }), {
        type: 'hardBreak',
      }),
      paragraph({ type: 'mention', attrs: { id: crypto.randomUUID(), label: 'Naida Begić' } }),
      { type: 'bulletList', content: [item('hlad')] },
      { type: 'orderedList', attrs: { start: 3 }, content: [item('treće')] },
      { type: 'blockquote', attrs: { by: 'Hatidža' }, content: [paragraph(text('Klupa.'))] },
      {
        type: 'steps',
        attrs: { title: 'Kako čitati' },
        content: [{ type: 'orderedList', content: [item('Prepiši.')] }],
      },
      { type: 'codeBlock', content: [text('<b>1</b>')] },
      { type: 'horizontalRule' },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', content: [paragraph(text('Stavka'))] },
              { type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(text('razno'))] },
            ],
          },
        ],
      },
      {
        type: 'image',
        attrs: { src: '/api/ob-files/a.webp', alt: 'Tri skele', caption: 'Crtež', width: 680 },
      },
      {
        type: 'linkCard',
        attrs: { url: 'https://primjer.ba/x', title: 'Primjer', siteName: 'Primjer.ba' },
      },
    );
    show(<Document document={blocks} />);
    expect(screen.getByText('put').closest('em')?.querySelector('strong')).not.toBeNull();
    expect(screen.getByText('@Naida Begić')).toBeTruthy();
    const ordered = screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL');
    expect(ordered).toHaveProperty('start', 3);
    const quote = screen.getByText('Klupa.').closest('blockquote') as HTMLElement;
    expect(within(quote).getByText('Hatidža')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Kako čitati' })).toBeTruthy();
    expect(screen.getByText('<b>1</b>').tagName).toBe('CODE');
    expect(screen.getByRole('columnheader', { name: 'Stavka' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'razno' })).toHaveProperty('colSpan', 2);
    // Pictures never come here; the place of one that does not is given up.
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: /Primjer/ })).toHaveProperty(
      'href',
      'https://primjer.ba/x',
    );
  });

  it('follows its own pages and gives no good name away', () => {
    const link = (href: string) => ({ type: 'link', attrs: { href } });
    const blocks = documentOf(
      paragraph(text('naša', link('/ob')), text('njihova', link('https://primjer.ba'))),
    );
    show(<Document document={blocks} />);
    expect(screen.getByRole('link', { name: 'naša' }).getAttribute('rel')).toBeNull();
    expect(screen.getByRole('link', { name: 'njihova' }).getAttribute('rel')).toContain('nofollow');
  });

  it('asks nothing of a video’s host before the reader does', () => {
    const video = { type: 'video', attrs: { url: 'https://youtu.be/dQw4w9WgXcQ' } };
    show(<Document document={documentOf(video)} />);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('button')).toBeTruthy();
  });

  it('has a chapter for each upper heading, each with an address of its own', () => {
    const blocks = documentOf(
      heading(2, 'Četrdeset vrata'),
      heading(3, 'Manji'),
      heading(2, 'Četrdeset vrata'),
      heading(2, ' '),
    );
    const chapters = chaptersOf(blocks);
    expect(chapters).toEqual([
      { anchor: 'cetrdeset-vrata', title: 'Četrdeset vrata' },
      { anchor: 'cetrdeset-vrata-2', title: 'Četrdeset vrata' },
    ]);
    show(<Document document={blocks} />);
    for (const { anchor } of chapters) expect(document.getElementById(anchor)).not.toBeNull();
  });
});
