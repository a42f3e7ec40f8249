import type { landingApi } from '@app/contracts/landing/landing.api';
import { landingPaths } from '@app/contracts/landing/landing.paths';
import { client } from '../../lib/api/client.ts';

export const landing = client<typeof landingApi>(landingPaths);
