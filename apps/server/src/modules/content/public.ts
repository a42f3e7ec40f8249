export { contentModule } from './content.routes.ts';
