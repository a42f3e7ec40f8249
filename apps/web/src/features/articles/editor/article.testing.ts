import { ArticleContent, type ArticleWork } from '@app/contracts/articles/article-writing.schemas';
import { emptyArticle } from '@app/domain/articles/article';

/** An article that its only author has just begun. */
export const someWork: ArticleWork = {
  id: '0199aaaa-0000-7000-8000-0000000000a1',
  slug: 'most',
  language: 'bhs',
  status: 'draft',
  revision: 1,
  content: ArticleContent.parse(emptyArticle),
  published: null,
  changedFields: [],
  missing: [],
  writers: [],
  versions: [],
  banks: [],
  publishedAt: null,
  appearsAt: null,
  returned: null,
  previewExpiresAt: null,
  canWrite: true,
  isOwner: true,
  isInvited: false,
  canDelete: true,
  actions: [],
  savedAt: '2026-11-20T12:00:00Z',
  savedBy: null,
};
