import type { SearchKind } from '@app/contracts/search/search.kinds';
import type { SearchAnswer } from '@app/contracts/search/search.schemas';
import { useSearchText } from '../text.ts';
import { Arcade } from './arcade.tsx';
import { Closed } from './closed.tsx';
import s from './found.module.css';
import { Group, OneKind, ofEach } from './groups.tsx';
import { Nearest } from './nearest.tsx';
import { Nothing } from './nothing.tsx';

interface FoundProps {
  readonly q: string;
  readonly kind: SearchKind | undefined;
  readonly answer: SearchAnswer;
  readonly isStranger: boolean;
}

/** Of all kinds together what the reader may know of. */
const sumOf = ({ kinds }: SearchAnswer) => ({
  count: kinds.reduce((sum, { count }) => sum + (count ?? 0), 0),
  hasMore: kinds.some(({ hasMore }) => hasMore),
});

export function Found({ q, kind, answer, isStranger }: FoundProps) {
  const t = useSearchText();
  const { kinds, groups, nearest } = answer;
  const all = sumOf(answer);
  const isShut = kinds.some(({ count }) => count === null);
  if (all.count === 0) {
    return <Nothing q={q} answer={answer} more={isShut ? <Closed /> : null} />;
  }
  const words = () => {
    if (kind) {
      const own = kinds.find((one) => one.kind === kind);
      const count = own?.count ?? 0;
      return own?.hasMore ? t('moreThan', { count }) : t(kind, { count });
    }
    if (all.hasMore) return t('moreThan', { count: all.count });
    return t(isStranger ? 'publicResults' : 'results', { count: all.count });
  };
  return (
    <>
      <div aria-live="polite">
        <h1 className={s.title}>{t('foundFor', { found: words(), query: q })}</h1>
      </div>
      <p className="small muted mt2">{t('forms')}</p>
      <Arcade q={q} kinds={kinds} chosen={kind} all={all} />
      {kind ? (
        <OneKind q={q} kind={kind} answer={answer} isShut={isShut} />
      ) : (
        <>
          {nearest ? <Nearest hit={nearest} /> : null}
          <div className={s.columns}>
            {columnsOf(groups).map((column, place) => (
              <div key={column[0]?.kind ?? 'empty'}>
                {column.map((group) => (
                  <Group
                    key={group.kind}
                    q={q}
                    group={group}
                    nearest={nearest}
                    total={kinds.find((one) => one.kind === group.kind)}
                  />
                ))}
                {isShut && place === 1 ? <Closed /> : null}
              </div>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/**
 * Nearest first: down the first column, then down the second, of about the same height; on a phone
 * one under the other.
 */
function columnsOf(groups: SearchAnswer['groups']): readonly SearchAnswer['groups'][] {
  const heights = groups.map(({ items }) => Math.min(items.length, ofEach) + 1);
  const whole = heights.reduce((sum, height) => sum + height, 0);
  let above = 0;
  const first = heights.findIndex((height) => {
    above += height;
    return above >= whole / 2;
  });
  return [groups.slice(0, first + 1), groups.slice(first + 1)];
}
