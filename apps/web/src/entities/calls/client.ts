import type { callsApi } from '@app/contracts/calls/calls.api';
import { callsPaths } from '@app/contracts/calls/calls.paths';
import type { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import { pageViewsPaths } from '@app/contracts/page-views/page-views.paths';
import { client } from '../../lib/api/client.ts';

export const calls = client<typeof callsApi>(callsPaths);
export const pageViews = client<typeof pageViewsApi>(pageViewsPaths);
