export { pageViewsModule } from './page-views.routes.ts';
