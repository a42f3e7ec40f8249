import { tasksTexts } from '@app/messages/tasks';
import { textsFor } from '../../lib/text.ts';

export const useTasksText = textsFor('tasks', tasksTexts);
