export { conversationsModule } from './conversations.routes.ts';
