export { Calling, Invited, StatusLabel, TeamAnswer, TeamSection } from './lazy-parts.tsx';
