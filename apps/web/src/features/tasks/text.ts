import { tasksTexts } from '@app/messages/tasks';
import { textsFor } from '../../lib/texts/text.ts';

export const useTasksText = textsFor('tasks', tasksTexts);
