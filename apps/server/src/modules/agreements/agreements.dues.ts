import { signableStatuses } from '@app/domain/agreements/agreement.policy';
import { isCounted } from '@app/domain/agreements/spending';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import type { ProjectDues, TaskFacts } from '@app/domain/tasks/system-tasks';
import type { Reader } from '../../platform/db/client.ts';
import { donePoints } from './agreements.checklist.ts';
import { expensesOf, findAgreement, findReport, milestonesOf } from './agreements.repo.ts';

/** What of a project's agreement stands, and what is still to be done. */
export async function agreedOf(
  read: Reader,
  { id, status }: { readonly id: string; readonly status: ApplicationStatus },
): Promise<Pick<TaskFacts, 'points' | 'dues'>> {
  return {
    points: signableStatuses.includes(status) ? await donePoints(read, id) : [],
    dues: status === 'implementation' ? await duesOf(read, id) : null,
  };
}

async function duesOf(read: Reader, id: string): Promise<ProjectDues> {
  const expenses = await expensesOf(read, id);
  const lines = (await findAgreement(read, id))?.terms.lines ?? [];
  const counted = expenses.filter(({ state }) => isCounted(state));
  const [last] = counted;
  const whole = lines.every(
    ({ id: line, promised }) => promised === 0 || counted.some(({ lineId }) => lineId === line),
  );
  return {
    milestones: await milestonesOf(read, id),
    returnedReceipts: expenses.filter(({ state }) => state === 'returned').length,
    receipts: last && lines.length > 0 && whole ? { by: last.sentBy, at: last.sentAt } : null,
    report: (await findReport(read, id))?.state ?? 'draft',
  };
}
