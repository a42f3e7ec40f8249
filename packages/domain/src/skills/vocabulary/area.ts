export interface SkillName {
  /** Stable for ever: kept in databases and in other domains' data. */
  readonly id: string;
  readonly bhs: string;
  readonly en: string;
}

export interface Skill extends SkillName {
  readonly area: string;
  /** Phrases by which a text speaks of the skill, as `phrases.ts` reads them. */
  readonly phrases: { readonly bhs: readonly string[]; readonly en: readonly string[] };
}

export interface Area {
  readonly id: string;
  readonly name: { readonly bhs: string; readonly en: string };
  readonly skills: readonly Skill[];
}

/**
 * @param table a skill a line: id, name in both languages, phrases in both, divided by ` | `; phrases
 *   by `; `.
 */
export function area(id: string, name: Area['name'], table: string): Area {
  const skills = table
    .trim()
    .split('\n')
    .map((line): Skill => {
      const [skill = '', bhs = '', en = '', inBhs = '', inEn = ''] = line.split(' | ');
      const phrases = { bhs: inBhs.split(';'), en: inEn.split(';') };
      return { id: skill, bhs, en, area: id, phrases };
    });
  return { id, name, skills };
}
