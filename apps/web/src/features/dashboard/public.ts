export { Urgent } from './lazy.ts';
export { Desk, FirstStone } from './parts/leading.tsx';
export { useBoard, useMine } from './queries.ts';
export { isOver, workOf } from './work.ts';
