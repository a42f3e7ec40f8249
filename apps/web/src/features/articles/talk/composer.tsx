import type { ArticleComment } from '@app/contracts/articles/article-talk.schemas';
import { articleLimits } from '@app/domain/articles/article';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { draftStore } from '../../../lib/drafts/drafts.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { CommentActions } from '../../../lib/threads/comment-actions.tsx';
import { CommentDraft, useCommentForm } from '../../../lib/threads/use-comment-form.ts';
import { articleTalk } from '../client.ts';
import { useArticlesText } from '../text.ts';
import s from './talk.module.css';

/** Kept for this visit: what is not posted survives another page and a reload. */
const drafts = draftStore({ name: 'article-comment', schema: CommentDraft, lives: 'tab' });

interface ComposerProps {
  readonly slug: string;
  /** What is answered, or rewritten; a new thread without either. */
  readonly parent?: ArticleComment;
  readonly rewritten?: ArticleComment;
  onPosted(comment: ArticleComment): void;
  onDone?(): void;
}

export function ArticleCommentComposer({
  slug,
  parent,
  rewritten,
  onPosted,
  onDone,
}: ComposerProps) {
  const t = useArticlesText();
  const { form, leave } = useCommentForm({
    drafts,
    place: [slug, rewritten?.id, parent?.id],
    beginning: { text: rewritten?.text ?? '' },
    empty: { text: '' },
    needed: t('commentNeeded'),
    send: async ({ text, id, isUnheard }) => {
      const change = (of: ArticleComment) =>
        articleTalk.changeComment({ params: { id: of.id }, body: { text } });
      if (rewritten) return onPosted(await change(rewritten));
      const body = { id, text, parentId: parent?.id ?? null };
      const posted = await articleTalk.comment({ params: { slug }, body });
      // What was sent before may stand there, and was corrected since.
      const isOlder = isUnheard && posted.text !== text.trim();
      onPosted(isOlder ? await change(posted) : posted);
    },
    onDone,
  });
  const inside = parent !== undefined || rewritten !== undefined;
  return (
    <form className={s.composer} {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <Field
        label={t(rewritten ? 'editComment' : parent ? 'yourAnswer' : 'yourComment')}
        error={form.error('text')}
      >
        <TextArea
          rows={3}
          maxLength={articleLimits.comment}
          autoFocus={inside}
          {...form.register('text')}
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
        onLeave={leave}
      />
    </form>
  );
}
