import type { SearchHit } from '@app/contracts/search/search.schemas';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import { ArchGauge } from '@app/ui/arch-gauge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../entities/applications/public.ts';
import { StateBadge, timeLeft, useCallsText } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { useSearchText } from '../text.ts';
import { FoundIn, foundBeside } from './found-in.tsx';
import s from './hits.module.css';
import { isMarked, Marked } from './marked.tsx';
import { keyOf, Person } from './small-picture.tsx';

interface HitsProps {
  readonly items: readonly SearchHit[];
  /** Where nothing stands beside them. */
  readonly isLarge?: boolean;
}

export const Hits = ({ items, isLarge }: HitsProps) => (
  <ul className={isLarge ? s.large : undefined}>
    {items.map((hit) => (
      <HitRow key={hit.id} hit={hit} />
    ))}
  </ul>
);

interface HitProps {
  readonly hit: SearchHit;
}

/** A hit in the shape of its kind: a person round, a project a picture, a call an arch of days. */
function HitRow({ hit }: HitProps) {
  switch (hit.kind) {
    case 'people':
      return <Row hit={hit} className={s.person} picture={<Person hit={hit} size="l" />} />;
    case 'projects':
      return (
        <Row
          hit={hit}
          className={s.project}
          picture={
            <span className={s.picture}>
              <ProjectPicture id={keyOf(hit)} emblem="" picture={hit.picture} label="" />
            </span>
          }
          badge={hit.status ? <StatusBadge status={hit.status as ApplicationStatus} /> : null}
        />
      );
    case 'calls':
      return (
        <Row
          hit={hit}
          className={s.call}
          picture={<DaysLeft hit={hit} />}
          badge={<CallState hit={hit} />}
        />
      );
    case 'banks':
      return (
        <Row
          hit={hit}
          className={s.call}
          picture={<BankEmblem emblem={keyOf(hit)} width={60} />}
          badge={
            <span className={s.on} aria-hidden="true">
              <ArrowRight />
            </span>
          }
        />
      );
    case 'articles':
      return <Row hit={hit} className={s.article} />;
    default:
      return <Post hit={hit} />;
  }
}

interface RowProps extends HitProps {
  readonly className: string | undefined;
  readonly picture?: ReactNode;
  readonly badge?: ReactNode;
}

function Row({ hit, className, picture, badge }: RowProps) {
  const found = foundBeside(hit);
  return (
    <li className={cx(s.hit, className)}>
      {picture ? <span className={s.first}>{picture}</span> : null}
      <div className="shrinks">
        <Title hit={hit} />
        <About hit={hit} />
        {found ? (
          <p className={s.found}>
            <FoundIn found={found} />
          </p>
        ) : null}
      </div>
      {badge ? <span className={s.badge}>{badge}</span> : null}
    </li>
  );
}

function Title({ hit }: HitProps) {
  return (
    <h3 className={s.title}>
      <Link to={hit.page}>
        <Marked text={hit.title} />
      </Link>
    </h3>
  );
}

function About({ hit }: HitProps) {
  const about = useAbout(hit);
  return about.length > 0 ? <p className="small muted">{about.join(' · ')}</p> : null;
}

/** Whose it is, where, and when. */
export function useAbout({ kind, by, place, at, status, isTeamOnly }: SearchHit): string[] {
  const t = useSearchText();
  const { dayOf, momentOf, longDate } = useFormat();
  const when = () => {
    if (at === null || kind === 'projects') return '';
    if (kind !== 'calls') return longDate(at);
    return status === 'closed'
      ? t('ended', { day: dayOf(at) })
      : t('until', { moment: momentOf(at) });
  };
  return [by, by.includes(place) ? '' : place, when(), isTeamOnly ? t('teamOnly') : ''].filter(
    Boolean,
  );
}

/** Days that make the arch whole. */
const wholeArch = 30;

function DaysLeft({ hit: { status, at } }: HitProps) {
  const t = useCallsText();
  const now = useNow();
  if (status !== 'open' || at === null) return <span className={s.closed} aria-hidden="true" />;
  const { unit, count } = timeLeft(at, now);
  const days = unit === 'days' ? count : 1;
  return (
    <ArchGauge
      width="inherit"
      scale={0.23}
      value={Math.min(100, (days / wholeArch) * 100)}
      number={count}
      label={t(unit, { count })}
    />
  );
}

function CallState({ hit: { status } }: HitProps) {
  return status === 'open' || status === 'coming' || status === 'closed' ? (
    <StateBadge state={status} />
  ) : null;
}

/** A post is its own words, below who wrote it. */
function Post({ hit }: HitProps) {
  const found = foundBeside(hit);
  const { longDate } = useFormat();
  return (
    <li className={cx(s.hit, s.post)}>
      <Person hit={hit} />
      <div className="shrinks">
        <p className="small">
          <b>{hit.by}</b>
          {hit.at ? <span className="faint"> · {longDate(hit.at)}</span> : null}
        </p>
        <h3 className={s.words}>
          <Link to={hit.page}>
            <Marked text={hit.title} />
          </Link>
        </h3>
        {found && (found.part !== 'text' || !isMarked(hit.title)) ? (
          <p className={s.found}>
            <FoundIn found={found} />
          </p>
        ) : null}
      </div>
    </li>
  );
}
