import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { insertTask, type TaskRow } from './tasks.repo.ts';

export async function createTask(
  tx: Tx,
  application: { readonly id: string },
  by: { readonly id: string },
  plan: Partial<Omit<TaskRow, 'id' | 'applicationId'>> & { readonly createdAt: Date },
): Promise<TaskRow> {
  const row: TaskRow = {
    id: newId(),
    applicationId: application.id,
    title: 'Nazvati dom mladih',
    on: null,
    assignedUserId: null,
    createdBy: by.id,
    doneBy: null,
    doneAt: null,
    remindedAt: null,
    ...plan,
  };
  await insertTask(tx, row);
  return row;
}
