export { isolationModule } from './isolation.routes.ts';
