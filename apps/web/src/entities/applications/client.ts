import type { applicationsApi } from '@app/contracts/applications/applications.api';
import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import { client } from '../../lib/api/client.ts';

export const applications = client<typeof applicationsApi>(applicationsPaths);
