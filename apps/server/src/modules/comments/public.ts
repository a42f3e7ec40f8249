export { commentsModule } from './comments.routes.ts';
