export {
  BlockDialog,
  InvitationAnswer,
  PersonActions,
  PersonRecommendations,
} from './lazy-parts.tsx';
