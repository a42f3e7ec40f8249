export { profilesModule } from './profiles.routes.ts';
