export { profilesModule } from './profiles.routes.ts';
export { findableName } from './search.service.ts';
