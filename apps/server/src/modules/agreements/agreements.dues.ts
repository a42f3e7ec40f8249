import type { ProjectDues } from '@app/domain/tasks/system-tasks';
import type { Reader } from '../../platform/db/client.ts';
import { expensesOf, findReport, milestonesOf } from './agreements.repo.ts';

/** What of a project's agreement is still to be done. */
export async function duesOf(read: Reader, applicationId: string): Promise<ProjectDues> {
  const expenses = await expensesOf(read, applicationId);
  return {
    milestones: await milestonesOf(read, applicationId),
    returnedReceipts: expenses.filter(({ state }) => state === 'returned').length,
    report: (await findReport(read, applicationId))?.state ?? 'draft',
  };
}
