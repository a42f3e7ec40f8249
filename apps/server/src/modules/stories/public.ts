export { storiesModule } from './stories.routes.ts';
