export { articlesModule } from './articles.routes.ts';
