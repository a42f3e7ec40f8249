import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Check, Clock, Copy } from '@app/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { toast } from '../../../lib/toast.ts';
import { agreements } from '../client.ts';
import { useMoneyText } from '../text.ts';
import { useChange } from '../use-change.ts';
import s from './agreement.module.css';
import { AskOnce } from './ask-once.tsx';
import p from './payout.module.css';
import { writtenAccount } from './written-account.ts';

const PayeeDialog = lazyPart(() => import('./payee-dialog.tsx').then((it) => it.PayeeDialog));

/** The account that the bank pays to, and what is written beside the money. */
export function Payee({ view, purpose }: { view: AgreementView; purpose?: string | undefined }) {
  const t = useMoneyText();
  const { shortDate } = useFormat();
  const [writing, setWriting] = useState(false);
  const { payee, abilities } = view;
  return (
    <div className={p.payee}>
      <h3 className="title-4">{t('toWhom')}</h3>
      <div className={p.card}>
        {payee ? (
          <>
            <p className="smaller faint">{t('teamAccount')}</p>
            <p className="bold">{payee.holder}</p>
            <Copied text={payee.account} label={t('copyAccount')} look={p.number}>
              {payee.account.startsWith('BA') ? writtenAccount(payee.account) : payee.account}
            </Copied>
            {payee.checked ? (
              <p className={p.checked}>
                <Check />
                {t('accountChecked', { name: payee.checked.by, day: shortDate(payee.checked.at) })}
              </p>
            ) : (
              <p className={p.unchecked}>
                <Clock />
                {t('accountUnchecked', { name: payee.written.by })}
              </p>
            )}
          </>
        ) : (
          <p className="small">{t('accountNone')}</p>
        )}
        {purpose ? (
          <div className={p.purpose}>
            <p className="smaller faint">{t('purpose')}</p>
            <Copied text={purpose} label={t('copyPurpose')} look="small bold">
              {purpose}
            </Copied>
          </div>
        ) : null}
        <p className={cx('row row-wrap g2 mt3', payee?.checked && s.flush)}>
          {payee && !payee.checked ? <CheckAccount view={view} /> : null}
          {abilities.canWritePayee ? (
            <Button
              size="m"
              variant={payee ? 'ghost' : 'secondary'}
              onClick={() => setWriting(true)}
            >
              {t(payee ? 'changeAccount' : 'writeAccount')}
            </Button>
          ) : null}
        </p>
      </div>
      {writing ? <PayeeDialog view={view} onClose={() => setWriting(false)} /> : null}
    </div>
  );
}

function CheckAccount({ view }: { view: AgreementView }) {
  const t = useMoneyText();
  const { busy, change } = useChange(view.id);
  const point = view.checklist.find((one) => one.point === 'account');
  if (!point?.canTick || !view.payee) return null;
  const { account, holder } = view.payee;
  return (
    <AskOnce
      size="m"
      busy={busy}
      question={t('checkAccount')}
      text={t('sure_account', { account: writtenAccount(account), holder })}
      yes={t('checkAccount')}
      onYes={() =>
        change(() =>
          agreements.tick({
            params: { id: view.id, point: 'account' },
            body: { done: true },
          }),
        )
      }
    >
      {t('checkAccount')}
    </AskOnce>
  );
}

function Copied(props: {
  text: string;
  label: string;
  look: string | undefined;
  children: string;
}) {
  const t = useMoneyText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      toast({ title: t('copied'), tone: 'ok' });
    } catch {
      toast({ title: t('copyFailed', { text: props.text }), tone: 'info', duration: 15_000 });
    }
  };
  return (
    <p className={p.copied}>
      <span className={props.look}>{props.children}</span>
      <IconButton label={props.label} onClick={() => void copy()}>
        <Copy />
      </IconButton>
    </p>
  );
}
