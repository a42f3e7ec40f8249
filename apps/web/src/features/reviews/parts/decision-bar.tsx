import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { Button, type ButtonVariant } from '@app/ui/button';
import {
  CircleCheck,
  CircleX,
  HeartHandshake,
  type Icon,
  Megaphone,
  Trophy,
  Undo2,
} from '@app/ui/icons';
import { useState } from 'react';
import { late } from '../../../lib/late.tsx';
import type { DeskEvent } from '../desk-event.ts';
import { useReviewsText } from '../text.ts';
import s from './decision-bar.module.css';

const DecisionDialog = late(() => import('./decision-dialog.tsx'));
const CampaignDialog = late(() => import('./campaign-dialog.tsx'));

interface Choice {
  readonly event: DeskEvent;
  readonly icon: Icon;
  readonly variant: ButtonVariant;
  /** Needs enough scores, and is not for who declared a conflict of interest. */
  readonly decides: boolean;
}

const choices: readonly Choice[] = [
  { event: 'startCampaign', icon: HeartHandshake, variant: 'ink', decides: false },
  { event: 'publish', icon: Megaphone, variant: 'secondary', decides: false },
  { event: 'approve', icon: CircleCheck, variant: 'ink', decides: true },
  { event: 'declareWinner', icon: Trophy, variant: 'secondary', decides: true },
  { event: 'returnForChanges', icon: Undo2, variant: 'secondary', decides: false },
  { event: 'reject', icon: CircleX, variant: 'danger', decides: true },
];

export function DecisionBar({ detail }: { detail: BoardDetail }) {
  const t = useReviewsText();
  const [asking, setAsking] = useState<DeskEvent | null>(null);
  const { events } = detail.application.abilities;
  const offered = choices.filter(({ event }) => events.includes(event));
  const { canDecide } = detail.abilities;
  const close = () => setAsking(null);
  return (
    <>
      {offered.length > 0 ? (
        <section className={s.decision} aria-label={t('decision')}>
          <p className="sm" id="decision-state">
            <DecisionState detail={detail} />
          </p>
          <div className={s.buttons}>
            {offered.map(({ event, icon: Icon, variant, decides }) => (
              <Button
                key={event}
                size="m"
                variant={variant}
                disabled={decides && !canDecide}
                aria-describedby="decision-state"
                onClick={() => setAsking(event)}
              >
                <Icon />
                {t(event)}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
      {asking === 'startCampaign' ? <CampaignDialog detail={detail} onClose={close} /> : null}
      {asking && asking !== 'startCampaign' ? (
        <DecisionDialog event={asking} detail={detail} onClose={close} />
      ) : null}
    </>
  );
}

function DecisionState({ detail }: { detail: BoardDetail }) {
  const t = useReviewsText();
  const { reviewCount: have, quorum, mine, application } = detail;
  if (application.status === 'approved') return t('readyToStart');
  if (mine?.kind === 'conflict') return t('deciderConflict');
  if (have >= quorum) return t('quorumReached', { have, quorum });
  return t('quorumLacks', { count: quorum - have, have, quorum });
}
