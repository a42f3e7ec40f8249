export { sharingModule } from './sharing.routes.ts';
