import type { ApplicationSkills, SkillAnswers } from '@app/contracts/skills/skills.schemas';
import { languageOf } from '@app/contracts/text-language';
import { applicationPolicy } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Verdict } from '@app/domain/policy';
import { activitiesIn } from '@app/domain/skills/activities';
import { analyse } from '@app/domain/skills/analysis';
import { skillsPolicy } from '@app/domain/skills/skills.policy';
import { skillById } from '@app/domain/skills/vocabulary';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication, isInsider, lockApplication, subjectOf } from '../applications/public.ts';
import { readJob } from './skills.jobs.ts';
import {
  applicationsWith,
  consentOf,
  dropAnswer,
  putAnswer,
  putConsent,
  putReading,
} from './skills.repo.ts';
import { hashOf, type ReadApplication, skillsView } from './skills.view.ts';

type Member = NonNullable<Actor>;

export interface Reading {
  readonly actor: Actor;
  readonly language: Language;
}

async function visible(p: Platform, actor: Actor, id: string): Promise<ReadApplication | Failure> {
  const record = await findApplication(p.db.read, { id });
  if (!record || !applicationPolicy.view(actor, subjectOf(record)).ok) return fail('NOT_FOUND');
  return record;
}

export async function skillsOf(
  p: Platform,
  { actor, language }: Reading,
  id: string,
): Promise<z.output<typeof ApplicationSkills> | Failure> {
  const record = await visible(p, actor, id);
  if (isFailure(record)) return record;
  return skillsView(p.db.read, p.settings, record, { actor, language, now: p.clock.now() });
}

/** One activity, by its id, which is unique over all applications. */
export async function analysisOf(p: Platform, reading: Reading, activityId: string) {
  for (const id of await applicationsWith(p.db.read, activityId)) {
    const view = await skillsOf(p, reading, id);
    if (isFailure(view)) continue;
    const { activities, overallAssessment, fullScoreReady } = view;
    const found = activities.find((activity) => activity.id === activityId);
    if (!found) continue;
    const overall = overallAssessment === undefined ? {} : { overallAssessment, fullScoreReady };
    const analysis = found.analysis && { ...found.analysis, ...overall };
    return { success: true as const, analysis };
  }
  return fail('NOT_FOUND');
}

interface Changing {
  readonly actor: Member;
  readonly language: Language;
}

/** Changes what is kept of an application's skills, with the application held. */
async function change(
  p: Platform,
  { actor, language }: Changing,
  id: string,
  may: (actor: Actor, subject: ReturnType<typeof subjectOf>) => Verdict,
  write: (tx: Tx, record: ReadApplication, at: Date) => Promise<Failure | undefined>,
): Promise<z.output<typeof ApplicationSkills> | Failure> {
  return p.db.transaction(async (tx) => {
    const locked = await lockApplication(tx, id);
    const record = locked && (await findApplication(tx, { id }));
    if (!record || !isInsider(actor, subjectOf(record))) return fail('NOT_FOUND');
    if (!may(actor, subjectOf(record)).ok) return fail('FORBIDDEN');
    const refused = await write(tx, record, p.clock.now());
    if (refused) return refused;
    p.signals.publish(tx, `application:${id}`);
    return skillsView(tx, p.settings, record, { actor, language, now: p.clock.now() });
  });
}

/** By the rules at once; by the service later, where the owner allowed it. */
export function readTexts(p: Platform, changing: Changing, id: string) {
  return change(p, changing, id, skillsPolicy.answer, async (tx, record, readAt) => {
    for (const activity of activitiesIn(record.draft)) {
      await putReading(tx, {
        applicationId: id,
        activityId: activity.id,
        contentHash: hashOf(activity),
        found: analyse(activity, languageOf),
        readAt,
      });
    }
    const allowed = p.settings.ai !== null && (await consentOf(tx, id))?.allowed;
    if (allowed) await p.jobs.put(tx, readJob, { id }, { singletonKey: id });
    return undefined;
  });
}

export function answerSkills(p: Platform, changing: Changing, id: string, sent: SkillAnswers) {
  return change(p, changing, id, skillsPolicy.answer, async (tx, record, answeredAt) => {
    const activities = new Set(activitiesIn(record.draft).map((activity) => activity.id));
    for (const { answer, ...one } of sent.answers) {
      if (!activities.has(one.activityId) || !skillById(one.skill)) return fail('NOT_FOUND');
      const key = { applicationId: id, ...one };
      if (answer === null) await dropAnswer(tx, key);
      else await putAnswer(tx, { ...key, answer, answeredBy: changing.actor.id, answeredAt });
    }
    return undefined;
  });
}

export function giveConsent(p: Platform, changing: Changing, id: string, allowed: boolean) {
  return change(p, changing, id, skillsPolicy.consent, async (tx, _record, givenAt) => {
    const { actor } = changing;
    await putConsent(tx, { applicationId: id, allowed, givenBy: actor.id, givenAt });
    await recordAudit(tx, {
      action: 'skills.consent',
      subject: id,
      actorId: actor.id,
      at: givenAt,
      details: { allowed },
    });
    return undefined;
  });
}
