import type {
  ConsentEvent,
  guardianConsentMachine,
} from '@app/domain/teams/guardian-consent.machine';
import type { Language } from '@app/messages/catalogue';
import type { NotificationText } from '@app/messages/notifications';
import type { CodeOf } from '../../kit/moves.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { setGuardianAgreed, type WrittenApplication } from '../applications/public.ts';
import type { ConsentRow } from './guardians.repo.ts';
import { consentJobs } from './teams.jobs.ts';
import { tell } from './teams.tell.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly guardianConsent: CodeOf<typeof guardianConsentMachine, ConsentMoving>;
  }
}

export interface ConsentMoving {
  /** The application is held. */
  readonly record: WrittenApplication;
  readonly consent: ConsentRow;
  /** What the guardian says of themselves; what a new request says stands in it already. */
  readonly answered: Partial<ConsentRow>;
  /** Of the guardian's address. */
  readonly secret: string;
  /** In which the guardian is written to. */
  readonly language: Language;
}

const noticeTexts: Partial<Record<ConsentEvent, NotificationText>> = {
  agree: 'consentAgreed',
  refuse: 'consentRefused',
  withdraw: 'consentWithdrawn',
};

export const guardianMoves = {
  guardianConsent: {
    guards: {},
    effects: {
      sendRequest: (p, tx, { consent: { id }, secret, language }) =>
        p.jobs.put(tx, consentJobs.request, { id, secret, language }),
      showMember: (_p, tx, { consent, at }) =>
        setGuardianAgreed(tx, consent.applicationId, consent.userId, at),
      hideMember: (_p, tx, { consent }) =>
        setGuardianAgreed(tx, consent.applicationId, consent.userId, null),
      mailConfirmation: (p, tx, { consent: { id }, secret, language }) =>
        p.jobs.put(tx, consentJobs.confirmation, { id, secret, language }),
      tellTeam: async (p, tx, { record, event, consent: { userId } }) => {
        const text = noticeTexts[event];
        if (!text) return;
        const userIds = [userId, record.application.ownerId];
        await tell(p, tx, record, { userIds, type: 'team_activity', text, from: userId });
      },
    },
  },
} satisfies SomeMoves;
