import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { isTalking } from '@app/domain/mentorship/request.machine';
import { Button } from '@app/ui/button';
import { Hand, Lock, Star } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useEffect, useRef, useState } from 'react';
import { RateDialog } from '../dialogs/lazy.ts';
import { isFocusLost } from '../focus.ts';
import { useMove } from '../move.ts';
import { useMentorshipText } from '../text.ts';
import { MentorshipComposer } from './composer.tsx';
import s from './conversation.module.css';

interface FootProps {
  readonly request: MentorshipRequest;
  /** Begins a new request; left out where the reader may not. */
  readonly onAsk: (() => void) | undefined;
}

/** What the reader can do next: claim it, write, or rate what was written. */
export function MentorshipFoot({ request, onAsk }: FootProps) {
  const t = useMentorshipText();
  const { canWrite, canNote, status, events, claimedByMemberId } = request;
  const claims = status === 'open' && claimedByMemberId === null && events.includes('claim');
  const [noting, setNoting] = useState(false);
  const talking = isTalking(status);
  const foot = useRef<HTMLDivElement>(null);
  const claimed = useRef(claims);
  useEffect(() => {
    // The key that claimed it is gone: one writes on.
    if (claimed.current && !claims && isFocusLost()) {
      foot.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    }
    claimed.current = claims;
  }, [claims]);
  return (
    <div ref={foot} className={s.foot}>
      {claims ? <ClaimBar request={request} /> : null}
      {!talking ? <Closed request={request} onAsk={onAsk} /> : null}
      {talking && !canWrite && !claims && request.claimedByName ? (
        <p className="small muted">{t('othersClaim', { name: request.claimedByName })}</p>
      ) : null}
      {canWrite || (canNote && noting) ? (
        <MentorshipComposer
          request={request}
          onDone={canWrite ? undefined : () => setNoting(false)}
        />
      ) : null}
      {canNote && !canWrite && !noting ? (
        <Button size="m" variant="ghost" className="at-start" onClick={() => setNoting(true)}>
          <Lock />
          {t('writeNote')}
        </Button>
      ) : null}
    </div>
  );
}

function ClaimBar({ request }: Pick<FootProps, 'request'>) {
  const t = useMentorshipText();
  const { busy, run } = useMove(request);
  return (
    <div className={s.claim}>
      <p className="small">
        <b className="bold">{t('unclaimed')}</b> <span className="muted">{t('unclaimedText')}</span>
      </p>
      <Button
        variant="primary"
        busy={busy}
        busyLabel={t('claiming')}
        onClick={() => void run({ body: { status: 'claimed' }, done: t('claimed') })}
      >
        <Hand />
        {t('claim')}
      </Button>
    </div>
  );
}

function Closed({ request, onAsk }: FootProps) {
  const t = useMentorshipText();
  const [rating, setRating] = useState(false);
  const team = request.side === 'applicant';
  return (
    <Note icon={<Lock />}>
      <b className="bold">{t('closedTitle')}</b> {t(team ? 'closedText' : 'closedBoard')}
      {team && (request.canRate || onAsk) ? (
        <div className="row row-wrap g2 mt3">
          {request.canRate ? (
            <Button
              variant={request.userRating === null ? 'primary' : 'secondary'}
              size="m"
              onClick={() => setRating(true)}
            >
              <Star />
              {t(request.userRating === null ? 'rate' : 'rateAgain')}
            </Button>
          ) : null}
          {onAsk ? (
            <Button size="m" onClick={onAsk}>
              {t('newRequest')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {rating ? <RateDialog open request={request} onClose={() => setRating(false)} /> : null}
    </Note>
  );
}
