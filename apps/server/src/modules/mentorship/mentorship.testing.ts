import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import type {
  NewMessage,
  NewRequest,
  StatusChange,
} from '@app/contracts/mentorship/mentorship.schemas';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import type { Grants } from '../../platform/testing/grants.ts';
import type { Caller, TestApp } from '../../platform/testing/testApp.ts';

/** Calls that the tests of mentorship make over and over, by the names of the cast. */
export function mentorship(app: TestApp, stage: Grants) {
  type Who = keyof Grants['people'];
  /** With a token that the clock of the tests, wherever it stands, finds fresh. */
  const as = (who: Who): Caller => ({
    async call(...input) {
      const { id: userId, sessionId, email } = stage.people[who];
      const subject = { userId, sessionId, email, role: 'INDIVIDUAL' };
      return app.as(await app.platform.access.issue(subject)).call(...input);
    },
  });
  const at = (id: string) => ({ params: { id } });
  return {
    as,
    at,
    ask: async (who: Who, application: string, body: Partial<NewRequest> = {}) => {
      const description = 'Smijemo li zamijeniti dobavljača? Firma se zatvara.';
      const input = { ...at(application), body: { description, ...body } };
      return (await as(who).call(mentorshipApi.ask, input)).data.data;
    },
    open: async (who: Who, id: string) =>
      (await as(who).call(mentorshipApi.open, at(id))).data.data,
    conversation: async (who: Who, id: string) =>
      (await as(who).call(mentorshipApi.conversation, at(id))).data,
    send: (who: Who, id: string, body: NewMessage) =>
      as(who).call(mentorshipApi.write, { ...at(id), body }),
    set: (who: Who, id: string, body: StatusChange) =>
      as(who).call(mentorshipApi.setStatus, { ...at(id), body }),
    read: (who: Who, id: string, messageId: string) =>
      as(who).call(mentorshipApi.read, { ...at(id), body: { messageId } }),
    /** In requests of one application. */
    unread: async (who: Who, applicationId: string) =>
      (await as(who).call(mentorshipApi.unreadOf, { query: { applicationId } })).data,
    told: async (who: Who, id: string) =>
      (await as(who).call(notificationsApi.list, {})).data
        .filter(({ actionUrl }) => actionUrl?.includes(id))
        .map(({ title }) => title),
    /** Two who claim the same at once. @returns what each was answered. */
    claimTogether: async (id: string, [one, another]: readonly [Who, Who]) =>
      Promise.all(
        [one, another].map(async (who) => {
          const body = { status: 'claimed' } as const;
          const answer = await as(who).call(mentorshipApi.setStatus, { ...at(id), body });
          return { who: stage.people[who], answer };
        }),
      ),
  };
}
