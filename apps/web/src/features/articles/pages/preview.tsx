import { Eye } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useFormat } from '../../../lib/format/use-format.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { articles } from '../client.ts';
import { Body, Opening } from '../parts/shown.tsx';
import { useArticlesText } from '../text.ts';
import type { Route } from './+types/preview';

export const loader = pageLoader(async ({ ask, params }) => ({
  article: await ask(articles.preview, { params: { token: params.token ?? '' } }),
}));

/** What is being written, for whoever has the link. */
export default function ArticlePreviewPage({ loaderData: { article } }: Route.ComponentProps) {
  const t = useArticlesText();
  const { dayOf } = useFormat();
  const shown = { ...article, title: article.title || t('untitledArticle'), publishedAt: null };
  return (
    <>
      <PageHead title={shown.title} description={t('previewDescription')} />
      <meta name="robots" content="noindex" />
      <div className="wrap mt4">
        <Note tone="info" icon={<Eye />}>
          {t('preview')} {t('previewUntil', { date: dayOf(article.expiresAt) })}
        </Note>
      </div>
      <article>
        <Opening article={shown} />
        <Body article={shown} />
      </article>
    </>
  );
}
