import type { tasksApi } from '@app/contracts/tasks/tasks.api';
import { tasksPaths } from '@app/contracts/tasks/tasks.paths';
import { client } from '../../lib/api/client.ts';

export const tasks = client<typeof tasksApi>(tasksPaths);
