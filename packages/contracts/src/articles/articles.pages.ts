import { page } from '../page-address.ts';

export const articlesPages = {
  /** `dio` is what a member writes (`moji`), keeps (`sacuvano`), or decides about (`pregled`). */
  articles: page('/articles', { query: ['q', 'oznaka', 'autor', 'banka', 'dio'] }),
  article: page('/articles/:slug', { hash: ['razgovor'] }),
  olderArticle: page('/article/:slug'),
  newArticle: page('/article/new'),
  /** By id or slug. */
  articleEdit: page('/articles/:id/edit'),
  /** For whoever has the link that its authors gave. */
  articlePreview: page('/articles/pregled/:token'),
};
