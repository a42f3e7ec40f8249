import type {
  ApplicationDraft,
  ApplicationView,
  TeamMember,
} from '@app/contracts/applications/applications.schemas';
import {
  type ApplicationContent,
  projectDuration,
  requestedAmount,
} from '@app/domain/applications/application.content';
import { alwaysCompulsory } from '@app/domain/applications/application.fields';
import { isTeam } from '@app/domain/applications/application.policy';
import { callState } from '@app/domain/calls/call';
import { optionalSections } from '@app/domain/calls/call.content';
import { defaultCampaignTarget, fening, minimumCampaignGoal, toKm } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Reader } from '../../platform/db/client.ts';
import { membersByIds } from '../accounts/public.ts';
import { toBody } from './applications.content.ts';
import { listMembers } from './applications.lists.repo.ts';
import type { ApplicationRecord, WrittenApplication } from './applications.repo.ts';
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
  record: WrittenApplication & { readonly submitted: ApplicationContent | null },
  actor: Actor,
): ApplicationContent {
  const subject = seenBy(actor, subjectOf(record));
  const writing = subject.status === 'draft' || subject.status === 'pending';
  if (record.submitted === null || (writing && isTeam(actor, subject))) return record.working;
  return record.submitted;
}

export function viewFor(
  record: ApplicationRecord,
  content: ApplicationContent,
  members: TeamMember[],
  actor: Actor,
  now: Date,
): ApplicationView {
  const { application, bank } = record;
  const subject = subjectOf(record);
  const abilities = abilitiesOf(actor, subject);
  const { extraAnswers, ...body } = toBody(content);
  const requested = requestedAmount(content);
  return {
    ...body,
    projectActivities: body.projectActivities.map(({ responsible, ...activity }) =>
      abilities.canViewContacts ? { ...activity, responsible } : activity,
    ),
    ...(abilities.canViewPrivate ? { callAnswers: answersTo(record, extraAnswers) } : {}),
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
    projectDuration: projectDuration(content),
    problemStatement: content.communityProblem,
    teamSize: members.length,
    members,
    revision: application.submittedRevision,
    abilities,
  };
}

function answersTo(
  { call }: ApplicationRecord,
  answers: ApplicationContent['extraAnswers'],
): NonNullable<ApplicationView['callAnswers']> {
  return call.extraQuestions.map(({ id, text }) => ({
    question: text,
    answer: answers.find((given) => given.id === id)?.answer ?? '',
  }));
}

function callOf({ call }: ApplicationRecord, now: Date): ApplicationView['call'] {
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
  return {
    id: application.id,
    slug: application.slug,
    status: subject.status,
    content: toBody(record.working),
    editRevision: application.editRevision,
    savedAt: application.updatedAt.toISOString(),
    openSections: limited ? (application.openSections ?? []) : null,
    returnReason: application.returnReason,
    call: {
      ...callOf(record, now),
      minAmount: toKm(fening(call.minAmount)),
      maxAmount: toKm(fening(call.maxAmount)),
      minTeam: call.minTeam,
      compulsory: [...(call.compulsory ?? optionalSections), ...alwaysCompulsory],
      extraQuestions: call.extraQuestions,
      contact: call.contact,
    },
    bank,
    members,
    abilities: abilitiesOf(actor, subjectOf(record)),
  };
}
