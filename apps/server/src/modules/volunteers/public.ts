export { volunteersModule } from './volunteers.routes.ts';
