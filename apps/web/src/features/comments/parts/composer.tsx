import type { CommentView } from '@app/contracts/comments/comments.schemas';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { CommentActions } from '../../../lib/threads/comment-actions.tsx';
import { useCommentForm } from '../../../lib/threads/use-comment-form.ts';
import { comments } from '../client.ts';
import { commentDrafts, type Draft, useCommentPlace, useIsCommentBegun } from '../drafts.ts';
import { useDiscussionOf, usePut } from '../queries.ts';
import { useCommentsText } from '../text.ts';
import s from './comments.module.css';
import { TeamMentionArea } from './mention-area.tsx';

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

export function SectionCommentComposer(props: ComposerProps) {
  const { parent, rewritten, sections = [], section = '', onDone } = props;
  const t = useCommentsText();
  const { id, audience } = useDiscussionOf();
  const put = usePut();
  const written = { rewritten: rewritten?.id, parent: parent?.id, section };
  const begun = useIsCommentBegun(written);
  const { form, leave } = useCommentForm<Draft>({
    drafts: commentDrafts,
    place: useCommentPlace(written),
    beginning: { text: rewritten?.comment ?? '', section },
    empty: { text: '', section },
    needed: t('needed'),
    // Its own sentence stands wherever the server has none (specification §8).
    refused: (error) => (isApiError(error) && error.text ? undefined : t('failed')),
    send: async ({ text, section: about, id: commentId, isUnheard }) => {
      const comment = text.trim();
      const change = (of: CommentView) =>
        comments.change({ params: { id, commentId: of.id }, body: { comment } });
      if (rewritten) return put((await change(rewritten)).data);
      const body = {
        id: commentId,
        comment,
        audience,
        section: about || null,
        parentId: parent?.id ?? null,
      };
      const { data } = await comments.add({ params: { id }, body });
      // What was sent before may stand there, and was corrected since.
      put(isUnheard && data.comment !== comment ? (await change(data)).data : data);
    },
    onDone,
  });
  const chosen = form.bind('section');
  const label = t(rewritten ? 'edit' : parent ? 'yourAnswer' : 'yourComment');
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
      <TeamMentionArea
        label={label}
        hint={inside ? undefined : t('hint')}
        error={form.error('text')}
        autoFocus={inside && !begun}
        onSend={() => void form.submit()}
        {...form.bind('text')}
      />
      <CommentActions
        busy={form.busy}
        inside={inside}
        words={{
          send: t(rewritten ? 'save' : parent ? 'answer' : 'send'),
          sending: t('sendingNow'),
          cancel: t('cancel'),
        }}
        onLeave={leave}
      />
    </form>
  );
}
