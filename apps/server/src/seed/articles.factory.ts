import type { ArticleDocument } from '@app/contracts/articles/article-document.schemas';
import { slugify } from '@app/domain/slug';
import { createArticle, paragraph } from '../modules/articles/articles.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { demoArticles } from './articles.data.ts';
import { onDay } from './calls.factory.ts';

function blockOf(line: string): ArticleDocument['content'][number] {
  if (line.startsWith('## ')) {
    return { ...paragraph(line.slice(3)), type: 'heading', attrs: { level: 2 } };
  }
  if (line.startsWith('> ')) return { type: 'blockquote', content: [paragraph(line.slice(2))] };
  return paragraph(line);
}

/** Each in both languages, linked to each other. */
export async function seedArticles(
  tx: Tx,
  people: ReadonlyMap<string, { readonly id: string }>,
  today: Date,
): Promise<void> {
  for (const { author, bank = '', daysAgo, ...texts } of demoArticles.toReversed()) {
    const at = onDay(today, -daysAgo);
    let groupId: string | undefined;
    for (const language of ['bhs', 'en'] as const) {
      const { title, summary, tags, lines } = texts[language];
      const made = await createArticle(tx, entry(people, author), at, {
        language,
        slug: slugify(title),
        ...(groupId ? { groupId } : {}),
        content: {
          title,
          summary,
          tags: [...tags],
          bankSlug: bank,
          body: { type: 'doc', content: lines.map(blockOf) },
        },
      });
      groupId = made.groupId;
    }
  }
}
