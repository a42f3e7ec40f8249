import { projectOf } from '@app/contracts/pages';
import { toBody } from '@app/domain/applications/form/amounts';
import { type AnyContent, filesIn, wholeContent } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { isFailure } from '../../platform/http/failure.ts';
import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { visibleAmong } from '../accounts/public.ts';
import { forgetLeadingTo, notify } from '../notifications/public.ts';
import { pickBody } from './applications.content.ts';
import { filesOf } from './applications.files.repo.ts';
import { moveWithin } from './applications.moves.service.ts';
import { handOver, leaveTeam } from './applications.team.repo.ts';
import {
  applicationsWith,
  cleanApplication,
  deleteDraft,
  lockForHandover,
  othersOf,
  ownersWithDraft,
  revisionsOf,
  type TeamApplication,
} from './personal-data.repo.ts';

/** Applications of a member: whole where they own them, else the fields that they wrote last. */
export function applicationsPersonalData(p: Platform): OwnPersonalData {
  return {
    collect,

    async files(read, userId) {
      const teams = await applicationsWith(read, userId);
      const owned = teams.filter(({ application }) => application.ownerId === userId);
      const keys: string[] = [];
      for (const { application, kind } of teams) {
        const written = new Set(filesIn(formOf(kind), writtenBy(application, kind, userId)));
        const own = application.ownerId === userId;
        const files = await filesOf(read, application.id);
        keys.push(...files.filter(({ id }) => own || written.has(id)).map(({ key }) => key));
      }
      return [...picturesOf(owned), ...keys];
    },

    async erase(tx, userId, at, person) {
      const teams = await applicationsWith(tx, userId);
      const files: string[] = [];
      for (const team of teams) {
        if (await isLastDraft(tx, team, userId)) {
          const { id } = team.application;
          files.push(...picturesOf([team]), ...(await p.provided.storyPictures(tx, id)));
          files.push(...(await p.provided.giftProofs(tx, id)));
          files.push(...(await deleteDraft(tx, id)));
          await forgetLeadingTo(tx, p, [id, team.application.slug]);
        } else {
          await leave(p, tx, team, userId, at);
          await cleanApplication(tx, team.application.id, person);
        }
        p.signals.publish(tx, `application:${team.application.id}`);
      }
      return files;
    },
  };
}

async function collect(read: Reader, userId: string) {
  const teams = await applicationsWith(read, userId);
  const owned = teams.filter(({ application }) => application.ownerId === userId);
  const revisions = await revisionsOf(
    read,
    owned.map(({ application }) => application.id),
  );
  return {
    applications: teams.map(({ application, kind, role, joinedAt }) => ({
      id: application.id,
      slug: application.slug,
      title: application.projectTitle,
      status: application.status,
      role,
      joinedAt,
      createdAt: application.createdAt,
      submittedAt: application.submittedAt,
      written: writtenBy(application, kind, userId),
      submitted: revisions
        .filter((revision) => revision.applicationId === application.id)
        .map(({ number, submittedAt, content }) => ({
          number,
          submittedAt,
          content: toBody(formOf(kind), wholeContent(formOf(kind), content)),
        })),
    })),
  };
}

function writtenBy(
  application: TeamApplication['application'],
  kind: string,
  userId: string,
): AnyContent {
  const form = formOf(kind);
  const content = wholeContent(form, application.content);
  if (application.ownerId === userId) return toBody(form, content);
  const fields = Object.entries(application.fieldRevisions)
    .filter(([, last]) => last.by === userId)
    .map(([field]) => field)
    .filter((field) => field in content);
  return pickBody(form, content, fields);
}

/** Pictures in youth-bank storage carry no owner; those of an application are its owner's. */
export function picturesOf(teams: readonly Pick<TeamApplication, 'application'>[]): string[] {
  const text = JSON.stringify(teams.map(({ application }) => application.content));
  return [...text.matchAll(/\/api\/ob-files\/([\w-][\w.-]*)/g)].map(([, name]) => `ob/${name}`);
}

/**
 * Applications that end with their owner, nobody of the team taking them over: drafts are gone then,
 * the others stay as the bank's record.
 */
export async function endingWith(
  tx: Tx,
  userId: string,
): Promise<{ readonly id: string; readonly isGone: boolean }[]> {
  const ending: { id: string; isGone: boolean }[] = [];
  for (const team of await applicationsWith(tx, userId)) {
    const { application } = team;
    if (application.ownerId !== userId) continue;
    const isGone = await isLastDraft(tx, team, userId);
    if (isGone || !(await successorOf(tx, application)))
      ending.push({ id: application.id, isGone });
  }
  return ending;
}

async function isLastDraft(tx: Tx, team: TeamApplication, userId: string): Promise<boolean> {
  const { application } = team;
  if (application.ownerId !== userId || application.submittedRevision > 0) return false;
  if (application.deletedAt) return true;
  if (application.status !== 'draft') return false;
  return (await openTeam(tx, application)).length === 0;
}

async function openTeam(tx: Tx, application: TeamApplication['application']): Promise<string[]> {
  const others = await othersOf(tx, application);
  const open = await visibleAmong(tx, others);
  return others.filter((id) => open.has(id));
}

/** Who takes an application over: whoever joined first and may own it. */
async function successorOf(
  tx: Tx,
  application: TeamApplication['application'],
): Promise<string | undefined> {
  const team = await openTeam(tx, application);
  if (application.status !== 'draft') return team[0];
  const drafters = await ownersWithDraft(tx, application.callId, team);
  return team.find((id) => !drafters.has(id));
}

/**
 * Takes a member out of a team. What they own passes to whoever joined first; what nobody is left
 * for is withdrawn, as far as it can be, and stays as the bank's record.
 */
async function leave(
  p: Platform,
  tx: Tx,
  { application: { id }, kind }: Pick<TeamApplication, 'application' | 'kind'>,
  userId: string,
  at: Date,
): Promise<void> {
  const application = await lockForHandover(tx, id);
  if (!application) return;
  if (application.ownerId !== userId) return leaveTeam(tx, id, userId);
  const successor = await successorOf(tx, application);
  if (!successor) {
    await withdrawLast(p, tx, id, userId);
    return;
  }
  await handOver(tx, id, successor);
  await leaveTeam(tx, id, userId);
  await recordAudit(tx, {
    action: 'application.handed-over',
    subject: id,
    actorId: userId,
    at,
    details: { to: successor },
  });
  await notify(tx, p, {
    userIds: [successor],
    type: 'status_change',
    text: 'applicationHandedOverTeam',
    values: { title: application.projectTitle },
    actionUrl: projectOf(kind)({ slug: application.slug }),
  });
}

async function withdrawLast(p: Platform, tx: Tx, id: string, userId: string): Promise<void> {
  const actor = { id: userId, role: 'INDIVIDUAL', permissions: [] };
  const moved = await moveWithin(p, tx, {
    applicationId: id,
    actor,
    event: 'withdraw',
    confirmed: true,
  });
  if (isFailure(moved) && moved.code !== 'WRONG_STATUS') {
    throw new Error(`The application ${id} could not be withdrawn: ${moved.code}.`);
  }
}
