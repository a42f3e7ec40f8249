import { Button } from '@app/ui/button';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { AmountsDialog } from '../dialogs/lazy.ts';
import { useCampaignPageText } from '../text.ts';
import type { OfPage } from '../use-campaign-page.ts';
import s from './amounts.module.css';

interface AmountsProps {
  readonly of: OfPage;
  /** What can still be given now, in KM; null while the campaign takes none. */
  readonly available: number | null;
  onGive(km: number): void;
}

/** What amounts make possible; each is a way into giving it. */
export function Amounts({ of, available, onGive }: AmountsProps) {
  const t = useCampaignPageText();
  const { km } = useFormat();
  const [editing, setEditing] = useState(false);
  const { amounts, canWrite } = of.page;
  if (amounts.length === 0 && !canWrite) return null;
  return (
    <section>
      <div className="row between row-wrap g4">
        <h2 className="title-3">{t('amountsTitle')}</h2>
        {canWrite ? (
          <Button variant="ghost" size="m" onClick={() => setEditing(true)}>
            {t(amounts.length > 0 ? 'amountsEdit' : 'amountsAdd')}
          </Button>
        ) : null}
      </div>
      <ul className={s.amounts}>
        {amounts.map(({ amount, makes }) => (
          <li key={amount}>
            <button
              type="button"
              className={s.amount}
              disabled={available === null || amount > available}
              aria-label={t('giveThis', { amount: km(amount), makes })}
              onClick={() => onGive(amount)}
            >
              <b className="tabular">{km(amount)}</b>
              <span className="small break">{makes}</span>
            </button>
          </li>
        ))}
      </ul>
      {editing ? <AmountsDialog of={of} onClose={() => setEditing(false)} /> : null}
    </section>
  );
}
