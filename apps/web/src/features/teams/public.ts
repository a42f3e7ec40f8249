export { Calling, TeamAnswer, TeamSection } from './lazy-parts.tsx';
