import type { reportsApi } from '@app/contracts/reports/reports.api';
import { reportsPaths } from '@app/contracts/reports/reports.paths';
import { client } from '../../lib/api/client.ts';

export const reports = client<typeof reportsApi>(reportsPaths);
