import type {
  ApplicationAbout,
  ApplicationDraft,
  ApplicationView,
  DraftBase,
  TeamMember,
  ViewBase,
} from '@app/contracts/applications/applications.schemas';
import type { ExtraQuestion } from '@app/contracts/calls/call-content.schemas';
import type { LocalizedText } from '@app/contracts/common.schemas';
import { isBlindTo, isTeam } from '@app/domain/applications/application.policy';
import { toBody } from '@app/domain/applications/form/amounts';
import {
  type About,
  type AnyContent,
  fieldsOf,
  optionalSectionsOf,
  readableContent,
} from '@app/domain/applications/form/form';
import type { Answer, EligibilityAnswer } from '@app/domain/applications/form/values';
import { callState } from '@app/domain/calls/call';
import { defaultCampaignTarget, minimumCampaignGoal } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Language } from '@app/messages/catalogue';
import { formatQuantity } from '@app/messages/format/numbers';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { type MemberName, membersByIds } from '../accounts/public.ts';
import { eligibilityQuestions } from '../calls/public.ts';
import { hiddenMembers } from './applications.ages.ts';
import { listMembers } from './applications.lists.repo.ts';
import {
  type ApplicationRecord,
  formFor,
  type SentApplication,
  type WrittenApplication,
} from './applications.repo.ts';
import { abilitiesOf, seenBy, subjectOf } from './applications.subject.ts';
import { unnamedContent } from './applications.unnamed.ts';

/** Who is in a team, and whom this reader is not told of. */
export interface SeenTeam {
  readonly members: TeamMember[];
  readonly hidden: readonly MemberName[];
}

export async function teamFor(
  read: Reader,
  record: ApplicationRecord,
  actor: Actor,
  now: Date,
): Promise<SeenTeam> {
  const members = await listMembers(read, record.application.id);
  const people = await membersByIds(
    read,
    members.map((member) => member.userId),
  );
  if (isBlindTo(actor, subjectOf(record))) return { members: [], hidden: [...people.values()] };
  const { canViewPrivate, canViewContacts } = abilitiesOf(actor, subjectOf(record));
  const hidden = canViewPrivate
    ? new Set<string>()
    : await hiddenMembers(read, [record.application.id], now);
  const shown = members.filter(({ userId }) => !hidden.has(userId));
  const team = shown.map(({ id, userId, role }) => {
    const person = people.get(userId);
    return {
      id,
      name: person?.name ?? '',
      profile_picture_url: canViewPrivate ? (person?.picture ?? null) : null,
      role,
      ...(canViewContacts && person
        ? { userId, email: person.email, phone_number: person.phoneNumber }
        : {}),
    };
  });
  return { members: team, hidden: [...people.values()].filter(({ id }) => hidden.has(id)) };
}

/**
 * What a reader sees of a content: the team its working copy while it may still change it, everybody
 * else what was last submitted.
 */
export function shownContent(record: SentApplication, actor: Actor): AnyContent {
  const subject = seenBy(actor, subjectOf(record));
  const writing = subject.status === 'draft' || subject.status === 'pending';
  if (record.submitted === null || (writing && isTeam(actor, subject))) return record.draft;
  return record.submitted;
}

/**
 * An application as this reader gets it: its team, and what the team wrote.
 *
 * @param content what is read of it; what `shownContent` says unless chosen.
 */
export async function readFor(
  read: Reader,
  record: SentApplication,
  actor: Actor,
  now: Date,
  content = shownContent(record, actor),
): Promise<{ readonly members: TeamMember[]; readonly content: AnyContent }> {
  const { members, hidden } = await teamFor(read, record, actor, now);
  const isBlind = isBlindTo(actor, subjectOf(record));
  return { members, content: isBlind ? unnamedContent(record, content, hidden) : content };
}

