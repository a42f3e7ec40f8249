import type { ContentBlock, PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { embedAddress } from '@app/domain/blocks/embed';
import { cx } from '@app/ui/cx';
import { Check } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { useLocalized } from '../format/use-format.ts';
import { Paragraphs, TextIn } from '../texts/words.tsx';
import s from './blocks.module.css';
import { EmbedFrame } from './frame.tsx';
import { Html } from './html.tsx';
import { OwnVideo, useMissing } from './media.tsx';
import { CountedUp } from './stats.tsx';
import { useBlocksText } from './text.ts';
import { Youtube } from './youtube.tsx';

/** A block of a call's page, whose texts are plain, or of an editable page, whose texts are HTML. */
export type ShownBlock = ContentBlock | PageBlock;

type Block<T extends ShownBlock['type']> = Extract<ShownBlock, { type: T }>;

/** The action of an `apply_button`: what it says and where it leads; empty: what the page does. */
export type ApplyAction = (words: string, url: string) => ReactNode;

interface BlocksProps {
  readonly blocks: readonly ShownBlock[];
  readonly apply: ApplyAction;
}

/** Content blocks, one below the other; what is not visible is left out. */
export function Blocks({ blocks, apply }: BlocksProps) {
  return (
    <div className={s.blocks}>
      {blocks
        .filter(({ visible }) => visible)
        .map((block) => (
          <div key={block.id} data-block={block.id}>
            <OneBlock block={block} apply={apply} />
          </div>
        ))}
    </div>
  );
}

function OneBlock({ block, apply }: { block: ShownBlock; apply: ApplyAction }): ReactNode {
  switch (block.type) {
    case 'header':
      return <Header block={block} />;
    case 'text':
      return (
        <Section block={block}>
          {'html' in block ? (
            <Html html={block.html} />
          ) : (
            <Paragraphs text={block.content} first="lead" rest="body muted mt4" />
          )}
        </Section>
      );
    case 'image':
      return <Picture block={block} />;
    case 'video':
      return block.url ? (
        <Section block={block}>
          <OwnVideo url={block.url} autoplay={block.autoplay} />
        </Section>
      ) : null;
    case 'youtube':
      return <Film block={block} />;
    case 'requirements':
      return <Requirements block={block} />;
    case 'testimonial':
      return <Testimonial block={block} />;
    case 'timeline':
      return <Steps block={block} />;
    case 'stats':
      return <Stats block={block} />;
    case 'apply_button':
      return <Apply block={block} action={apply} />;
    case 'divider':
      return <hr className={s.divider} />;
    case 'embed':
      return <Embed block={block} />;
  }
}

function Section({ block: { title }, children }: { block: ShownBlock; children: ReactNode }) {
  return (
    <section>
      {title.bhs || title.en ? (
        <h2 className={cx('title-2', s.title)}>
          <TextIn text={title} />
        </h2>
      ) : null}
      {children}
    </section>
  );
}

function Header({ block }: { block: Block<'header'> }) {
  return (
    <header>
      <h2 className="title-1">
        <TextIn text={block.title} />
      </h2>
      <Paragraphs text={block.content} first="lead mt3" />
    </header>
  );
}

function Picture({ block }: { block: Block<'image'> }) {
  const localized = useLocalized();
  const { missing, picture, onError } = useMissing();
  if (!block.url || missing) return null;
  return (
    <Section block={block}>
      <figure className={cx(block.layout === 'two-column' && s.twoColumn)}>
        <img
          ref={picture}
          className={s.image}
          src={block.url}
          alt={localized(block.alt)}
          loading="lazy"
          onError={onError}
        />
        <figcaption>
          <Paragraphs text={block.content} first="body muted mt3" rest="body muted mt3" />
        </figcaption>
      </figure>
    </Section>
  );
}

function Film({ block }: { block: Block<'youtube'> }) {
  const localized = useLocalized();
  if (!block.url) return null;
  return (
    <Section block={block}>
      <Youtube url={block.url} title={localized(block.title)} />
    </Section>
  );
}

function Embed({ block }: { block: Block<'embed'> }) {
  const t = useBlocksText();
  const localized = useLocalized();
  const address = embedAddress(block.url);
  const words = 'html' in block ? block.html : null;
  if (!address && !words?.bhs && !words?.en) return null;
  return (
    <Section block={block}>
      {words ? <Html html={words} /> : null}
      {address ? (
        <EmbedFrame
          address={address}
          title={localized(block.title)}
          open={t('openFrame')}
          note={t('frameNote', { host: new URL(address).host })}
        />
      ) : null}
    </Section>
  );
}

function Requirements({ block }: { block: Block<'requirements'> }) {
  if (block.items.length === 0) return null;
  return (
    <Section block={block}>
      <ul className={s.requirements}>
        {block.items.map((item) => (
          <li key={item.bhs + item.en}>
            <Check />
            <span>
              <TextIn text={item} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Testimonial({ block }: { block: Block<'testimonial'> }) {
  return (
    <figure className={cx(s.testimonial, block.layout === 'card' && 'card')}>
      <blockquote>
        <Paragraphs text={block.content} first="title-3" rest="title-3 mt3" />
      </blockquote>
      <figcaption className="mt4">
        <b className="bold">
          <TextIn text={block.title} />
        </b>
        <span className="small muted">
          {' '}
          <TextIn text={block.alt} />
        </span>
      </figcaption>
    </figure>
  );
}

function Steps({ block }: { block: Block<'timeline'> }) {
  if (block.timelineItems.length === 0) return null;
  return (
    <Section block={block}>
      <ol className={s.steps}>
        {block.timelineItems.map((item) => (
          <li key={item.date.bhs + item.date.en + item.title.bhs + item.title.en}>
            <p className="small bold tabular accent">
              <TextIn text={item.date} />
            </p>
            <p className="title-4">
              <TextIn text={item.title} />
            </p>
            <Paragraphs text={item.description} first="small muted" rest="small muted mt2" />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Stats({ block }: { block: Block<'stats'> }) {
  if (block.items.length === 0) return null;
  return (
    <Section block={block}>
      <dl className="big-figures">
        {block.items.map((item) => (
          <div key={item.number + item.label.bhs + item.label.en}>
            <dt>
              <TextIn text={item.label} />
            </dt>
            <dd className="number">
              {block.animation ? <CountedUp text={item.number} /> : item.number}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Apply({ block, action }: { block: Block<'apply_button'>; action: ApplyAction }) {
  const localized = useLocalized();
  return (
    <section className="center">
      <Paragraphs
        text={block.content}
        first={cx('lead', s.before)}
        rest={cx('body muted', s.before)}
      />
      <div>{action(localized(block.title), 'url' in block ? block.url : '')}</div>
    </section>
  );
}
