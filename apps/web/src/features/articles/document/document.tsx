import type {
  ArticleBlock,
  ArticleDocument,
} from '@app/contracts/articles/article-document.schemas';
import { embedAddress, youtubeId } from '@app/domain/blocks/embed';
import { cx } from '@app/ui/cx';
import type { ReactNode } from 'react';
import { EmbedFrame } from '../../../lib/blocks/frame.tsx';
import { Youtube } from '../../../lib/blocks/youtube.tsx';
import { useArticlesText } from '../text.ts';
import { anchorsOf, type Inline as InlineNode } from './contents.ts';
import s from './document.module.css';
import { ArticleLinkCard } from './link-card.tsx';
import { ArticlePicture } from './picture.tsx';

type Block<T extends ArticleBlock['type']> = Extract<ArticleBlock, { type: T }>;

/** What stands in a list, a quotation, a cell. */
type Flow = Block<'blockquote'>['content'][number];

interface DocumentProps {
  readonly document: ArticleDocument;
  readonly lang?: string;
  /** Some blocks, beside the whole text on one page: nothing leads to them. */
  readonly isPart?: boolean;
}

/** What somebody wrote, made of its JSON: nothing of it is ever read as HTML. */
export function Document({ document, lang, isPart = false }: DocumentProps) {
  const anchors = isPart ? undefined : anchorsOf(document);
  return (
    <div className={cx(s.prose, isPart && s.part)} lang={lang}>
      {document.content.map((block, n) => (
        <OneBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text, never reordered
          key={n}
          block={block}
          anchor={anchors?.get(block)}
        />
      ))}
    </div>
  );
}

function OneBlock({ block, anchor }: { block: ArticleBlock | Flow; anchor?: string | undefined }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inline of={block} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const;
      return (
        <Heading id={anchor} tabIndex={anchor ? -1 : undefined}>
          <Inline of={block} />
        </Heading>
      );
    }
    case 'bulletList':
      return (
        <ul>
          <Items of={block} />
        </ul>
      );
    case 'orderedList':
      return (
        <ol start={block.attrs?.start}>
          <Items of={block} />
        </ol>
      );
    case 'blockquote':
      return (
        <blockquote>
          <Blocks of={block} />
          {block.attrs?.by ? <footer>{block.attrs.by}</footer> : null}
        </blockquote>
      );
    case 'steps':
      return <Steps block={block} />;
    case 'codeBlock':
      return (
        <pre>
          <code translate="no">
            <Inline of={block} />
          </code>
        </pre>
      );
    case 'horizontalRule':
      return <hr />;
    case 'table':
      return <Table block={block} />;
    case 'image':
      return <ArticlePicture picture={block.attrs} />;
    case 'video':
      return <Video video={block.attrs} />;
    case 'linkCard':
      return <ArticleLinkCard card={block.attrs} />;
  }
}

function Blocks({ of }: { of: { readonly content: readonly Flow[] } }) {
  return of.content?.map((block, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text, never reordered
    <OneBlock key={n} block={block} />
  ));
}

function Items({ of }: { of: Pick<Block<'bulletList'>, 'content'> }) {
  return of.content.map((item, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={n}>
      <Blocks of={item} />
    </li>
  ));
}

function Steps({ block: { attrs, content } }: { block: Block<'steps'> }) {
  const [list] = content;
  return (
    <section className={cx('tint', s.steps)}>
      {attrs?.title ? <h3 className="title-4">{attrs.title}</h3> : null}
      <ol>{list ? <Items of={list} /> : null}</ol>
    </section>
  );
}

function Table({ block }: { block: Block<'table'> }) {
  const t = useArticlesText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too
    <section className={s.table} tabIndex={0} aria-label={t('table')}>
      <table>
        <tbody>
          {block.content.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one text, never reordered
            <tr key={n}>
              {row.content.map((cell, at) => {
                const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <Cell key={at} colSpan={cell.attrs?.colspan} rowSpan={cell.attrs?.rowspan}>
                    <Blocks of={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Video({ video: { url, caption } }: { video: Block<'video'>['attrs'] }) {
  const t = useArticlesText();
  const address = embedAddress(url);
  if (!address && !youtubeId(url)) return null;
  const title = caption || t('video');
  return (
    <figure>
      {address ? (
        <EmbedFrame
          address={address}
          title={title}
          open={t('play')}
          note={t('playNote', { host: new URL(address).host })}
        />
      ) : (
        <Youtube url={url} title={title} />
      )}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

const wrappers: Readonly<Record<string, (inner: ReactNode) => ReactNode>> = {
  bold: (inner) => <strong>{inner}</strong>,
  italic: (inner) => <em>{inner}</em>,
  strike: (inner) => <s>{inner}</s>,
  code: (inner) => <code translate="no">{inner}</code>,
};

function Inline({ of }: { of: { readonly content?: readonly InlineNode[] | undefined } }) {
  return of.content?.map((part, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
    <Part key={n} part={part} />
  ));
}

function Part({ part }: { part: InlineNode }): ReactNode {
  if (part.type === 'hardBreak') return <br />;
  if (part.type === 'mention') return <b className="accent">@{part.attrs.label}</b>;
  return (part.marks ?? []).reduce<ReactNode>(
    (inner, mark) =>
      mark.type === 'link'
        ? linked(inner, mark.attrs.href)
        : (wrappers[mark.type]?.(inner) ?? inner),
    part.text,
  );
}

function linked(inner: ReactNode, href: string): ReactNode {
  // Whoever may write could otherwise sell the good name of this place.
  const rel = href.startsWith('/') ? undefined : 'noopener nofollow ugc';
  return (
    <a className="link" href={href} rel={rel}>
      {inner}
    </a>
  );
}
