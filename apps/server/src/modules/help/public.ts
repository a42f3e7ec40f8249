export { helpModule } from './help.routes.ts';
