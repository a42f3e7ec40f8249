import type { Skill } from './vocabulary/area.ts';
import { building } from './vocabulary/building.ts';
import { digital } from './vocabulary/digital.ts';
import { health } from './vocabulary/health.ts';
import { hospitality } from './vocabulary/hospitality.ts';
import { media } from './vocabulary/media.ts';
import { nature } from './vocabulary/nature.ts';
import { organising } from './vocabulary/organising.ts';
import { people } from './vocabulary/people.ts';
import { society } from './vocabulary/society.ts';
import { stage } from './vocabulary/stage.ts';

/** The one vocabulary of skills of the whole product, by area. */
export const skillAreas = [
  people,
  organising,
  building,
  nature,
  media,
  digital,
  stage,
  hospitality,
  health,
  society,
];

export const skills: readonly Skill[] = skillAreas.flatMap((area) => area.skills);

const byId = new Map(skills.map((skill) => [skill.id, skill]));

export const skillById = (id: string): Skill | undefined => byId.get(id);
