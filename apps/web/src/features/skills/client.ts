import type { skillsApi } from '@app/contracts/skills/skills.api';
import { skillsPaths } from '@app/contracts/skills/skills.paths';
import { client } from '../../lib/api/client.ts';

export const skills = client<typeof skillsApi>(skillsPaths);
