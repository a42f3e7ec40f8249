export { DevelopedSkills } from './parts/developed.tsx';
