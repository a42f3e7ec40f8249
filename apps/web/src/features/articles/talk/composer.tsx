import type { ArticleComment } from '@app/contracts/articles/article-talk.schemas';
import { articleLimits } from '@app/domain/articles/article';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import * as z from 'zod/mini';
import { draftStore } from '../../../lib/drafts.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { newId } from '../../../lib/new-id.ts';
import { useSession } from '../../../lib/session/session.ts';
import { articleTalk } from '../client.ts';
import { useArticlesText } from '../text.ts';
import s from './talk.module.css';

/** Kept for this visit: what is not posted survives another page and a reload. */
const drafts = draftStore({
  name: 'article-comment',
  schema: z.object({ text: z.string() }),
  lives: 'tab',
});

interface ComposerProps {
  readonly slug: string;
  /** What is answered, or rewritten; a new thread without either. */
  readonly parent?: ArticleComment;
  readonly rewritten?: ArticleComment;
  onPosted(comment: ArticleComment): void;
  onDone?(): void;
}

export function Composer({ slug, parent, rewritten, onPosted, onDone }: ComposerProps) {
  const t = useArticlesText();
  const reader = useSession().profile?.id ?? '';
  const slot = [reader, slug, rewritten?.id ?? '', parent?.id ?? ''].join(':');
  // The same for all tries, so that an answer that got lost adds nothing twice.
  const [id, setId] = useState(newId);
  const leave = () => {
    drafts.drop(slot);
    onDone?.();
  };
  const form = useSubmitForm({
    values: drafts.read(slot) ?? { text: rewritten?.text ?? '' },
    onChange: ({ text }) =>
      void (text.trim() === '' ? drafts.drop(slot) : drafts.keep(slot, { text })),
    check: ({ text }) => (text.trim() === '' ? { text: t('commentNeeded') } : {}),
    send: async ({ text }) => {
      onPosted(
        rewritten
          ? await articleTalk.changeComment({ params: { id: rewritten.id }, body: { text } })
          : await articleTalk.comment({
              params: { slug },
              body: { id, text, parentId: parent?.id ?? null },
            }),
      );
      setId(newId());
      form.change('text', '');
      leave();
    },
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
      <div className="row row-w g2">
        <Button
          type="submit"
          size="m"
          variant={inside ? 'soft' : 'primary'}
          busy={form.busy}
          busyLabel={t('sending')}
        >
          {t(rewritten ? 'save' : parent ? 'answer' : 'send')}
        </Button>
        {inside ? (
          <Button size="m" variant="ghost" onClick={leave}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
