import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { donationPolicy } from '@app/domain/crowdfunding/donation.policy';
import { Button } from '@app/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applications } from '../../../entities/applications/public.ts';
import { crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { useActions } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { caches } from '../../../lib/queries/caches.ts';
import { useActor } from '../../../lib/session/permissions.ts';
import { toast } from '../../../lib/toast.ts';
import s from './campaign-acts.module.css';
import { useCampaignsText } from './text.ts';

const MatchDialog = lazyPart(() => import('./match-dialog.tsx'));
const ReleaseDialog = lazyPart(() => import('./release-dialog.tsx'));
const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

interface OfCampaign {
  readonly campaign: CampaignView;
}

function useAskAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['bank-desk'] });
  };
}

/** What doubles the donations of a campaign, and what its bank does with it. */
export function CampaignActs({ campaign }: OfCampaign) {
  const { actor } = useActor();
  const mayAct = donationPolicy.match(actor, { bankSlug: campaign.bankSlug }).ok;
  return (
    <div className={s.acts}>
      {campaign.match || campaign.matchedAmount > 0 ? <Matches campaign={campaign} /> : null}
      {campaign.isDonationEnabled && mayAct ? <Doubling campaign={campaign} /> : null}
      {campaign.outcome ? <Outcome campaign={campaign} mayAct={mayAct} /> : null}
    </div>
  );
}

const matchesQuery = (id: string) => ({
  queryKey: ['bank-desk', 'matches', id],
  queryFn: () => crowdfunding.matches({ params: { id } }),
  ...caches.asShown,
});

function Matches({ campaign: { id } }: OfCampaign) {
  const t = useCampaignsText();
  const { km, date } = useFormat();
  const { data = [] } = useQuery(matchesQuery(id));
  return (
    <ul className="small">
      {data.map(({ id: match, giver, givenAmount, amount, endsAt, isRunning }) => (
        <li key={match}>
          {t(isRunning ? 'matchRuns' : 'matchWas', {
            giver,
            given: km(givenAmount),
            amount: km(amount),
            date: date(endsAt),
          })}
        </li>
      ))}
    </ul>
  );
}

function Doubling({ campaign }: OfCampaign) {
  const t = useCampaignsText();
  const askAnew = useAskAnew();
  const [open, setOpen] = useState(false);
  if (campaign.match) return <EndMatch campaign={campaign} />;
  return (
    <>
      <Button
        size="m"
        variant="secondary"
        aria-label={t('matchOf', { title: campaign.title })}
        onPointerEnter={() => void MatchDialog.load()}
        onClick={() => setOpen(true)}
      >
        {t('match')}
      </Button>
      {open ? (
        <MatchDialog campaign={campaign} onSet={askAnew} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/** Does something once, and says what came of it. */
function useDoing() {
  const t = useCampaignsText();
  return useActions({
    refused: (error) => (isApiError(error, 'INCOMPLETE', 'WRONG_STATUS') ? t('missed') : undefined),
    onSettled: useAskAnew(),
  });
}

function EndMatch({ campaign }: OfCampaign) {
  const t = useCampaignsText();
  const [open, setOpen] = useState(false);
  const { busy, run } = useDoing();
  const { data = [] } = useQuery(matchesQuery(campaign.id));
  const running = data.find(({ isRunning }) => isRunning);
  if (!running) return null;
  return (
    <>
      <Button size="m" variant="soft" onClick={() => setOpen(true)}>
        {t('endMatch')}
      </Button>
      {open ? (
        <ConfirmDialog
          open
          onOpenChange={setOpen}
          title={t('endMatchTitle')}
          description={t('endMatchText')}
          confirmLabel={t('endMatch')}
          cancelLabel={t('keep')}
          closeLabel={t('keep')}
          busy={busy}
          onConfirm={() =>
            void run({
              send: () => crowdfunding.endMatch({ params: { id: running.id } }),
              done: t('matchEnded'),
            }).then(() => setOpen(false))
          }
        />
      ) : null}
    </>
  );
}

/** How it came out; where the minimum is missing, what the bank chooses. */
function Outcome({ campaign, mayAct }: OfCampaign & { mayAct: boolean }) {
  const t = useCampaignsText();
  const { km } = useFormat();
  const { outcome, applicationId, minimumAmount } = campaign;
  if (outcome === 'enough') {
    return (
      <>
        <p className="small">{t('enough')}</p>
        <Link className="go" to={pages.agreement({ id: applicationId })}>
          {t('toContract')}
        </Link>
      </>
    );
  }
  if (outcome === 'below') {
    return (
      <>
        <p className="small">{t('below', { minimum: km(minimumAmount) })}</p>
        {mayAct ? <Choice campaign={campaign} /> : null}
      </>
    );
  }
  return outcome ? <p className="small muted">{t(`outcome_${outcome}`)}</p> : null;
}

function Choice({ campaign }: OfCampaign) {
  const t = useCampaignsText();
  const askAnew = useAskAnew();
  const [open, setOpen] = useState<'secondRound' | 'release' | null>(null);
  const { busy, run } = useDoing();
  const params = { id: campaign.applicationId };
  const close = () => setOpen(null);
  return (
    <div className="row row-wrap g2">
      <Button size="m" variant="primary" onClick={() => setOpen('secondRound')}>
        {t('secondRound')}
      </Button>
      <Button size="m" variant="danger" onClick={() => setOpen('release')}>
        {t('release')}
      </Button>
      {open === 'secondRound' ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('secondRoundTitle')}
          description={t('secondRoundText')}
          confirmLabel={t('secondRound')}
          cancelLabel={t('keep')}
          closeLabel={t('keep')}
          busy={busy}
          onConfirm={() =>
            void run({
              send: () => applications.move({ params, body: { event: 'planSecondRound' } }),
              done: t('secondRoundDone'),
            }).then(close)
          }
        />
      ) : null}
      {open === 'release' ? (
        <ReleaseDialog
          campaign={campaign}
          onClose={close}
          send={async (reason) => {
            await applications.move({ params, body: { event: 'release', reason } });
            toast({ title: t('releaseDone'), tone: 'ok' });
            await askAnew();
          }}
        />
      ) : null}
    </div>
  );
}
