export { Desk, FirstStone, Urgent } from './parts/urgent.tsx';
export { useBoard, useMine } from './queries.ts';
export { isOver, workOf } from './work.ts';
