import type { Confirmations, DonationConfirmation } from '@app/contracts/gifts/gifts.schemas';
import { giftSums } from '@app/domain/gifts/gift';
import { fening, fromKm, toKm } from '@app/domain/money';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { IconButton } from '@app/ui/icon-button';
import { Plus, RefreshCw, X } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { gifts } from '../client.ts';
import { ConfirmRemove, PreviewDialog, ProofDialog, RequestDialog } from '../dialogs/lazy.ts';
import { useGiftActions, useGifts, useReload } from '../queries.ts';
import { useGiftsText } from '../text.ts';
import { GiftRow } from './gift-row.tsx';
import type { Opened } from './opened.ts';
import s from './panel.module.css';

/** Confirmations of an application: counters, quick actions, how much is confirmed, the list. */
export default function GiftsPanel({ application }: { application: string }) {
  const t = useGiftsText();
  const query = useGifts(application);
  return (
    <section aria-labelledby="potvrde-naslov">
      <h2 className="title-3" id="potvrde-naslov">
        {t('title')}
      </h2>
      <p className="muted mt2">{t('lead')}</p>
      {query.data ? (
        <Panel application={application} known={query.data} isFetching={query.isFetching} />
      ) : query.isError ? (
        <Failed title={t('failed')} query={query} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height={480} />
        </Loading>
      )}
    </section>
  );
}

interface PanelProps {
  readonly application: string;
  readonly known: Confirmations;
  readonly isFetching: boolean;
}

function Panel({ application, known, isFetching }: PanelProps) {
  const t = useGiftsText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, canAsk } = known;
  const add = () => setOpened({ what: 'new' });
  return (
    <>
      {data.length > 0 ? <Sums gifts={data} /> : null}
      {canAsk ? <Quick application={application} isFetching={isFetching} onNew={add} /> : null}
      {data.length === 0 ? (
        <EmptyState
          framed
          className="mt5"
          title={t('empty')}
          text={t(canAsk ? 'emptyText' : 'emptyBank')}
        />
      ) : (
        <ul className={s.list}>
          {data.map((gift) => (
            <GiftRow key={gift.id} gift={gift} onOpen={setOpened} />
          ))}
        </ul>
      )}
      <Dialogs
        application={application}
        known={known}
        opened={opened}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

const worthOf = (gifts: readonly DonationConfirmation[]) =>
  giftSums(
    gifts.map(({ status, agreedValue }) => ({
      status,
      value: agreedValue === null ? null : fromKm(agreedValue),
    })),
  );

function Sums({ gifts: all }: { gifts: readonly DonationConfirmation[] }) {
  const t = useGiftsText();
  const { km: format } = useFormat();
  const { counts, worth } = worthOf(all);
  // Gifts of which no amount was agreed are counted instead.
  const hasWorth = worth.total > 0;
  const measured = hasWorth ? worth : counts;
  const formatted = (n: number) => (hasWorth ? format(toKm(fening(n))) : String(n));
  const counters = [
    ['total', counts.total],
    ['confirmed', counts.confirmed],
    ['pending', counts.pending],
  ] as const;
  const parts = [
    ['confirmed', measured.confirmed],
    ['pending', measured.pending],
    ['rejected', measured.rejected + measured.expired],
  ] as const;
  return (
    <>
      <div className={s.sums}>
        <div>
          <p className="number">{formatted(measured.confirmed)}</p>
          <p className="small muted mt2">{t('of', { amount: formatted(measured.total) })}</p>
        </div>
        <ul>
          {counters.map(([key, count]) => (
            <li key={key}>
              <b>{count}</b>
              {t(key, { count })}
            </li>
          ))}
        </ul>
      </div>
      <div
        className={s.bar}
        role="progressbar"
        aria-label={t('barLabel')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((measured.confirmed / measured.total) * 100)}
        aria-valuetext={t('bar', {
          confirmed: formatted(measured.confirmed),
          total: formatted(measured.total),
        })}
      >
        {parts
          .filter(([, value]) => value > 0)
          .map(([part, value]) => (
            <i key={part} data-part={part} style={{ flexGrow: value }} />
          ))}
      </div>
      <p className={s.legend}>
        {parts
          .filter(([, value]) => value > 0)
          .map(([part, value]) => (
            <span key={part}>
              <i data-part={part} />
              {t(`legend_${part}`, { amount: formatted(value) })}
            </span>
          ))}
      </p>
    </>
  );
}

interface QuickProps {
  readonly application: string;
  readonly isFetching: boolean;
  onNew(): void;
}

/** Can be put away; what it offers first stays within reach. */
function Quick({ application, isFetching, onNew }: QuickProps) {
  const t = useGiftsText();
  const reload = useReload(application);
  const [hidden, setHidden] = useState(false);
  if (hidden) {
    return (
      <div className="row row-wrap g4 mt5">
        <Button variant="soft" size="m" onClick={onNew}>
          <Plus />
          {t('newRequest')}
        </Button>
        <Button variant="ghost" size="m" onClick={() => setHidden(false)}>
          {t('show')}
        </Button>
      </div>
    );
  }
  return (
    <section className={s.quick} aria-label={t('quick')}>
      <div className="grow">
        <h3 className="title-4">{t('quick')}</h3>
        <p className="small muted mt2">{t('quickText')}</p>
      </div>
      <div className="row row-wrap g4">
        <Button variant="primary" size="m" onClick={onNew}>
          <Plus />
          {t('newRequest')}
        </Button>
        <Button
          variant="secondary"
          size="m"
          busy={isFetching}
          busyLabel={t('refresh')}
          onClick={() => void reload()}
        >
          <RefreshCw />
          {t('refresh')}
        </Button>
      </div>
      <IconButton className={s.hide} label={t('hide')} onClick={() => setHidden(true)}>
        <X />
      </IconButton>
    </section>
  );
}

interface DialogsProps {
  readonly application: string;
  readonly known: Confirmations;
  readonly opened: Opened | null;
  onClose(): void;
}

function Dialogs({ application, known, opened, onClose }: DialogsProps) {
  const t = useGiftsText();
  const { busy, run } = useGiftActions(application);
  const what = opened?.what;
  const gift = opened && 'gift' in opened ? opened.gift : null;
  const remove = async () => {
    if (!gift) return;
    await run({ send: () => gifts.remove({ params: { id: gift.id } }) });
    onClose();
  };
  return (
    <>
      {what === 'new' || what === 'amend' ? (
        <RequestDialog
          application={application}
          contributions={known.contributions}
          gift={gift}
          onClose={onClose}
        />
      ) : null}
      {what === 'proof' && gift ? <ProofDialog gift={gift} onClose={onClose} /> : null}
      {what === 'preview' && gift ? <PreviewDialog gift={gift} onClose={onClose} /> : null}
      <ConfirmRemove
        open={what === 'remove'}
        onOpenChange={onClose}
        title={t('removeTitle')}
        description={t('removeText', { name: gift?.donorName ?? '' })}
        confirmLabel={t('removeConfirm')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="danger"
        busy={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
