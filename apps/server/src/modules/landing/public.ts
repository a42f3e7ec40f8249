export { landingModule } from './landing.routes.ts';
