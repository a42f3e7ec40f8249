export { tasksModule } from './tasks.routes.ts';
