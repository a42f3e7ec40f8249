export {
  BlockMemberDialog,
  ConnectionAnswer,
  PersonActions,
  PersonRecommendations,
} from './lazy-parts.tsx';
export {
  NetworkDirectory,
  NetworkPeople,
  NetworkRecommendations,
} from './page-parts.ts';
export { default as NetworkForYou } from './parts/for-you.tsx';
export { useNetworkCounts } from './queries.ts';
export { useNetworkText } from './text.ts';
