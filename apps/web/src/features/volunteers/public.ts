export { VolunteersPanel } from './lazy.tsx';
export { OwnVolunteering } from './parts/own.tsx';
export { useOwnVolunteering } from './queries.ts';
