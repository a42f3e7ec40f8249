export { giftsModule } from './gifts.routes.ts';
