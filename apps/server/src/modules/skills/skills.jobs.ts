import { createHash } from 'node:crypto';
import { languageOf } from '@app/contracts/text-language';
import type { BlueContent } from '@app/domain/applications/form/blue.form';
import { activitiesIn } from '@app/domain/skills/activities';
import {
  type ActivityText,
  analyse,
  type LearnedSkill,
  textsOf,
} from '@app/domain/skills/analysis';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import { withoutPerson } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AiSettings } from '../../platform/settings.ts';
import { membersByIds } from '../accounts/public.ts';
import { findApplication } from '../applications/public.ts';
import { askReader } from './skills.reader.ts';
import {
  consentOf,
  putReading,
  putRequest,
  readingsOf,
  requestOf,
  requestsSince,
} from './skills.repo.ts';
import { hashOf } from './skills.view.ts';

/** Has the service read what the rules have read. */
export const readJob = 'skills.read';

const Job = z.object({ id: z.string() });
const dayMs = 24 * 60 * 60 * 1000;

/** Whom nobody else than the team needs to know by name. */
const nameless = (texts: readonly ActivityText[], names: readonly string[]): ActivityText[] =>
  names.reduce<readonly ActivityText[]>((kept, name) => {
    const [firstName = '', ...rest] = name.trim().split(/\s+/);
    const person = {
      id: '',
      firstName,
      lastName: rest.join(' '),
      addresses: [],
      phoneNumber: null,
    };
    return withoutPerson(kept, { ...person, language: 'bhs' });
  }, texts) as ActivityText[];

/** From the cache, or asked now while the day's budget lasts. */
async function answerTo(
  p: Platform,
  settings: AiSettings,
  texts: ActivityText[],
): Promise<LearnedSkill[] | null> {
  const contentHash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  const known = await requestOf(p.db.read, contentHash);
  if (known !== undefined) return known;
  const askedAt = p.clock.now();
  const today = await requestsSince(p.db.read, new Date(askedAt.getTime() - dayMs));
  if (today >= settings.requestsADay) return null;
  const found = await askReader(settings, texts);
  await p.db.transaction((tx) => putRequest(tx, { contentHash, found, askedAt }));
  return found;
}

/** What the rules found, and of the service what they did not; a quote stands in the team's text. */
function together(
  rules: LearnedSkill[],
  asked: readonly LearnedSkill[],
  texts: readonly ActivityText[],
): LearnedSkill[] {
  const added = asked.flatMap((one) => {
    const start = texts.find(({ field }) => field === one.field)?.text.indexOf(one.quote) ?? -1;
    const known = rules.some(
      ({ skill, learners }) => skill === one.skill && learners === one.learners,
    );
    return start < 0 || known ? [] : [{ ...one, start, end: start + one.quote.length }];
  });
  return [...rules, ...added];
}

export const skillsJobs = (p: Platform): JobHandler[] => [
  {
    name: readJob,
    async run(data) {
      const { id } = Job.parse(data);
      const { read } = p.db;
      const { ai } = p.settings;
      const record = await findApplication(read, { id });
      if (!ai || !record || !(await consentOf(read, id))?.allowed) return;
      const people = [...(await membersByIds(read, record.memberIds)).values()];
      const activities = activitiesIn(record.draft);
      const { teamRoles } = record.draft as Partial<BlueContent>;
      const names = [
        ...people.map(({ name }) => name),
        ...activities
          .flatMap(({ teamAssignments }) => teamAssignments ?? [])
          .map((one) => one.teamMemberName),
        ...(teamRoles ?? []).map(({ name }) => name),
      ].filter((name) => name.trim() !== '');
      for (const activity of activities) {
        const texts = textsOf(activity);
        if (texts.length === 0) continue;
        const asked = await answerTo(p, ai, nameless(texts, names));
        if (!asked) continue;
        const contentHash = hashOf(activity);
        const found = together(analyse(activity, languageOf), asked, texts);
        await p.db.transaction(async (tx) => {
          const before = (await readingsOf(tx, id)).find((one) => one.activityId === activity.id);
          if (before?.contentHash !== contentHash) return;
          await putReading(tx, { ...before, found });
          p.signals.publish(tx, `application:${id}`);
        });
      }
    },
  },
];
