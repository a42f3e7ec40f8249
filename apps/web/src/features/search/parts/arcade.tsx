import { pages } from '@app/contracts/pages';
import type { SearchKind } from '@app/contracts/search/search.kinds';
import type { SearchAnswer } from '@app/contracts/search/search.schemas';
import { cx } from '@app/ui/cx';
import { Lock } from '@app/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { bringIntoRow } from '../../../lib/browser/in-row.ts';
import { useSearchText } from '../text.ts';
import s from './arcade.module.css';

interface ArcadeProps {
  readonly q: string;
  readonly kinds: SearchAnswer['kinds'];
  readonly chosen: SearchKind | undefined;
  readonly all: { readonly count: number; readonly hasMore: boolean };
}

/** The kinds as arches with what stands in each; one that is shut to a stranger has no number. */
export function Arcade({ q, kinds, chosen, all }: ArcadeProps) {
  const t = useSearchText();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice stands elsewhere in the row
  useEffect(() => {
    bringIntoRow(row.current?.querySelector<HTMLElement>('[aria-current]') ?? null);
  }, [chosen]);
  return (
    <nav className={cx('row-aside', s.arcade)} aria-label={t('kinds')}>
      <ul ref={row}>
        <li>
          <Arch to={pages.search({ q })} isChosen={!chosen} name={t('all')}>
            {numberOf(all.count, all.hasMore)}
          </Arch>
        </li>
        {kinds.map(({ kind, count, hasMore }) => (
          <li key={kind}>
            {count === null ? (
              <span className={cx(s.arch, s.shut)}>
                <span className={s.top}>
                  <Lock />
                </span>
                <span className={s.name}>
                  {t(`kind_${kind}`)}
                  <span className="visually-hidden">, {t('membersOnly')}</span>
                </span>
              </span>
            ) : (
              <Arch
                to={count > 0 || kind === chosen ? pages.search({ q, vrsta: kind }) : null}
                isChosen={kind === chosen}
                name={t(`kind_${kind}`)}
              >
                {numberOf(count, hasMore)}
              </Arch>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const numberOf = (count: number, hasMore: boolean) => `${count}${hasMore ? '+' : ''}`;

interface ArchProps {
  /** Null: there is nothing to be led to. */
  readonly to: string | null;
  readonly isChosen: boolean;
  readonly name: string;
  readonly children: ReactNode;
}

function Arch({ to, isChosen, name, children }: ArchProps) {
  const inside = (
    <>
      <span className={cx(s.top, 'tabular')}>{children}</span>
      <span className={s.name}>{name}</span>
    </>
  );
  if (to === null) return <span className={cx(s.arch, s.none)}>{inside}</span>;
  return (
    <PageLink
      className={s.arch}
      to={to}
      preventScrollReset
      {...(isChosen && { 'aria-current': 'page' })}
    >
      {inside}
    </PageLink>
  );
}
