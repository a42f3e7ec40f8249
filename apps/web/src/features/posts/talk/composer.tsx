import type { PostComment } from '@app/contracts/posts/posts.schemas';
import { postLimits } from '@app/domain/posts/post';
import { Field } from '@app/ui/field';
import * as z from 'zod/mini';
import { draftStore } from '../../../lib/drafts/drafts.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { CommentActions } from '../../../lib/threads/comment-actions.tsx';
import { CommentDraft, useCommentForm } from '../../../lib/threads/use-comment-form.ts';
import { postTalk } from '../client.ts';
import { placedMentions } from '../content.ts';
import { NetworkMentionArea } from '../parts/mention-area.tsx';
import { usePostsText } from '../text.ts';
import s from './talk.module.css';

const Draft = z.extend(CommentDraft, {
  chosen: z.array(z.object({ userId: z.string(), name: z.string() })),
});
type Draft = z.infer<typeof Draft>;

/** Kept for this visit: what is not sent survives another page and a reload. */
const drafts = draftStore({ name: 'post-comment', schema: Draft, lives: 'tab' });

interface ComposerProps {
  readonly postId: string;
  /** What is answered, or rewritten; a new thread without either. */
  readonly parent?: PostComment;
  readonly rewritten?: PostComment;
  onPosted(comment: PostComment): void;
  onDone?(): void;
}

const beginning = (rewritten: PostComment | undefined) => ({
  text: rewritten?.text ?? '',
  chosen: rewritten?.mentions.map(({ userId, name }) => ({ userId, name })) ?? [],
});

export function PostCommentComposer({
  postId,
  parent,
  rewritten,
  onPosted,
  onDone,
}: ComposerProps) {
  const t = usePostsText();
  const { form, leave } = useCommentForm<Draft>({
    drafts,
    place: [postId, rewritten?.id, parent?.id],
    beginning: beginning(rewritten),
    empty: { text: '', chosen: [] },
    needed: t('commentNeeded'),
    send: async ({ text, chosen, id, isUnheard }) => {
      const sent = { text: text.trim(), mentions: placedMentions(text.trim(), chosen) };
      const change = (of: PostComment) =>
        postTalk.changeComment({ params: { id: of.id }, body: sent });
      if (rewritten) return onPosted(await change(rewritten));
      const body = { ...sent, id, parentId: parent?.id ?? null };
      const posted = await postTalk.comment({ params: { id: postId }, body });
      // What was sent before may stand there, and was corrected since.
      const isOlder = isUnheard && posted.text !== sent.text;
      onPosted(isOlder ? await change(posted) : posted);
    },
    onDone,
  });
  const inside = parent !== undefined || rewritten !== undefined;
  const { text, chosen } = form.watch();
  return (
    <form className={`stack g2 ${s.composer}`} {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <Field
        label={t(rewritten ? 'edit' : parent ? 'yourAnswer' : 'yourComment')}
        hideLabel={!inside}
        error={form.error('text')}
      >
        <NetworkMentionArea
          rows={inside ? 2 : 1}
          maxLength={postLimits.comment}
          placeholder={inside ? undefined : t('yourComment')}
          autoFocus={inside}
          value={text}
          chosen={chosen}
          onValue={(value) => form.change('text', value)}
          onChosen={(people) => form.change('chosen', [...people])}
        />
      </Field>
      <CommentActions
        busy={form.busy}
        inside={inside}
        words={{
          send: t(rewritten ? 'save' : parent ? 'answer' : 'send'),
          sending: t('sending'),
          cancel: t('cancel'),
        }}
        hidden={!inside && text === ''}
        onLeave={leave}
      />
    </form>
  );
}
