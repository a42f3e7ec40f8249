import type { ArticleDocument } from '@app/contracts/articles/article-document.schemas';
import { slugify } from '@app/domain/slug';
import { createArticle, paragraph } from '../modules/articles/articles.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { bankArticles } from './articles/banks.data.ts';
import { firstArticles } from './articles/first.data.ts';
import { memberArticles } from './articles/members.data.ts';
import { onDay } from './calls.factory.ts';

type Block = ArticleDocument['content'][number];

const item = (text: string) => ({ type: 'listItem' as const, content: [paragraph(text)] });

/** The list that a line belongs to, or a block of its own. */
function blockOf(line: string): Block {
  if (line.startsWith('## ')) {
    return { ...paragraph(line.slice(3)), type: 'heading', attrs: { level: 2 } };
  }
  if (line.startsWith('> ')) return { type: 'blockquote', content: [paragraph(line.slice(2))] };
  if (line.startsWith('- ')) return { type: 'bulletList', content: [item(line.slice(2))] };
  const numbered = /^\d+\. (.*)/.exec(line)?.[1];
  if (numbered) return { type: 'orderedList', content: [item(numbered)] };
  return paragraph(line);
}

/** Lines as blocks; items that follow each other are one list. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const block of lines.map(blockOf)) {
    const last = blocks.at(-1);
    const goesOn =
      (block.type === 'bulletList' && last?.type === 'bulletList') ||
      (block.type === 'orderedList' && last?.type === 'orderedList');
    if (goesOn) last.content.push(...block.content);
    else blocks.push(block);
  }
  return blocks;
}

/** Each in both languages, linked to each other. */
export async function seedArticles(
  tx: Tx,
  people: ReadonlyMap<string, { readonly id: string }>,
  today: Date,
): Promise<void> {
  const articles = [...firstArticles, ...memberArticles, ...bankArticles];
  for (const one of articles.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const { author, coAuthors = [], bank = '', cover, daysAgo, ...texts } = one;
    const at = onDay(today, -daysAgo);
    let groupId: string | undefined;
    for (const language of ['bhs', 'en'] as const) {
      const { title, summary, alt = '', tags, lines } = texts[language];
      const made = await createArticle(tx, entry(people, author), at, {
        language,
        slug: slugify(title),
        coAuthors: coAuthors.map((key) => entry(people, key).id),
        ...(groupId ? { groupId } : {}),
        content: {
          title,
          summary,
          tags: [...tags],
          bankSlug: bank,
          cover: { url: cover ? `/api/ob-files/${cover}` : '', alt },
          body: { type: 'doc', content: blocksOf(lines) },
        },
      });
      groupId = made.groupId;
    }
  }
}
