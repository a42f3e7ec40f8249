import { skillById } from '@app/domain/skills/vocabulary';
import type { Reader } from '../../platform/db/client.ts';
import { provenSkills } from './skills.repo.ts';

/** What finished projects prove of a member, in both languages. */
export async function provenOf(read: Reader, userId: string) {
  const rows = await provenSkills(read, userId);
  return rows.flatMap(({ skill: id, ...project }) => {
    const skill = skillById(id);
    return skill ? [{ ...project, skill: { bhs: skill.bhs, en: skill.en } }] : [];
  });
}
