import { parseAddress } from '@app/contracts/endpoint';
import { paymentsPaths } from '@app/contracts/payments/payments.paths';
import type { PaymentView } from '@app/contracts/payments/payments.schemas';
import { Button } from '@app/ui/button';
import { useState } from 'react';
import { payments } from '../../../entities/payments/public.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { usePaymentsText } from '../text.ts';
import s from './payments.module.css';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

interface DonorProps {
  readonly payment: PaymentView;
}

/** Who gave, and what they may ask for: a copy of what is kept, and that it is kept no more. */
export function Donor({ payment: { id, donor, canForget } }: DonorProps) {
  const t = usePaymentsText();
  return (
    <section className={s.part}>
      <h3 className="title-4">{t('donor')}</h3>
      {donor ? (
        <>
          <p className="mt3">
            <b>{donor.name}</b>
          </p>
          <p>
            <a className="link" href={`mailto:${donor.email}`}>
              {donor.email}
            </a>
          </p>
          {donor.phone ? <p className="tabular">{donor.phone}</p> : null}
          {donor.address ? <p>{donor.address}</p> : null}
          {donor.message ? <p className="muted mt2">„{donor.message}“</p> : null}
          <p className="smaller muted mt2">{t('donorNoted')}</p>
          <p className="row row-wrap g4 mt3">
            <TakeAway id={id} />
            {canForget ? <Forget id={id} /> : null}
          </p>
        </>
      ) : (
        <p className="muted mt3">{t('donorGone')}</p>
      )}
    </section>
  );
}

function TakeAway({ id }: { readonly id: string }) {
  const t = usePaymentsText();
  const { path } = parseAddress(paymentsPaths.donor);
  const saving = useAction({
    send: () => download(urlOf(path, { params: { id } }), 'donor.json'),
    failed: t('exportFailed'),
  });
  return (
    <Button
      variant="soft"
      size="m"
      busy={saving.busy}
      busyLabel={t('exporting')}
      onClick={() => void saving.run()}
    >
      {t('donorFile')}
    </Button>
  );
}

function Forget({ id }: { readonly id: string }) {
  const t = usePaymentsText();
  const [asking, setAsking] = useState(false);
  const forgetting = useAction({
    send: () => payments.forget({ params: { id } }),
    done: t('forgotten'),
    failed: t('forget'),
    onSuccess: () => setAsking(false),
    invalidates: [['payments']],
  });
  return (
    <>
      <Button variant="ghost" size="m" onClick={() => setAsking(true)}>
        {t('forget')}
      </Button>
      {asking ? (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('forgetTitle')}
          description={t('forgetText')}
          confirmLabel={t('forget')}
          cancelLabel={t('close')}
          closeLabel={t('close')}
          tone="danger"
          busy={forgetting.busy}
          busyLabel={t('sending')}
          onConfirm={() => void forgetting.run()}
        />
      ) : null}
    </>
  );
}
