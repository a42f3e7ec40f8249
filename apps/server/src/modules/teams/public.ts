export { teamsModule } from './teams.routes.ts';
