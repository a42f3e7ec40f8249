export { quorumState } from './reviews.quorum.ts';
export { reviewsModule } from './reviews.routes.ts';
/** For the repos that join them. */
export { reviews as reviewTable } from './reviews.tables.ts';
