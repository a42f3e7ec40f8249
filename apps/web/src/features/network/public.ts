export {
  BlockMemberDialog,
  ConnectionAnswer,
  PersonActions,
  PersonRecommendations,
} from './lazy-parts.tsx';
export {
  NetworkDirectory,
  NetworkForYou,
  NetworkPeople,
  NetworkRecommendations,
} from './page-parts.ts';
export { useNetworkCounts } from './queries.ts';
export { useNetworkText } from './text.ts';
