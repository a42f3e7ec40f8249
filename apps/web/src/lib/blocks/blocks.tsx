import type { ContentBlock } from '@app/contracts/blocks/blocks.schemas';
import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { embedAddress, youtubeId } from '@app/domain/blocks/embed';
import { cx } from '@app/ui/cx';
import { Check, Play } from '@app/ui/icons';
import { type ReactNode, useState } from 'react';
import { useLocalized } from '../../../lib/use-format.ts';
import { ApplyAction } from '../parts/apply-action.tsx';
import { Paragraphs, Words } from '../parts/words.tsx';
import s from './landing-blocks.module.css';
import { useCallLandingText } from './text.ts';

type Block<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>;

interface BlocksProps {
  readonly blocks: readonly ContentBlock[];
  readonly call: CallDetail;
}

/** The content blocks of a campaign page, one below the other; what is not visible is left out. */
export function LandingBlocks({ blocks, call }: BlocksProps) {
  return (
    <div className={s.blocks}>
      {blocks
        .filter(({ visible }) => visible)
        .map((block) => (
          <OneBlock key={block.id} block={block} call={call} />
        ))}
    </div>
  );
}

function OneBlock({ block, call }: { block: ContentBlock; call: CallDetail }): ReactNode {
  switch (block.type) {
    case 'header':
      return <Header block={block} />;
    case 'text':
      return (
        <Section block={block}>
          <Paragraphs text={block.content} first="lead" rest="body mut mt4" />
        </Section>
      );
    case 'image':
      return <Picture block={block} />;
    case 'video':
      return <Video block={block} />;
    case 'youtube':
      return <Youtube block={block} />;
    case 'requirements':
      return <Requirements block={block} />;
    case 'testimonial':
      return <Testimonial block={block} />;
    case 'timeline':
      return <Steps block={block} />;
    case 'stats':
      return <Stats block={block} />;
    case 'apply_button':
      return <Apply block={block} call={call} />;
    case 'divider':
      return <hr className={s.divider} />;
    case 'embed':
      return <Embed block={block} />;
  }
}

function Section({ block, children }: { block: ContentBlock; children: ReactNode }) {
  const { title } = block;
  return (
    <section>
      {title.bhs || title.en ? (
        <h2 className={cx('t2', s.title)}>
          <Words text={title} />
        </h2>
      ) : null}
      {children}
    </section>
  );
}

function Header({ block }: { block: Block<'header'> }) {
  return (
    <header>
      <h2 className="t1">
        <Words text={block.title} />
      </h2>
      <Paragraphs text={block.content} first="lead mt3" />
    </header>
  );
}

function Picture({ block }: { block: Block<'image'> }) {
  const localized = useLocalized();
  if (!block.url) return null;
  return (
    <Section block={block}>
      <figure className={cx(block.layout === 'two-column' && s.twoColumn)}>
        <img className={s.image} src={block.url} alt={localized(block.alt)} loading="lazy" />
        <figcaption>
          <Paragraphs text={block.content} first="body mut mt3" rest="body mut mt3" />
        </figcaption>
      </figure>
    </Section>
  );
}

function Video({ block }: { block: Block<'video'> }) {
  if (!block.url) return null;
  return (
    <Section block={block}>
      <video
        className={s.frame}
        src={block.url}
        controls
        playsInline
        preload="metadata"
        autoPlay={block.autoplay}
        muted={block.autoplay}
      />
    </Section>
  );
}

function Youtube({ block }: { block: Block<'youtube'> }) {
  const t = useCallLandingText();
  const id = youtubeId(block.url);
  if (!id) return null;
  return (
    <Section block={block}>
      <Frame
        block={block}
        address={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        open={t('play')}
        note={t('playNote')}
      />
    </Section>
  );
}

function Embed({ block }: { block: Block<'embed'> }) {
  const t = useCallLandingText();
  const address = embedAddress(block.url);
  if (!address) return null;
  const { host } = new URL(address);
  return (
    <Section block={block}>
      <Frame
        block={block}
        address={address}
        open={t('openFrame')}
        note={t('frameNote', { host })}
      />
    </Section>
  );
}

interface FrameProps {
  readonly block: ContentBlock;
  readonly address: string;
  readonly open: string;
  readonly note: string;
}

/** Somebody else's page, in a sandbox, and not before the reader asks for it. */
function Frame({ block, address, open, note }: FrameProps) {
  const localized = useLocalized();
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        className={s.frame}
        src={address}
        title={localized(block.title) || open}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="autoplay; fullscreen; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={cx(s.frame, s.closed)}>
      <button type="button" className="btn btn-p" onClick={() => setShown(true)}>
        <Play />
        {open}
      </button>
      <p className="xs mut">{note}</p>
    </div>
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
              <Words text={item} />
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
        <Paragraphs text={block.content} first="t3" rest="t3 mt3" />
      </blockquote>
      <figcaption className="mt4">
        <b className="b">
          <Words text={block.title} />
        </b>
        <span className="sm mut">
          {' '}
          <Words text={block.alt} />
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
          <li key={item.date.bhs + item.title.bhs}>
            <p className="sm b num acc">
              <Words text={item.date} />
            </p>
            <p className="t4">
              <Words text={item.title} />
            </p>
            <Paragraphs text={item.description} first="sm mut" rest="sm mut mt2" />
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
      <dl className={cx('bigs', block.animation && s.rising)}>
        {block.items.map((item) => (
          <div key={item.number + item.label.bhs}>
            <dt>
              <Words text={item.label} />
            </dt>
            <dd className="number">{item.number}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Apply({ block, call }: { block: Block<'apply_button'>; call: CallDetail }) {
  const localized = useLocalized();
  return (
    <section className={s.apply}>
      <Paragraphs
        text={block.content}
        first={cx('lead', s.before)}
        rest={cx('body mut', s.before)}
      />
      <div>
        <ApplyAction call={call} look="btn-l" words={localized(block.title)} />
      </div>
    </section>
  );
}
