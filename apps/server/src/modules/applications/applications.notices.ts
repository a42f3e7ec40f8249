import { pages } from '@app/contracts/pages';
import type { ObPermissionType } from '@app/domain/accounts/permissions';
import { reviewBoardTypes } from '@app/domain/accounts/permissions';
import type { ApplicationSection } from '@app/domain/applications/application.content';
import type { ApplicationEvent } from '@app/domain/applications/application.machine';
import { sectionTexts } from '@app/messages/applications-mails';
import type { Language } from '@app/messages/catalogue';
import { addTexts, translate } from '@app/messages/translate';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { staffOf } from '../accounts/public.ts';
import { type NotificationValue, notify } from '../notifications/public.ts';
import { putMails } from './applications.jobs.ts';
import type { MailKind } from './applications.mails.tsx';
import type { Change, MoveUnderWay } from './applications.moves.ts';
import type { ApplicationRecord } from './applications.repo.ts';

addTexts('sections', sectionTexts);

/** Who is told about applications of a bank: its staff and its committee. */
const toldTypes: readonly ObPermissionType[] = [...reviewBoardTypes, 'ob_menadzer'];

const teamPage = (slug: string) => pages.project({ slug });
const editPage = (id: string) => pages.canvas({ edit: id });

type TeamText = Parameters<typeof notify>[2]['text'];

/** Decisions are told when they are announced. */
const decisions = {
  approve: { text: 'applicationApprovedTeam', mail: 'approved' },
  reject: { text: 'applicationRejectedTeam', mail: 'rejected' },
  declareWinner: { text: 'applicationWinnerTeam', mail: 'winner' },
} as const satisfies { [E in ApplicationEvent]?: { text: TeamText; mail: MailKind } };

/** What the team hears of a move at once. */
const teamTexts: { readonly [E in ApplicationEvent]?: TeamText } = {
  submit: 'applicationSubmittedTeam',
  returnForChanges: 'applicationReturnedTeam',
  withdraw: 'applicationWithdrawnTeam',
  publish: 'applicationPublishedTeam',
  signContract: 'contractSignedTeam',
  startImplementation: 'implementationStartedTeam',
  complete: 'projectCompletedTeam',
};

/** Tells team and board of a move; campaigns tell of themselves. */
export async function tellOfMove(
  p: Platform,
  tx: Tx,
  underWay: MoveUnderWay,
  change: Change,
): Promise<void> {
  const { record, request } = underWay;
  const { event, actor } = request;
  const title = record.working.projectTitle;
  const text = teamTexts[event];
  if (text) {
    await notify(tx, p, {
      // The owner who submits or withdraws knows it already.
      userIds: record.memberIds.filter((id) => id !== actor.id),
      type: 'status_change',
      text,
      values: { title, reason: request.reason ?? '' },
      actionUrl: event === 'returnForChanges' ? editPage(change.id) : teamPage(change.slug),
      ...(event === 'submit' || event === 'returnForChanges' ? { ownMail: true } : {}),
    });
  }
  const about = { applicationId: change.id, reason: request.reason, sections: request.sections };
  if (event === 'submit') {
    await putMails(p, tx, 'submitted', { ...about, userIds: [record.application.ownerId] });
  }
  if (event === 'returnForChanges') {
    await putMails(p, tx, 'returned', { ...about, userIds: record.memberIds });
  }
  if (isDecision(event) && record.call.decisionsPublishedAt !== null) {
    await tellDecision(p, tx, event, {
      ...change,
      title,
      memberIds: record.memberIds,
      reason: request.reason ?? '',
    });
  }
  await tellBoard(p, tx, underWay, change);
}

type Decision = keyof typeof decisions;
const isDecision = (event: ApplicationEvent): event is Decision => event in decisions;

/** Tells a team of the decision about its application. */
export async function tellDecision(
  p: Platform,
  tx: Tx,
  event: Decision,
  application: {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    readonly memberIds: readonly string[];
    /** The board's feedback. */
    readonly reason: string;
  },
): Promise<void> {
  const { text, mail } = decisions[event];
  await notify(tx, p, {
    userIds: application.memberIds,
    type: 'status_change',
    text,
    values: { title: application.title },
    actionUrl: teamPage(application.slug),
    ownMail: true,
  });
  await putMails(p, tx, mail, {
    applicationId: application.id,
    userIds: application.memberIds,
    reason: application.reason,
  });
}

async function tellBoard(
  p: Platform,
  tx: Tx,
  { record, request }: MoveUnderWay,
  change: Change,
): Promise<void> {
  const text = boardText(request.event, record);
  if (!text) return;
  const board = await staffOf(tx, record.bank.slug, toldTypes);
  const values: Record<string, NotificationValue> = { title: record.working.projectTitle };
  if (text === 'applicationResubmittedBoard') values.sections = sectionNames(change.mended);
  await notify(tx, p, {
    userIds: board
      .map((member) => member.id)
      // Nobody hears as the board of what their own team does.
      .filter((id) => !record.memberIds.includes(id)),
    type: 'review',
    text,
    values,
    actionUrl: pages.board({ poziv: record.call.slug, prijava: change.slug }),
  });
}

function boardText(event: ApplicationEvent, record: ApplicationRecord): TeamText | undefined {
  const known = record.application.submittedRevision > 0;
  if (event === 'submit') {
    return known ? 'applicationResubmittedBoard' : 'applicationSubmittedBoard';
  }
  // A draft that the board never saw is withdrawn without a word to it.
  return event === 'withdraw' && known ? 'applicationWithdrawnBoard' : undefined;
}

function sectionNames(sections: readonly ApplicationSection[]): NotificationValue {
  const keys = sections.length > 0 ? sections : ['none'];
  const named = (language: Language) =>
    keys.map((key) => translate(language, `sections.${key}`)).join(', ');
  return { bhs: named('bhs'), en: named('en') };
}
