import type { volunteersApi } from '@app/contracts/volunteers/volunteers.api';
import { volunteersPaths } from '@app/contracts/volunteers/volunteers.paths';
import { client } from '../../lib/api/client.ts';

export const volunteers = client<typeof volunteersApi>(volunteersPaths);
