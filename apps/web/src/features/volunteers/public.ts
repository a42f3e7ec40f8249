export { VolunteersPanel } from './lazy.tsx';
