export { InvitationAnswer, PersonActions, PersonRecommendations } from './lazy-parts.tsx';
