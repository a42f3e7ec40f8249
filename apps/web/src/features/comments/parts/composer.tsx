import type { CommentView } from '@app/contracts/comments/comments.schemas';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { comments } from '../client.ts';
import { answerTo, rewritingOf, useCommentDraft } from '../drafts.ts';
import { useDiscussionOf, usePut } from '../queries.ts';
import { useCommentsText } from '../text.ts';
import s from './comments.module.css';
import { MentionArea } from './mention-area.tsx';

/** Of a form, with its name. */
export interface Section {
  readonly key: string;
  readonly name: string;
}

interface ComposerProps {
  /** The comment that is answered, or rewritten; a new thread without either. */
  readonly parent?: CommentView;
  readonly rewritten?: CommentView;
  /** What a new thread can be about, and what it is about until something else is chosen. */
  readonly sections?: readonly Section[];
  readonly section?: string | undefined;
  onDone?(): void;
}

export function Composer(props: ComposerProps) {
  const { parent, rewritten, sections = [], section = '', onDone } = props;
  const t = useCommentsText();
  const { id, audience } = useDiscussionOf();
  const put = usePut();
  const draft = useCommentDraft(
    rewritten ? rewritingOf(rewritten.id) : parent ? answerTo(parent.id) : section,
  );
  const [kept] = useState(draft.read);
  const leave = () => {
    draft.drop();
    onDone?.();
  };
  const form = useSubmitForm({
    values: kept ?? { comment: rewritten?.comment ?? '', section },
    onChange: draft.keep,
    check: ({ comment }) => (comment.trim() === '' ? { comment: t('needed') } : {}),
    // Its own sentence stands wherever the server has none (specification §8).
    refused: (error) => (isApiError(error) && error.text ? undefined : t('failed')),
    send: async ({ comment, section: about }) => {
      const { data } = rewritten
        ? await comments.change({ params: { id, commentId: rewritten.id }, body: { comment } })
        : await comments.add({
            params: { id },
            body: { comment, audience, section: about || null, parentId: parent?.id ?? null },
          });
      put(data);
      form.change('comment', '');
      leave();
    },
  });
  const chosen = form.bind('section');
  const label = t(rewritten ? 'edit' : parent ? 'yourAnswer' : 'write');
  const inside = parent !== undefined || rewritten !== undefined;
  return (
    <form className={s.composer} {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      {sections.length > 0 ? (
        <Field label={t('about')}>
          <Select value={chosen.value} onChange={({ target }) => chosen.onValue(target.value)}>
            <option value="">{t('whole')}</option>
            {sections.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <MentionArea
        label={label}
        hint={inside ? undefined : t('hint')}
        error={form.error('comment')}
        autoFocus={inside && !kept}
        onSend={() => void form.submit()}
        {...form.bind('comment')}
      />
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
