import type {
  ApplicationAbout,
  ApplicationDraft,
  ApplicationView,
  DraftBase,
  TeamMember,
  ViewBase,
} from '@app/contracts/applications/applications.schemas';
import { isTeam } from '@app/domain/applications/application.policy';
import {
  type About,
  type AnyContent,
  fieldsOf,
  optionalSectionsOf,
  readableContent,
} from '@app/domain/applications/form/form';
import type { Answer } from '@app/domain/applications/form/values';
import { callState } from '@app/domain/calls/call';
import { defaultCampaignTarget, fening, minimumCampaignGoal, toKm } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Reader } from '../../platform/db/client.ts';
import { membersByIds } from '../accounts/public.ts';
import { toBody } from './applications.content.ts';
import { listMembers } from './applications.lists.repo.ts';
import { type ApplicationRecord, formFor, type WrittenApplication } from './applications.repo.ts';
import { abilitiesOf, seenBy, subjectOf } from './applications.subject.ts';

export async function teamFor(
  read: Reader,
  record: ApplicationRecord,
  actor: Actor,
): Promise<TeamMember[]> {
  const members = await listMembers(read, record.application.id);
  const people = await membersByIds(
    read,
    members.map((member) => member.userId),
  );
  const { canViewPrivate, canViewContacts } = abilitiesOf(actor, subjectOf(record));
  return members.map(({ id, userId, role }) => {
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
}

/**
 * What a reader sees of a content: the team its working copy while it may still change it, everybody
 * else what was last submitted.
 */
export function shownContent(
  record: WrittenApplication & { readonly submitted: AnyContent | null },
  actor: Actor,
): AnyContent {
  const subject = seenBy(actor, subjectOf(record));
  const writing = subject.status === 'draft' || subject.status === 'pending';
  if (record.submitted === null || (writing && isTeam(actor, subject))) return record.working;
  return record.submitted;
}

export function viewFor(
  record: ApplicationRecord,
  content: AnyContent,
  members: TeamMember[],
  actor: Actor,
  now: Date,
): ApplicationView {
  const { application, bank } = record;
  const subject = subjectOf(record);
  const abilities = abilitiesOf(actor, subject);
  const form = formFor(record);
  const about = form.about(content);
  const requested = about.requestedAmount;
  const mayRead = { insiders: abilities.canViewPrivate, contacts: abilities.canViewContacts };
  const base: ViewBase = {
    about: spoken(about),
    ...(abilities.canViewPrivate ? { callAnswers: answersTo(record, content) } : {}),
    id: application.id,
    slug: application.slug,
    ...(abilities.canViewContacts ? { userId: application.ownerId } : {}),
    status: seenBy(actor, subject).status,
    youthBankName: bank.name,
    bank,
    call: callOf(record, now),
    createdAt: application.createdAt.toISOString(),
    submittedAt: application.submittedAt?.toISOString() ?? null,
    requestedAmount: toKm(requested),
    targetFundingAmount: toKm(defaultCampaignTarget(requested)),
    minimumCampaignGoal: toKm(minimumCampaignGoal(requested)),
    teamSize: members.length,
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
  } as ApplicationView;
}

const spoken = (about: About): ApplicationAbout => ({
  ...about,
  goals: [...about.goals],
  requestedAmount: toKm(about.requestedAmount),
});

function answersTo(
  record: ApplicationRecord,
  content: AnyContent,
): NonNullable<ViewBase['callAnswers']> {
  const answers = Object.entries(fieldsOf(formFor(record))).flatMap(([field, { kind }]) =>
    kind === 'answers' ? (content[field] as readonly Answer[]) : [],
  );
  return record.call.extraQuestions.map(({ id, text }) => ({
    question: text,
    answer: answers.find((given) => given.id === id)?.answer ?? '',
  }));
}

function callOf({ call }: ApplicationRecord, now: Date): ViewBase['call'] {
  return {
    id: call.id,
    slug: call.slug,
    title: { bhs: call.titleBhs, en: call.titleEn },
    state: callState(call, now),
    closesAt: call.closesAt.toISOString(),
  };
}

export function draftFor(
  record: WrittenApplication,
  members: TeamMember[],
  actor: Actor,
  now: Date,
): ApplicationDraft {
  const { application, call, bank } = record;
  const subject = seenBy(actor, subjectOf(record));
  const limited = subject.status === 'pending' && isTeam(actor, subject);
  const form = formFor(record);
  const base: DraftBase = {
    about: spoken(form.about(record.working)),
    id: application.id,
    slug: application.slug,
    status: subject.status,
    editRevision: application.editRevision,
    savedAt: application.updatedAt.toISOString(),
    openSections: limited ? (application.openSections ?? []) : null,
    returnReason: application.returnReason,
    call: {
      ...callOf(record, now),
      minAmount: toKm(fening(call.minAmount)),
      maxAmount: toKm(fening(call.maxAmount)),
      minTeam: call.minTeam,
      compulsory: [...(call.compulsory ?? optionalSectionsOf(form)), ...form.alwaysCompulsory],
      extraQuestions: call.extraQuestions,
      contact: call.contact,
    },
    bank,
    members,
    abilities: abilitiesOf(actor, subjectOf(record)),
  };
  const content = toBody(form, record.working);
  return { ...base, kind: form.kind, content } as ApplicationDraft;
}
