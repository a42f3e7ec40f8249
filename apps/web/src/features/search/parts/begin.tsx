import { useTakenOver } from '../../../lib/browser/taken-over.ts';
import { useTitle } from '../../../lib/texts/text.ts';
import { useSearchText } from '../text.ts';
import s from './begin.module.css';
import { Inside } from './inside.tsx';
import { RecentList } from './recent-list.tsx';

/** Before anything is searched for. */
export function Begin() {
  const t = useSearchText();
  const titles = useTitle();
  const isTakenOver = useTakenOver();
  return (
    <>
      <h1 className="visually-hidden">{titles('search')}</h1>
      <p className="lead mt5">{t('lead')}</p>
      <div className={s.recent}>{isTakenOver ? <RecentList /> : null}</div>
      <WhatIsInside />
    </>
  );
}

export function WhatIsInside() {
  const t = useSearchText();
  return (
    <section className="mt8">
      <h2 className="title-3">{t('inside')}</h2>
      <Inside className={s.inside} />
      <p className={`small muted mt5 ${s.outside}`}>{t('outside')}</p>
    </section>
  );
}
