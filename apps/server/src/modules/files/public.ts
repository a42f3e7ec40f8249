export { filesModule } from './files.routes.ts';
