import { cx } from '@app/ui/cx';
import { PageHead } from '../../../lib/page-head.tsx';
import { useLegalText } from '../text.ts';
import s from './legal-page.module.css';

const numbers = [1, 2, 3, 4, 5] as const;

export function LegalPage({ name }: { name: 'terms' | 'privacy' }) {
  const t = useLegalText();
  return (
    <article className="wrap sec">
      <PageHead description={t(`${name}Lead`)} />
      <h1 className="t1">{t(`${name}Title`)}</h1>
      <p className="lead mt4">{t(`${name}Lead`)}</p>
      <div className={cx('rows mt7', s.sections)}>
        {numbers.map((n) => (
          <section key={n}>
            <h2 className="t3">{t(`${name}${n}`)}</h2>
            <p className="body mut">{t(`${name}${n}Text`)}</p>
          </section>
        ))}
      </div>
      <p className="sm sub mt7">{t('updated')}</p>
    </article>
  );
}
