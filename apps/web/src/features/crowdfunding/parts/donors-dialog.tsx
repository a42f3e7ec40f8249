import '@app/ui/forms.css';
import type { CampaignView, DonorView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { EmptyState } from '@app/ui/empty-state';
import { Note } from '@app/ui/note';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { crowdfunding, useCrowdfundingText } from '../../../entities/crowdfunding/public.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DonorItem, keyOfDonor } from './donor-item.tsx';

const pageSize = 50;

interface DonorsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly campaign: CampaignView;
}

export default function DonorsDialog({ open, onOpenChange, campaign }: DonorsProps) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('donorsTitle')}
      description={`${t('donors', { count: campaign.donorCount })}. ${t('donorsSum', { amount: km(campaign.currentAmount) })}.`}
      closeLabel={t('close')}
    >
      <Donors applicationId={campaign.applicationId} count={campaign.donorCount} />
    </Dialog>
  );
}

interface Listed {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly donors: readonly DonorView[];
  readonly next: string | null;
}

function useDonors(applicationId: string, count: number) {
  const [list, setList] = useState<Listed>({ state: 'loading', donors: [], next: null });
  const load = useCallback(
    async (after: string | null) => {
      setList((before) => ({ ...before, state: 'loading' }));
      try {
        const query = { limit: pageSize, ...(after ? { after } : {}) };
        const page = await crowdfunding.donors.paged({ params: { applicationId }, query });
        setList((before) => ({
          state: 'ready',
          donors: after ? [...before.donors, ...page.items.donors] : page.items.donors,
          next: page.next,
        }));
      } catch {
        setList((before) => ({ ...before, state: 'failed' }));
      }
    },
    [applicationId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody gave, so the list begins anew
  useEffect(() => void load(null), [load, count]);
  return { ...list, load };
}

function Donors({ applicationId, count }: { applicationId: string; count: number }) {
  const t = useCrowdfundingText();
  const { state, donors, next, load } = useDonors(applicationId, count);
  if (state === 'ready' && donors.length === 0) {
    return <EmptyState picture={<MissingStone />} title={t('noDonors')} text={t('noDonorsText')} />;
  }
  return (
    <>
      <ul className="rows">
        {donors.map((donor) => (
          <DonorItem key={keyOfDonor(donor)} donor={donor} />
        ))}
      </ul>
      {state === 'loading' && donors.length === 0 ? <LoadingState /> : null}
      {state === 'failed' ? (
        <Note tone="bad" role="alert">
          <p>{t('donorsFailed')}</p>
          <Button className="mt3" size="m" onClick={() => void load(next)}>
            {t('retry')}
          </Button>
        </Note>
      ) : next ? (
        <Button variant="secondary" wide busy={state === 'loading'} onClick={() => void load(next)}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}

function LoadingState() {
  const t = useCrowdfundingText();
  return (
    <Loading label={t('loading')} className="form">
      {[1, 2, 3, 4].map((n) => (
        <div key={n} className="row">
          <Skeleton width={32} height={32} shape="round" />
          <Skeleton className="grow" />
          <Skeleton width={56} />
        </div>
      ))}
    </Loading>
  );
}
