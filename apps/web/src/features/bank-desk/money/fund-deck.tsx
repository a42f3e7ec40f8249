import type { Fund } from '@app/contracts/funds/funds.schemas';
import { cx } from '@app/ui/cx';
import type { CSSProperties } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from './fund-deck.module.css';
import { useFundsText } from './text.ts';

/** What a fund comes to, as the deck of a bridge: spans as wide as their money. */
export function FundDeck({ fund: { totals, years } }: { fund: Fund }) {
  const t = useFundsText();
  const { km } = useFormat();
  const owed = totals.granted - totals.paid;
  const spans = [
    { key: 'paid', amount: totals.paid },
    { key: 'promised', amount: owed },
    { key: 'left', amount: Math.max(0, totals.left) },
  ] as const;
  // A span without money keeps a sliver, so that the bridge has its three piers.
  const widest = Math.max(1, ...spans.map(({ amount }) => amount));
  const columns: CSSProperties & Record<'--cols', string> = {
    '--cols': spans.map(({ amount }) => `${Math.max(amount / widest, 0.22)}fr`).join(' '),
  };
  const [latest] = years;
  return (
    <div className={s.deck} style={columns}>
      <div className={s.in}>
        <p>
          <span className="small muted">{t('inAll')}</span>
          <br />
          <span className="number">{km(totals.received)}</span>
        </p>
        {latest ? (
          <p className="small muted tabular">
            {t('inYear', { year: latest.year, amount: km(latest.received) })}
          </p>
        ) : null}
      </div>
      <div className={s.spans} aria-hidden>
        {spans.map(({ key, amount }) => (
          <i key={key} className={cx(s[key], amount === 0 && s.none)} />
        ))}
      </div>
      <dl>
        {spans.map(({ key, amount }) => (
          <div key={key} className={cx(s.pier, s[key])}>
            <dt>{t(key)}</dt>
            <dd>{km(key === 'left' ? totals.left : amount)}</dd>
            <dd>
              {key === 'paid' && totals.returned > 0
                ? t('paidReturned', { amount: km(totals.returned) })
                : t(key === 'left' && totals.left < 0 ? 'leftBelow' : `${key}Says`)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
