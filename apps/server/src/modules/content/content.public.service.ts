import type {
  PageContent,
  PutBlocks,
  PutText,
  SpokenBlocks,
} from '@app/contracts/content/content.schemas';
import { type EditablePage, editablePages, keysOf } from '@app/domain/content/pages';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { readChange } from '../translations/public.ts';
import { harmlessBlocks } from './content.html.ts';
import { publishWork } from './content.publication.ts';
import { findPage } from './content.repo.ts';
import { heard, spoken } from './content.spoken.ts';
import { clashWith, lockWork, type PageWork } from './content.work.ts';

/** What everybody reads, and the addresses of the specification that change it at once. */
export function createPublicContent(p: Platform) {
  const cache = createCache<PageContent>(p, {
    milliseconds: 60_000,
    atMost: editablePages.length,
    on: (topic, cached) => cached.delete(topic.replace(/^content:/, '')),
  });

  /** Every block, hidden ones too, made harmless. */
  const all = (page: EditablePage) =>
    cache(page, async () => {
      const { publishedRevision, blocks } = await findPage(p.db.read, page);
      return { revision: publishedRevision, blocks: await harmlessBlocks(blocks) };
    });

  const visible = async (page: EditablePage): Promise<PageContent> => {
    const { revision, blocks } = await all(page);
    return { revision, blocks: blocks.filter((block) => block.visible) };
  };

  const change = async <T>(
    page: EditablePage,
    make: (tx: Tx, work: PageWork) => Promise<T | Failure>,
  ): Promise<T | Failure> => {
    const done = await p.db.transaction(async (tx) => {
      const answer = await make(tx, await lockWork(tx, page));
      if (!isFailure(answer)) p.signals.publish(tx, `content:${page}`);
      return answer;
    });
    if (!isFailure(done)) await p.texts.refresh();
    return done;
  };

  return {
    visible,

    async blocks(
      page: EditablePage,
      reader: { readonly language: Language; readonly isAdmin: boolean },
    ): Promise<z.infer<typeof SpokenBlocks>> {
      const { revision, blocks } = reader.isAdmin ? await all(page) : await visible(page);
      const counts = new Map<string, number>();
      return {
        revision,
        content_blocks: blocks.map((block) => {
          const order = counts.get(block.section) ?? 0;
          counts.set(block.section, order + 1);
          return spoken(block, order, { language: reader.language, instead: !reader.isAdmin });
        }),
      };
    },

    putBlocks: (
      page: EditablePage,
      writer: { readonly id: string; readonly language: Language },
      { content_blocks, revision }: z.infer<typeof PutBlocks>,
    ) =>
      change(page, async (tx, work) => {
        const { row } = work;
        const isStale = revision !== undefined && revision !== row.publishedRevision;
        // What somebody drafted meanwhile would be lost with the next publishing.
        const isWritten = row.draft.blocks || row.scheduled?.blocks;
        if (isStale || isWritten) return clashWith(tx, work, ['blocks']);
        const { language } = writer;
        const read = heard(content_blocks, work.published.blocks, { page, language });
        if ('fields' in read) return fail('VALIDATION', { fields: read.fields });
        const blocks = await harmlessBlocks(read.blocks);
        const made = { blocks, texts: [], by: writer.id, past: true as const };
        const refused = await publishWork(p, tx, work, made);
        return refused ?? { success: true as const, revision: row.publishedRevision + 1 };
      }),

    putText: (
      page: EditablePage,
      writer: { readonly id: string; readonly language: Language },
      { id, content }: z.infer<typeof PutText>,
    ) =>
      change(page, async (tx, work) => {
        const { texts } = work.published;
        const key = keysOf(page, id).find((one) => texts.has(one));
        const stands = key === undefined ? undefined : texts.get(key);
        if (key === undefined || !stands) return fail('NOT_FOUND');
        const { language } = writer;
        const wanted = readChange({
          key,
          [`value_${language}`]: content,
          [`replaced_${language}`]: stands[language],
        });
        if ('problems' in wanted) {
          const [problem = 'invalid'] = Object.values(wanted.problems);
          return fail('VALIDATION', { fields: { content: problem } });
        }
        const { blocks } = work.published;
        const made = { blocks, texts: [wanted], by: writer.id, past: true as const };
        return (await publishWork(p, tx, work, made)) ?? { success: true as const };
      }),
  };
}