export function viewFor(
  record: ApplicationRecord,
  content: AnyContent,
  members: TeamMember[],
  actor: Actor,
  now: Date,
): z.output<typeof ApplicationView> {
  const { application, bank } = record;
  const subject = subjectOf(record);
  const abilities = abilitiesOf(actor, subject);
  const form = formFor(record);
  const about = form.about(content);
  const requested = about.requestedAmount;
  const mayRead = { insiders: abilities.canViewPrivate, contacts: abilities.canViewContacts };
  const base: ViewBase = {
    about: spoken(about),
    ...(abilities.canViewPrivate
      ? {
          callAnswers: answersTo(record, content),
          eligibility: eligibilityIn(record, content),
        }
      : {}),
    id: application.id,
    slug: application.slug,
    ...(abilities.canViewContacts ? { userId: application.ownerId } : {}),
    status: seenBy(actor, subject).status,
    youthBankName: bank.name,
    bank,
    call: callOf(record, now),
    createdAt: application.createdAt,
    submittedAt: application.submittedAt,
    requestedAmount: requested,
    targetFundingAmount: defaultCampaignTarget(requested),
    minimumCampaignGoal: minimumCampaignGoal(requested),
    teamSize: record.memberIds.length,
    members,
    revision: application.submittedRevision,
    abilities,
  };
  return {
    ...readableContent(form, toBody(form, content), (only) => mayRead[only]),
    ...Object.fromEntries(
      Object.entries(form.also ?? {}).map(([name, read]) => [name, read(content)]),
    ),
    ...base,
    kind: form.kind,
  } as z.output<typeof ApplicationView>;
}

const spoken = (about: About): z.output<typeof ApplicationAbout> => ({
  ...about,
  goals: [...about.goals],
  requestedAmount: about.requestedAmount,
});

function answersTo(
  record: ApplicationRecord,
  content: AnyContent,
): NonNullable<ViewBase['callAnswers']> {
  const answers = Object.entries(fieldsOf(formFor(record))).flatMap(([field, { kind }]) =>
    kind === 'answers' ? (content[field] as readonly Answer[]) : [],
  );
  return record.call.extraQuestions.map((question) => {
    const given = answers.find(({ id }) => id === question.id);
    return {
      question: question.text,
      answer: answerIn(question, given?.answer ?? ''),
      files: [...(given?.files ?? [])],
    };
  });
}

function answerIn({ kind, options }: ExtraQuestion, answer: string): LocalizedText {
  const chosen = options.find(({ id }) => kind === 'choice' && id === answer);
  const textIn = (language: Language) =>
    kind === 'number' && answer !== '' && Number.isFinite(Number(answer))
      ? formatQuantity(Number(answer), language)
      : answer;
  return chosen?.text ?? { bhs: textIn('bhs'), en: textIn('en') };
}

function eligibilityIn(
  record: ApplicationRecord,
  content: AnyContent,
): NonNullable<ViewBase['eligibility']> {
  const answers = content.eligibility as readonly EligibilityAnswer[];
  return eligibilityQuestions(record.call).flatMap(({ id, text, passes }) => {
    const answer = answers.find((given) => given.id === id)?.answer;
    return answer ? [{ question: text, answer, passes: answer === passes }] : [];
  });
}

function callOf({ call }: ApplicationRecord, now: Date): ViewBase['call'] {
  return {
    id: call.id,
    slug: call.slug,
    title: { bhs: call.titleBhs, en: call.titleEn },
    state: callState(call, now),
    closesAt: call.closesAt,
    omittedSections: [...call.omittedSections],
  };
}

export function draftFor(
  record: WrittenApplication,
  known: Pick<DraftBase, 'members' | 'restoredBy' | 'teamLacks'>,
  actor: Actor,
  now: Date,
): z.output<typeof ApplicationDraft> {
  const { application, call, bank } = record;
  const subject = seenBy(actor, subjectOf(record));
  const limited = subject.status === 'pending' && isTeam(actor, subject);
  const form = formFor(record);
  const base: DraftBase = {
    about: spoken(form.about(record.draft)),
    id: application.id,
    slug: application.slug,
    status: subject.status,
    editRevision: application.editRevision,
    savedAt: application.updatedAt,
    openSections: limited ? (application.openSections ?? []) : null,
    returnReason: application.returnReason,
    call: {
      ...callOf(record, now),
      minAmount: call.minAmount,
      maxAmount: call.maxAmount,
      minTeam: call.minTeam,
      maxTeam: call.maxTeam,
      allowsCampaign: call.allowsCampaign,
      compulsory: [...(call.compulsory ?? optionalSectionsOf(form)), ...form.alwaysCompulsory],
      questions: eligibilityQuestions(call),
      extraQuestions: call.extraQuestions,
      contact: call.contact,
    },
    bank,
    ...known,
    abilities: abilitiesOf(actor, subjectOf(record)),
  };
  const content = toBody(form, record.draft);
  return { ...base, kind: form.kind, content } as z.output<typeof ApplicationDraft>;
}
