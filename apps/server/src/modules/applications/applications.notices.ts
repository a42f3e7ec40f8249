import { canvasOf, pages, projectOf } from '@app/contracts/pages';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import type { ObPermissionType } from '@app/domain/permissions/permissions';
import { reviewBoardTypes } from '@app/domain/permissions/permissions';
import { dayNumber, instantAt } from '@app/domain/sarajevo-time';
import type { Language } from '@app/messages/catalogue';
import type { Effect } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { inBoth } from '../../platform/texts.ts';
import { type Notice, type NotificationValue, notify } from '../notifications/public.ts';
import { staffOf } from '../permissions/public.ts';
import { putMails } from './applications.jobs.ts';
import type { MailKind } from './applications.mails.tsx';
import type { ApplicationMove } from './applications.moves.ts';
import { titleOf, type WritableApplication, type WrittenApplication } from './applications.repo.ts';
import { claimNotified } from './applications.team.repo.ts';
import { titleForBoard } from './applications.unnamed.ts';
import { formWords } from './applications.words.ts';

const notifiedTypes: readonly ObPermissionType[] = [...reviewBoardTypes, 'ob_menadzer'];

type Moved = ApplicationMove['moved'];
export const editPage = ({ id }: Moved, kind: string): string => canvasOf(kind)({ edit: id });
const projectPage = ({ slug }: Moved, kind: string): string => projectOf(kind)({ slug });

/** Makes the effect that tells the team, but for whoever moves the application: they know. */
export const notifyTeam =
  (
    text: Notice['text'],
    { page = projectPage, ...how }: { page?: typeof projectPage; ownMail?: true } = {},
  ): Effect<ApplicationMove> =>
  async (p, tx, { record, request, moved }) =>
    notify(tx, p, {
      userIds: record.memberIds.filter((id) => id !== request.actor.id),
      type: 'status_change',
      text,
      values: { title: titleOf(record), reason: request.reason ?? '' },
      actionUrl: page(moved, record.call.kind),
      ...how,
    });

/**
 * Tells the others in a team what one of them did: of all that happens in an application each reader
 * hears once a day, of the first.
 *
 * @param record the application is held.
 */
export async function notifyActivity(
  p: Platform,
  tx: Tx,
  record: WrittenApplication,
  {
    by,
    text,
    except = [],
  }: {
    readonly by: string;
    readonly text: Notice['text'];
    /** Who hears otherwise. */
    readonly except?: readonly string[];
  },
): Promise<void> {
  const now = p.clock.now();
  const notified = await claimNotified(tx, record.application.id, {
    by,
    since: notifiedSince(now),
    now,
  });
  await tellActivity(p, tx, record, {
    by,
    text,
    userIds: notified.filter((id) => !except.includes(id)),
  });
}

/** Who was told from then on hears nothing more of the same application today. */
export const notifiedSince = (now: Date): Date => instantAt(dayNumber(now), 0);

/** Tells those who have not heard of it yet. */
export async function tellActivity(
  p: Platform,
  tx: Tx,
  record: Pick<WritableApplication, 'application' | 'call' | 'draft'>,
  {
    by,
    text,
    userIds,
  }: { readonly by: string; readonly text: Notice['text']; readonly userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  await notify(tx, p, {
    userIds,
    type: 'team_activity',
    text,
    values: { title: titleOf(record) },
    actionUrl: canvasOf(record.call.kind)({ edit: record.application.id, dio: 'tim' }),
    from: by,
  });
}

/**
 * Makes the effect that tells the board; nobody hears as the board of what their own team does.
 *
 * @param desk whether the application lies on the board's desk afterwards; else its page is shown.
 */
export const notifyBoard =
  (text: Notice['text'], { desk = true } = {}): Effect<ApplicationMove> =>
  async (p, tx, { record, moved, mended }) => {
    const board = await staffOf(tx, record.bank.slug, notifiedTypes);
    await notify(tx, p, {
      userIds: board.map(({ id }) => id).filter((id) => !record.memberIds.includes(id)),
      type: 'review',
      text,
      values: {
        title: await titleForBoard(tx, record),
        sections: sectionNames(record.call.kind, mended),
      },
      actionUrl: desk
        ? pages.board({ poziv: record.call.slug, prijava: moved.slug })
        : projectPage(moved, record.call.kind),
    });
  };

export const mailReceipt: Effect<ApplicationMove> = (p, tx, { record, moved }) =>
  putMails(p, tx, 'submitted', {
    applicationId: moved.id,
    userIds: [record.application.ownerId],
  });

export const mailReturned: Effect<ApplicationMove> = (p, tx, { record, request, moved }) =>
  putMails(p, tx, 'returned', {
    applicationId: moved.id,
    userIds: record.memberIds,
    reason: request.reason,
    sections: request.sections,
  });

const decisions = {
  approved: { text: 'applicationApprovedTeam', mail: 'approved' },
  rejected: { text: 'applicationRejectedTeam', mail: 'rejected' },
  pobjednik: { text: 'applicationWinnerTeam', mail: 'winner' },
} as const satisfies { [S in ApplicationStatus]?: { text: Notice['text']; mail: MailKind } };

export type Decision = keyof typeof decisions;

export const isDecision = (status: ApplicationStatus): status is Decision => status in decisions;

export async function notifyDecision(
  p: Platform,
  tx: Tx,
  decision: Decision,
  application: {
    readonly id: string;
    readonly title: string;
    readonly memberIds: readonly string[];
    readonly reason: string;
  },
): Promise<void> {
  const { text, mail } = decisions[decision];
  const { id, title, memberIds, reason } = application;
  await notify(tx, p, {
    userIds: memberIds,
    type: 'status_change',
    text,
    values: { title },
    // Where the letter stands, with what comes next.
    actionUrl: pages.tasks({ id }),
    ownMail: true,
  });
  await putMails(p, tx, mail, { applicationId: id, userIds: memberIds, reason });
}

export const notifyDecisionIfPublished: Effect<ApplicationMove> = async (p, tx, move) => {
  const { record, request, moved, to } = move;
  const { decisionsPublishedAt, rollingDecisions } = record.call;
  if ((decisionsPublishedAt === null && !rollingDecisions) || !isDecision(to)) return;
  await notifyDecision(p, tx, to, {
    id: moved.id,
    title: titleOf(record),
    memberIds: record.memberIds,
    reason: request.reason ?? '',
  });
};

function sectionNames(kind: string, sections: readonly string[]): NotificationValue {
  if (sections.length === 0) return inBoth('applicationsMails.noSections');
  const named = (language: Language) =>
    sections.map((key) => formWords(language, kind)(`section.${key}`)).join(', ');
  return { bhs: named('bhs'), en: named('en') };
}
