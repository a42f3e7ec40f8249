import {
  createArticle,
  createArticleComment,
  paragraph,
} from '../../../modules/articles/articles.factory.ts';
import {
  insertReport,
  putReaction,
  setBookmarked,
} from '../../../modules/articles/talk/talk.repo.ts';
import { insertHistory } from '../../../modules/articles/writing/work.repo.ts';
import type { Grants } from '../grants.ts';
import type { Persona } from '../personas.ts';
import type { TestApp } from '../testApp.ts';
import { name, phone } from './words.ts';

/** Wrote articles alone, with others and for her bank, and answered those of others. */
export async function writeArticles(
  { platform, clock }: TestApp,
  { people }: Grants,
  amina: Persona,
) {
  const at = clock.now();
  const said = `Piše ${name}, ${phone}.`;
  const mention = { type: 'mention' as const, attrs: { id: amina.id, label: name } };
  const body = {
    type: 'doc' as const,
    content: [paragraph(said), { type: 'paragraph' as const, content: [mention] }],
  };
  const content = { summary: said, body, tags: ['Prijave', name] };
  const hers = {
    fieldRevisions: { title: { revision: 1, by: amina.id, editor: 'njen' } },
    savedBy: amina.id,
    returnedBy: amina.id,
    returnedAt: at,
    returnedReason: `Neka ${name} dopuni.`,
  };
  return platform.db.transaction(async (tx) => {
    const alone = await createArticle(tx, amina, at, { content, ...hers });
    const begun = await createArticle(tx, amina, at, {
      content,
      coAuthors: [people.emir.id],
      status: 'archived',
      ...hers,
    });
    const ofBank = await createArticle(tx, amina, at, {
      content: { ...content, bankSlug: 'tuzla' },
      slug: 'razgovor-s-aminom-hodzic',
      ...hers,
    });
    const other = await createArticle(tx, people.emir, at, { content: { body } });
    // Her name in another case stands in the reason alone.
    const reason = `Vraćeno, pitati Aminu Hodžić na ${phone}.`;
    const plain = await createArticle(tx, people.emir, at, { returnedReason: reason });
    const version = { number: 2, at, actorId: amina.id, event: 'return' as const };
    await insertHistory(tx, { articleId: plain.id, ...version, reason, content: plain.content });
    const comment = await createArticleComment(tx, other, amina, { createdAt: at, text: said });
    await createArticleComment(tx, other, people.emir, {
      createdAt: at,
      parentId: comment.id,
      text: `Hvala, ${name}!`,
    });
    const hidden = await createArticleComment(tx, other, people.clan, {
      createdAt: at,
      hiddenAt: at,
      hiddenBy: amina.id,
    });
    const own = { articleId: other.id, userId: amina.id };
    await putReaction(tx, { ...own, reaction: 'useful', reactedAt: at });
    await setBookmarked(tx, { ...own, keptAt: at }, true);
    const report = { commentId: hidden.id, userId: amina.id, reportedAt: at };
    await insertReport(tx, { ...report, fault: 'spam' });
    return { alone, begun, ofBank, other, comment };
  });
}
