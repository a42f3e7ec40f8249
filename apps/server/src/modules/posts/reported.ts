import { rightsChanged } from '../../platform/hearing.ts';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { membersByIds } from '../accounts/public.ts';
import type { ReportSubject } from '../reports/public.ts';
import { placeOf, tellNoMore, tellNoMoreOf } from './posts.notices.ts';
import { forgetPictures } from './posts.pictures.ts';
import { count, lockPost, postsByIds, replaceCircles, updatePost } from './posts.repo.ts';
import { seenPost } from './posts.service.ts';
import { findComment, threads } from './talk/comments.repo.ts';

const idOf = ({ subjectId }: { readonly subjectId: string }) => subjectId;

/** A post; removing it leaves it to its author and to moderators. */
export const reportedPost: ReportSubject = {
  async check(p, tx, actor, subjectId) {
    const post = await seenPost(p, tx, actor, subjectId);
    if (isFailure(post) || post.removedAt !== null) return fail('NOT_FOUND');
    return { ownerId: post.authorId, context: null };
  },

  async place(read, subjectId) {
    const [post] = await postsByIds(read, [subjectId]);
    return post && placeOf(post);
  },

  async show(_p, read, reported) {
    const rows = await postsByIds(read, reported.map(idOf));
    const people = await membersByIds(
      read,
      rows.map(({ authorId }) => authorId),
    );
    return (subjectId) => {
      const row = rows.find(({ id }) => id === subjectId);
      if (!row) return undefined;
      const { content, metadata, createdAt } = row;
      const { pollOptions, recommendedPerson, courseName, attachments, linkPreview } = metadata;
      const words = [
        content,
        courseName,
        recommendedPerson?.name ?? '',
        ...(pollOptions ?? []),
        ...(linkPreview ? [linkPreview.url] : []),
        ...attachments.map(({ alt, url }) => `${alt} ${url}`.trim()),
      ];
      const isRead = row.removedAt !== null || row.visibility === 'public';
      return {
        name: people.get(row.authorId)?.name ?? '',
        url: isRead ? placeOf(row).actionUrl : null,
        texts: words
          .filter((text) => text !== '')
          .map((text) => ({ name: '', text, at: createdAt, isReported: true })),
      };
    };
  },

  async remove(p, tx, subjectId, at) {
    const row = await lockPost(tx, subjectId);
    if (!row || row.removedAt !== null) return;
    await updatePost(tx, subjectId, { removedAt: at, isPinned: false });
    await replaceCircles(tx, row, []);
    await rightsChanged(tx, p, subjectId);
    await tellNoMore(p, tx, row, async () => new Set([row.authorId]));
    await forgetPictures(p, tx, row);
  },
};

/** A comment under a post. */
export const reportedPostComment: ReportSubject = {
  async check(p, tx, actor, subjectId) {
    const comment = await findComment(p, tx, actor, subjectId);
    const post = comment && (await seenPost(p, tx, actor, comment.postId));
    if (!post || isFailure(post) || comment.removedAt !== null) return fail('NOT_FOUND');
    return { ownerId: comment.authorId, context: null };
  },

  async place(read, subjectId) {
    const [comment] = await threads.findAll(read, [subjectId]);
    const [post] = comment ? await postsByIds(read, [comment.postId]) : [];
    return post && placeOf(post, subjectId);
  },

  async show(_p, read, reported) {
    const rows = await threads.findAll(read, reported.map(idOf));
    const posts = await postsByIds(
      read,
      rows.map(({ postId }) => postId),
    );
    const people = await membersByIds(
      read,
      rows.flatMap(({ authorId }) => authorId ?? []),
    );
    return (subjectId) => {
      const row = rows.find(({ id }) => id === subjectId);
      const post = posts.find(({ id }) => id === row?.postId);
      if (!row || !post) return undefined;
      const at = row.createdAt;
      const isRead = post.removedAt !== null || post.visibility === 'public';
      return {
        name: row.authorId === null ? '' : (people.get(row.authorId)?.name ?? ''),
        url: isRead ? placeOf(post, row.id).actionUrl : null,
        texts: row.text === '' ? [] : [{ name: '', text: row.text, at, isReported: true }],
      };
    };
  },

  async remove(p, tx, subjectId, at) {
    const row = await threads.lock(tx, subjectId);
    if (!row || row.removedAt !== null || row.deletedAt !== null) return;
    await threads.update(tx, subjectId, { removedAt: at });
    await count(tx, row.postId, 'comments', -1);
    const [post] = await postsByIds(tx, [row.postId]);
    if (post) await tellNoMoreOf(p, tx, post, row, async () => new Set([row.authorId ?? '']));
    p.signals.publish(tx, `postComments:${row.postId}`);
  },
};
