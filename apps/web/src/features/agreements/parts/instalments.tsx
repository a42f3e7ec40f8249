import type { AgreementView, InstalmentView } from '@app/contracts/agreements/agreements.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Check, Hourglass, Wallet } from '@app/ui/icons';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useAgreementsText } from '../text.ts';
import s from './agreement.module.css';
import { useConditionWords } from './condition-words.ts';
import m from './money.module.css';

const PayDialog = lazyPart(() => import('./pay-dialog.tsx').then((it) => it.PayDialog));
const DivideDialog = lazyPart(() => import('./divide-dialog.tsx').then((it) => it.DivideDialog));

const signs = { waiting: Hourglass, due: Wallet, paid: Check };
const tones = { waiting: undefined, due: m.waits, paid: m.right };

/** The parts in which the grant is paid, each with its condition and what the ledger says. */
export function Instalments({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const { km } = useFormat();
  const when = useConditionWords();
  const [open, setOpen] = useState<'divide' | InstalmentView | null>(null);
  const { instalments, abilities, agreement } = view;
  const close = () => setOpen(null);
  return (
    <section className={s.part} id="isplata" aria-labelledby="payment">
      <div className={s.title}>
        <h2 className="t2" id="payment">
          {t('instalments')}
        </h2>
        {agreement && abilities.canPrepare ? (
          <Button size="m" variant="soft" onClick={() => setOpen('divide')}>
            {t('editInstalments')}
          </Button>
        ) : null}
      </div>
      <p className="lead mt2">{t('instalmentsText')}</p>
      <ol className={cx(m.parts, 'mt4')}>
        {instalments.map((one, n) => {
          const Sign = signs[one.state];
          const name = t('instalmentN', { number: n + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <li key={n}>
              <span className={cx(m.mark, tones[one.state])}>
                <Sign />
              </span>
              <div className="grow">
                <p className="b">
                  {name}, {km(one.amount)}
                </p>
                <p className="sm mut">
                  {[
                    when(one),
                    one.paid > 0 && one.state !== 'paid'
                      ? t('instalmentPart', { amount: km(one.paid) })
                      : t(`instalment_${one.state}`),
                  ].join(' · ')}
                </p>
              </div>
              {one.state === 'due' && abilities.canPay ? (
                <Button
                  size="m"
                  aria-label={t('payOf', { what: name })}
                  onClick={() => setOpen(one)}
                >
                  {t('pay')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {open === 'divide' ? <DivideDialog view={view} onClose={close} /> : null}
      {open && open !== 'divide' ? (
        <PayDialog view={view} instalment={open} onClose={close} />
      ) : null}
    </section>
  );
}
