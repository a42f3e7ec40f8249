export { boardWaits } from './board-waits.ts';
export { quorumState } from './reviews.quorum.ts';
export { reviewsModule } from './reviews.routes.ts';
