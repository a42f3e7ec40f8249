import { paymentsInfoTexts } from '@app/messages/payments-info';
import { cx } from '@app/ui/cx';
import { PageHead } from '../../../lib/page-head.tsx';
import { textsFor } from '../../../lib/text.ts';
import s from './info-page.module.css';

const useInfoText = textsFor('payments-info', paymentsInfoTexts);

const numbers = [1, 2, 3, 4, 5] as const;

export function InfoPage({ name }: { name: 'security' | 'fees' }) {
  const t = useInfoText();
  return (
    <article className="wrap sec">
      <PageHead description={t(`${name}Lead`)} />
      <h1 className="t1">{t(`${name}Title`)}</h1>
      <p className={cx('lead mt4', s.lead)}>{t(`${name}Lead`)}</p>
      {numbers.map((n) => (
        <section key={n} className="mt7">
          <h2 className="t3">{t(`${name}${n}`)}</h2>
          <p className="body mut mt3">{t(`${name}${n}Text`)}</p>
        </section>
      ))}
    </article>
  );
}
