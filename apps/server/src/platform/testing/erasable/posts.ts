import { putSettings } from '../../../modules/posts/feed/settings.repo.ts';
import { setBookmark, setHidden } from '../../../modules/posts/own.repo.ts';
import {
  createMute,
  createPost,
  createPostComment,
  createPostReaction,
  fillPost,
} from '../../../modules/posts/posts.factory.ts';
import { insertVersion } from '../../../modules/posts/posts.repo.ts';
import type { Grants } from '../grants.ts';
import type { Persona } from '../personas.ts';
import type { TestApp } from '../testApp.ts';
import { name, phone } from './words.ts';

/** Wrote posts, is named in those of others, and answered them in every way there is. */
export async function writePosts(
  { platform, clock }: TestApp,
  { people: { emir, clan } }: Grants,
  amina: Persona,
) {
  const at = clock.now();
  const content = `Hvala @${name} i @${clan.name}! Njen broj: ${phone}.`;
  const mentions = [
    { userId: amina.id, name, position: 6 },
    { userId: clan.id, name: clan.name, position: content.indexOf(`@${clan.name}`) },
  ];
  const poll = {
    type: 'poll',
    metadata: { pollOptions: ['Da', 'Ne'], pollEndsAt: at.toISOString() },
  } as const;
  return platform.db.transaction(async (tx) => {
    const hers = await createPost(tx, amina, {
      content,
      metadata: { mentions },
      circles: ['place:tuzla'],
      isPinned: true,
    });
    await insertVersion(tx, hers);
    const other = await createPost(tx, emir, { content, metadata: { mentions } });
    await insertVersion(tx, other);
    const recommendedPerson = { userId: amina.id, name };
    await createPost(tx, emir, { type: 'recommendation', metadata: { recommendedPerson } });
    const asked = await createPost(tx, emir, {
      ...poll,
      metadata: { ...poll.metadata, pollOptions: ['Da', 'Ne'] },
    });
    await fillPost(tx, asked, {
      reactions: [],
      votes: [
        { id: amina.id, option: 0, at },
        { id: clan.id, option: 0, at },
      ],
    });
    await createPost(tx, amina, { sharedPostId: other.id });
    await createPost(tx, emir, { sharedPostId: hers.id });
    const comment = await createPostComment(tx, other, amina, { text: content, mentions });
    const answer = await createPostComment(tx, other, emir, {
      parentId: comment.id,
      text: content,
      mentions,
    });
    await createPostReaction(tx, 'post', other, amina, 'useful');
    await createPostReaction(tx, 'post', other, clan, 'useful');
    await createPostReaction(tx, 'comment', answer, amina, 'like');
    await createPostReaction(tx, 'post', hers, clan, 'like');
    await createPostComment(tx, hers, clan);
    await setBookmark(tx, { postId: other.id, userId: amina.id, keptAt: at }, true);
    await setHidden(tx, { postId: asked.id, userId: amina.id, hiddenAt: at }, true);
    await putSettings(tx, amina.id, { order: 'time', mutedWords: ['kladionica'] });
    await createMute(tx, amina, clan);
    await createMute(tx, emir, amina);
    return { hers, other, asked, answer };
  });
}
