export { networkModule } from './network.routes.ts';
export { peopleOf } from './people.service.ts';
export { apartAmong, connectedAmong, isConnected, isNotApart, mutualCounts } from './ties.repo.ts';
