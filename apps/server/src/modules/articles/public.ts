export { picturesOfLinks } from './articles.repo.ts';
export { articlesModule } from './articles.routes.ts';
export { readArticle } from './articles.service.ts';
export { articles as articleTable, isRead as articleIsRead } from './articles.tables.ts';
