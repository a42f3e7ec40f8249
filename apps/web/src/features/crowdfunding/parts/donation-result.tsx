import type { DonationView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { RotateCw } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { HangingStone, Lookout, MissingStone } from '@app/ui/scenes/arch-pictures';
import type { ReactNode } from 'react';
import { projectAddress } from '../../../entities/crowdfunding/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { endWords } from '../donation/end-words.ts';
import type { BadEnd } from '../donation/flow.ts';
import r from '../donation/result.module.css';
import { useDonationText } from '../donation/text.ts';
import { resumeQuery } from './campaign-dialogs.tsx';
import s from './donation-result.module.css';

interface FrameProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

export function ResultFrame({ picture, title, text, actions, children }: FrameProps) {
  return (
    <section className="wrap section" aria-live="polite">
      <div className={r.result}>
        {picture}
        <h1 className="title-1 mt4">{title}</h1>
        <p className="lead">{text}</p>
        <div className={cx('mt4', s.body)}>{children}</div>
        <div className="row row-wrap mt4 middle">{actions}</div>
      </div>
    </section>
  );
}

export function UnknownDonation() {
  const t = useDonationText();
  return (
    <ResultFrame
      picture={<Lookout />}
      title={t('unknownTitle')}
      text={t('unknownText')}
      actions={
        <Link className="button button-primary" to={pages.campaigns()}>
          {t('toCampaigns')}
        </Link>
      }
    />
  );
}

interface WaitingProps {
  readonly donation: DonationView;
  readonly state: 'idle' | 'checking' | 'failed';
  readonly check: () => Promise<void>;
}

export function WaitingDonation({ donation, state, check }: WaitingProps) {
  const t = useDonationText();
  return (
    <ResultFrame
      picture={<HangingStone />}
      title={t('pendingTitle')}
      text={t('pendingText', { email: donation.donorEmail })}
      actions={
        <>
          <Button
            variant="secondary"
            size="l"
            busy={state === 'checking'}
            busyLabel={t('checking')}
            onClick={() => void check()}
          >
            <RotateCw />
            {t('check')}
          </Button>
          <Link className="button button-ghost button-large" to={projectAddress(donation.slug)}>
            {t('toProject')}
          </Link>
        </>
      }
    >
      {state === 'failed' ? (
        <Note tone="warn">{t('unreachedText')}</Note>
      ) : (
        <Note tone="info">{t('pendingNote')}</Note>
      )}
    </ResultFrame>
  );
}

export function EndedDonation({ donation, end }: { donation: DonationView; end: BadEnd }) {
  const t = useDonationText();
  const [title, text] = endWords[end];
  const project = projectAddress(donation.slug);
  const again = donation.campaign.isDonationEnabled && (end === 'declined' || end === 'expired');
  return (
    <ResultFrame
      picture={<MissingStone />}
      title={t(title)}
      text={t(text)}
      actions={
        again ? (
          <>
            <Link className="button button-primary button-large" to={`${project}?${resumeQuery}=1`}>
              {t('retry')}
            </Link>
            <Link className="button button-secondary button-large" to={project}>
              {t('toProject')}
            </Link>
          </>
        ) : (
          <Link className="button button-primary button-large" to={project}>
            {t('toProject')}
          </Link>
        )
      }
    />
  );
}
