export { networkModule } from './network.routes.ts';
export { peopleOf } from './people.service.ts';
export { apartAmong, connectedAmong, isNotApart, mutualCounts } from './ties.repo.ts';
