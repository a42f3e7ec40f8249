import type { NewPost, PostView } from '@app/contracts/posts/posts.schemas';
import { firstAddress, placedMentions } from '../content.ts';
import { type Draft, emptyDraft } from './drafts.ts';

const day = 24 * 60 * 60 * 1000;

/** What is sent of a draft; of what belongs to another type nothing. */
export function bodyOf(draft: Draft, now: number, pollEndsAt?: string | null) {
  const { type, visibility, attachments, person, options } = draft;
  // The server takes off what stands around it, and places are counted in what is left.
  const content = draft.content.trim();
  const isPoll = type === 'poll';
  return {
    content,
    type,
    status: 'published' as const,
    visibility,
    metadata: {
      mentions: placedMentions(content, draft.chosen),
      attachments: attachments.map((one) => ({ ...one, type: 'image' as const })),
      linkPreview: type === 'link' && draft.link ? { url: draft.link } : null,
      courseName: type === 'course_completion' ? draft.courseName : '',
      recommendedPerson: type === 'recommendation' ? person : null,
      pollOptions: isPoll ? options : null,
      pollEndsAt: isPoll
        ? (pollEndsAt ?? new Date(now + Number(draft.days) * day).toISOString())
        : null,
    },
  } satisfies NewPost;
}

/** When what stands in a post was written. */
export const writtenAt = ({ editedAt, createdAt }: PostView): string => editedAt ?? createdAt;

/** Whether a post says what was sent. */
export const says = (post: PostView, sent: ReturnType<typeof bodyOf>): boolean => {
  const { content, type, visibility, metadata } = post;
  const { courseName, pollOptions, recommendedPerson, attachments } = sent.metadata;
  const pictures = (all: readonly { readonly url: string; readonly alt: string }[]) =>
    JSON.stringify(all.map(({ url, alt }) => [url, alt]));
  return (
    content === sent.content &&
    type === sent.type &&
    visibility === sent.visibility &&
    metadata.courseName === courseName &&
    `${metadata.pollOptions}` === `${pollOptions}` &&
    metadata.recommendedPerson?.name === recommendedPerson?.name &&
    pictures(metadata.attachments) === pictures(attachments)
  );
};

/** A post as it is edited. */
export function draftOf(post: PostView): Draft {
  const { content, type, visibility, metadata } = post;
  const { recommendedPerson: person } = metadata;
  return {
    ...emptyDraft,
    content,
    type,
    visibility,
    chosen: metadata.mentions.map(({ userId, name }) => ({ userId, name })),
    attachments: metadata.attachments.map(({ url, fileName, alt }) => ({ url, fileName, alt })),
    link: metadata.linkPreview?.url ?? null,
    // Its card was taken away, or it never had one.
    withoutCard: metadata.linkPreview ? null : firstAddress(content),
    of: writtenAt(post),
    courseName: metadata.courseName,
    person: person && { userId: person.userId, name: person.name },
    options: metadata.pollOptions ?? ['', ''],
  };
}
