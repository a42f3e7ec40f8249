export { HelpKey, OwnVolunteering, VolunteersPanel } from './lazy.tsx';
export { useOwnVolunteering } from './own/with-part.ts';
