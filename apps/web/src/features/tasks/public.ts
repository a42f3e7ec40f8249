export { tasks } from './client.ts';
export { Due } from './parts/due.tsx';
export { useTaskPlace, useTaskTitle } from './task-words.ts';
