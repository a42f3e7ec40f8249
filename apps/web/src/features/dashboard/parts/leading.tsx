import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { NextStone } from '@app/ui/scenes/next-stone';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { useDashboardText } from '../text.ts';
import s from './dashboard.module.css';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export interface Leading {
  /** 1 where it is what the page is called. */
  readonly level?: 1 | 2;
}

export function Title({
  level = 2,
  className,
  children,
}: Leading & { className?: string; children: ReactNode }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading className={cx(level === 1 ? 'title-1' : 'title-2', className)} id="urgent">
      {children}
    </Heading>
  );
}

/** What leads the page of who has no application at all. */
export function FirstStone({ level = 2 }: Leading) {
  const t = useDashboardText();
  const total = 9;
  return (
    <section className={cx('on-field', s.urgent)} aria-labelledby="urgent">
      <div>
        <Title level={level}>{t('emptyTitle')}</Title>
        <p className="mt3 field-muted">{t('emptyText')}</p>
        <div className={s.do}>
          <Link className="button button-field" to={pages.calls({ state: 'open' })}>
            {t('seeCalls')}
          </Link>
        </div>
      </div>
      <NextStone
        placed={Array.from({ length: total }, () => false)}
        next={0}
        number={`0 / ${total}`}
        note={t('allAhead')}
        label={t('sections', { done: 0, total })}
      />
    </section>
  );
}
