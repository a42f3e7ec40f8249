import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { Button } from '@app/ui/button';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useAgreementsText } from '../text.ts';
import s from './agreement.module.css';
import { PayoutPanel } from './payout-panel.tsx';

const DivideDialog = lazyPart(() => import('./divide-dialog.tsx').then((it) => it.DivideDialog));

/** The parts in which the grant is paid, each with its condition and what the ledger says. */
export function Instalments({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const [dividing, setDividing] = useState(false);
  const { abilities, agreement } = view;
  return (
    <section className={s.part} id="isplata" aria-labelledby="payment">
      <div className={s.title}>
        <h2 className="title-2" id="payment">
          {t('instalments')}
        </h2>
        {agreement && abilities.canPrepare ? (
          <Button size="m" variant="soft" onClick={() => setDividing(true)}>
            {t('editInstalments')}
          </Button>
        ) : null}
      </div>
      <p className="lead mt2">{t('instalmentsText')}</p>
      <PayoutPanel view={view} />
      {dividing ? <DivideDialog view={view} onClose={() => setDividing(false)} /> : null}
    </section>
  );
}
