export { reportedQuery, waitingQuery } from './queries.ts';
