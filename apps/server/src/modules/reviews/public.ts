export { quorumState } from './reviews.quorum.ts';
export { reviewsModule } from './reviews.routes.ts';
