import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { ArchGauge } from '@app/ui/arch-gauge';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Check, Flag, Lock, PanelRightClose, PanelRightOpen } from '@app/ui/icons';
import { ProgressBar } from '@app/ui/progress-bar';
import { useId, useState } from 'react';
import {
  minimumMark,
  missingToMinimum,
  percentRaised,
  useCrowdfundingText,
} from '../../../entities/crowdfunding/public.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from './campaign-panel.module.css';
import { cardMarks } from './card-marks.ts';
import { MatchNote } from './match-note.tsx';

interface PanelProps {
  readonly campaign: CampaignView;
  readonly onDonate: () => void;
  readonly onDonors: () => void;
}

/** Recent donations shown (specification §9). */
const recentShown = 2;

export function CampaignPanel({ campaign, onDonate, onDonors }: PanelProps) {
  const t = useCrowdfundingText();
  const [folded, setFolded] = useState(false);
  const id = useId();
  const Icon = folded ? PanelRightOpen : PanelRightClose;
  return (
    <section className={s.panel} aria-labelledby={`${id}-t`}>
      <div className={cx('on-field', s.top)}>
        <div className="row between">
          <h2 className="title-4" id={`${id}-t`}>
            {t('panelTitle')}
          </h2>
          <IconButton
            label={t(folded ? 'expand' : 'collapse')}
            aria-expanded={!folded}
            aria-controls={`${id}-b`}
            onClick={() => setFolded(!folded)}
            className={s.fold}
          >
            <Icon />
          </IconButton>
        </div>
        {folded ? <Folded campaign={campaign} /> : <Arch campaign={campaign} />}
      </div>
      <div className={s.body} id={`${id}-b`} hidden={folded}>
        <Figures campaign={campaign} onDonors={onDonors} />
        <Minimum campaign={campaign} />
        <Earlier campaign={campaign} />
        <MatchNote campaign={campaign} />
        <Action campaign={campaign} onDonate={onDonate} />
        <Recent campaign={campaign} />
        <div className="row between row-wrap g2">
          <ul className={s.cards} aria-label={t('weTake')}>
            {cardMarks.map((mark) => (
              <li key={mark}>
                <span>{mark}</span>
              </li>
            ))}
          </ul>
          <span className="smaller faint row g1">
            <Lock />
            {t('secureNote')}
          </span>
        </div>
      </div>
    </section>
  );
}

interface OfCampaign {
  readonly campaign: CampaignView;
}

function Arch({ campaign }: OfCampaign) {
  const t = useCrowdfundingText();
  return (
    <ArchGauge
      width={236}
      scale={0.19}
      value={Math.min(100, (campaign.currentAmount / campaign.targetAmount) * 100)}
      minimum={minimumMark(campaign)}
      number={t('percent', { n: percentRaised(campaign) })}
      label={t('ofTheGoal')}
    />
  );
}

function Folded({ campaign }: OfCampaign) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  return (
    <p className={cx('row between small', s.folded)}>
      <b className="bold tabular">{km(campaign.currentAmount)}</b>
      <span className="tabular">{t('percent', { n: percentRaised(campaign) })}</span>
    </p>
  );
}

function Figures({ campaign, onDonors }: OfCampaign & Pick<PanelProps, 'onDonors'>) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  const donors = t('donorsWord', { count: campaign.donorCount });
  return (
    <dl className={s.figures}>
      <div>
        <dt className="tabular">{t('ofGoal', { goal: km(campaign.targetAmount) })}</dt>
        <dd className="tabular">{km(campaign.currentAmount)}</dd>
      </div>
      <div>
        <dt>
          <button type="button" className={s.donors} onClick={onDonors}>
            {donors}
            <span className="visually-hidden">, {t('showDonors')}</span>
          </button>
        </dt>
        <dd className="tabular">{campaign.donorCount}</dd>
      </div>
      <div>
        <dt>{t('daysWord', { count: campaign.daysLeft })}</dt>
        <dd className="tabular">{campaign.daysLeft}</dd>
      </div>
    </dl>
  );
}

function Minimum({ campaign }: OfCampaign) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  const missing = missingToMinimum(campaign);
  if (missing > 0) {
    const minimum = km(campaign.minimumAmount);
    return (
      <p className="message">
        <Flag />
        <span>
          {campaign.state === 'ended'
            ? t('minimumMissed', { minimum })
            : t('minimumMissing', { minimum, missing: km(missing) })}
        </span>
      </p>
    );
  }
  return (
    <p className="message ok">
      <Check />
      <span>{t('minimumReached', { minimum: km(campaign.minimumAmount) })}</span>
    </p>
  );
}

/** What the project has from a round that missed its minimum. */
function Earlier({ campaign: { earlierAmount } }: OfCampaign) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  if (earlierAmount === 0) return null;
  return (
    <p className="message ok">
      <Check />
      <span>{t('earlierRound', { amount: km(earlierAmount) })}</span>
    </p>
  );
}

function Action({ campaign, onDonate }: OfCampaign & Pick<PanelProps, 'onDonate'>) {
  const t = useCrowdfundingText();
  const why = useWhyNot(campaign);
  return (
    <div className="column g2">
      <button
        type="button"
        className="button button-large button-primary button-wide"
        disabled={!campaign.isDonationEnabled}
        onClick={onDonate}
      >
        {t('donate')}
      </button>
      {why ? <p className="small muted">{why}</p> : null}
      <noscript>
        <p className="small muted">{t('needsScripts')}</p>
      </noscript>
    </div>
  );
}

/** Why a campaign takes no donations now; null while it does. */
export function useWhyNot(campaign: CampaignView): string | null {
  const { state, isDonationEnabled, startsAt, outcome } = campaign;
  const t = useCrowdfundingText();
  const { dayOf } = useFormat();
  if (isDonationEnabled) return null;
  if (state === 'scheduled') return t('stateScheduled', { date: dayOf(startsAt) });
  if (state === 'reached') return t('stateReached');
  return t(outcome === null || outcome === 'enough' ? 'stateEnded' : `ended_${outcome}`);
}

function Recent({ campaign }: OfCampaign) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  const shown = campaign.recentDonations.slice(0, recentShown);
  if (shown.length === 0) return null;
  return (
    <ul className="rows" aria-label={t('recent')}>
      {shown.map((donation) => (
        <li key={`${donation.donatedAt} ${donation.amount}`} className={cx('row', s.donation)}>
          <Avatar name={donation.donorName ?? ''} size="s" />
          <span className="grow small">
            <b className="bold">{donation.donorName ?? t('anonymous')}</b>
            <br />
            <TimeAgo at={donation.donatedAt} className="muted smaller" />
          </span>
          <b className="bold tabular small">{km(donation.amount)}</b>
        </li>
      ))}
    </ul>
  );
}

export function CampaignBar({ campaign, onDonate }: Omit<PanelProps, 'onDonors'>) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  if (!campaign.isDonationEnabled) return null;
  const raised = km(campaign.currentAmount);
  return (
    <div className="bottom-bar phone-only">
      <div className="grow">
        <div className="row between small">
          <b className="bold tabular">{raised}</b>
          <span className="muted tabular">{t('percent', { n: percentRaised(campaign) })}</span>
        </div>
        <ProgressBar
          className="mt2"
          size="thin"
          value={(campaign.currentAmount / campaign.targetAmount) * 100}
          minimum={minimumMark(campaign)}
          label={t('progressLabel')}
          valueText={t('raisedOf', { raised, goal: km(campaign.targetAmount) })}
        />
      </div>
      <button type="button" className="button button-primary" onClick={onDonate}>
        {t('donate')}
      </button>
    </div>
  );
}
