import { pages } from '@app/contracts/pages';
import { plainText } from '@app/domain/articles/article.document';
import { eq, inArray, sql } from 'drizzle-orm';
import type { SearchedKind } from '../../platform/search/kinds.ts';
import { bankTable, nearBank } from '../banks/public.ts';
import { articles, isRead } from './articles.tables.ts';
import { signedBy } from './articles.view.ts';

/** Articles that everybody reads. */
export const articlesSearch: SearchedKind = {
  kind: 'articles',
  access: 'public',
  pools: (_p, _read, { actor }) => [
    {
      table: articles,
      id: articles.id,
      words: articles.words,
      where: sql`${articles}.${isRead}`,
      near: nearBank(articles.bankId, actor),
    },
  ],
  async show(p, read, _searcher, ids) {
    const rows = await read
      .select({
        id: articles.id,
        slug: articles.slug,
        summary: articles.summary,
        published: articles.published,
        publishedAt: articles.publishedAt,
        bankName: bankTable.name,
        municipality: bankTable.municipality,
      })
      .from(articles)
      .leftJoin(bankTable, eq(bankTable.id, articles.bankId))
      .where(inArray(articles.id, [...ids]));
    const authorsOf = await signedBy(p, ids);
    return rows.flatMap(({ id, slug, summary, published, publishedAt, ...row }) => {
      if (!summary || !published) return [];
      const authors = authorsOf(id)
        .map(({ name }) => name)
        .filter(Boolean)
        .join(', ');
      return {
        id,
        page: pages.article({ slug }),
        title: summary.title,
        parts: [
          ['summary', summary.summary] as const,
          ['text', plainText(published.body)] as const,
          ['tags', published.tags.join(', ')] as const,
          ['authors', authors] as const,
          ['bank', row.bankName ?? ''] as const,
        ],
        by: row.bankName ?? authors,
        place: row.municipality ?? '',
        picture: summary.cover.url || null,
        status: null,
        at: publishedAt,
        isTeamOnly: false,
      };
    });
  },
};
