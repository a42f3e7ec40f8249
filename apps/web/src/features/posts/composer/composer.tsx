import '@app/ui/forms.css';
import type { PostView } from '@app/contracts/posts/posts.schemas';
import { type PostType, postLimits } from '@app/domain/posts/post';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Note } from '@app/ui/note';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { isUnheard } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { newId } from '../../../lib/new-id.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { posts } from '../client.ts';
import { Shared } from '../post/shared.tsx';
import { changePost, putFirst } from '../queries.ts';
import { useComposerText } from '../text.ts';
import { bodyOf, draftOf, says, writtenAt } from './body.ts';
import { newPostSlot } from './draft-slots.ts';
import { type Draft, emptyDraft, isWritten, postDrafts } from './drafts.ts';
import { Fields } from './fields.tsx';
import { usePictures } from './use-pictures.ts';
import { useWrong } from './wrong.ts';

export interface ComposerProps {
  readonly open: boolean;
  /** What is rewritten. */
  readonly edited?: PostView;
  /** What is passed on with own words. */
  readonly shared?: PostView;
  /** What a new post begins as. */
  readonly type?: PostType;
  /** Pictures that were chosen before; they are sent at once. */
  readonly files?: readonly File[];
  onOpenChange(open: boolean): void;
}

export default function PostComposer(props: ComposerProps) {
  // Begun anew where a draft is put aside for what stands there now.
  const [begun, setBegun] = useState(0);
  return props.open ? <Opened key={begun} {...props} onAnew={() => setBegun(begun + 1)} /> : null;
}

function slotOf(reader: string, { edited, shared }: ComposerProps): string {
  if (edited) return `${reader}:edit:${edited.id}`;
  return shared ? `${reader}:share:${shared.id}` : newPostSlot(reader);
}

/** Whether a draft began with what does not stand in the post any more. */
const isOlder = (draft: Draft | null, post: PostView): boolean =>
  draft !== null && draft.of !== writtenAt(post);

function beginning(saved: Draft | null, { edited, type }: ComposerProps): Draft {
  const draft = saved ?? (edited ? draftOf(edited) : emptyDraft);
  const own = { ...draft, id: draft.id || newId() };
  return type && !edited ? { ...own, type } : own;
}

/** The fields of what the server names; the end of a poll that runs has none of its own. */
const fieldOf = (path: string, { type }: Draft, isEdited: boolean): string => {
  const [, field = '', place] = /^metadata\.(\w+)(?:\.(\d))?/.exec(path) ?? [];
  const own: Record<string, string> = {
    attachments: 'attachments',
    courseName: 'courseName',
    linkPreview: 'content',
    mentions: 'content',
    pollEndsAt: !isEdited ? 'days' : type === 'poll' ? 'options.0' : 'type',
    pollOptions: `options.${place ?? 0}`,
    recommendedPerson: 'person',
  };
  return own[field] ?? path;
};

function Opened(props: ComposerProps & { readonly onAnew: () => void }) {
  const { edited, shared, onOpenChange, onAnew } = props;
  const t = useComposerText();
  const queries = useQueryClient();
  const formId = useId();
  const reader = useSession().profile?.id ?? '';
  const slot = slotOf(reader, props);
  const [isStale] = useState(() => edited && isOlder(postDrafts.read(slot), edited));
  const [saved, setSaved] = useState(() => postDrafts.read(slot) !== null);
  const wrong = useWrong();
  const close = () => onOpenChange(false);

  const form = useSubmitForm<Draft>({
    values: beginning(postDrafts.read(slot), props),
    onChange: (draft) => {
      const worth = isWritten(draft);
      if (worth) postDrafts.keep(slot, draft);
      else postDrafts.drop(slot);
      setSaved(worth);
    },
    check: (draft) => wrong(draft, pictures.underway.length > 0),
    fieldOf: (path): string => fieldOf(path, form.values(), edited !== undefined),
    refused: (error): string | undefined => {
      if (!isUnheard(error)) return undefined;
      form.change('isUnheard', true);
      return t(edited ? 'updateFailed' : 'createFailed');
    },
    failed: t(edited ? 'updateFailed' : 'createFailed'),
    send: async (draft) => {
      if (edited) {
        const body = bodyOf(draft, Date.now(), edited.metadata.pollEndsAt);
        const post = await posts.change({ params: { id: edited.id }, body });
        changePost(queries, post.id, ({ reason }) => ({ ...post, reason }));
        await queries.invalidateQueries({ queryKey: ['post-versions', post.id] });
      } else {
        const { id, isUnheard: mayStand } = draft;
        const sent = bodyOf(draft, Date.now());
        const body = { ...sent, id, sharedPostId: shared?.id ?? null };
        const written = await posts.write({ body });
        // What was sent before may stand there, and was corrected since.
        const post =
          mayStand && !says(written, sent)
            ? await posts.change({ params: { id: written.id }, body: sent })
            : written;
        putFirst(queries, post);
        if (shared) {
          changePost(queries, shared.id, (one) => ({ ...one, shares: one.shares + 1 }));
        }
      }
      postDrafts.drop(slot);
      toast({ title: t(edited ? 'updated' : 'created'), tone: 'ok' });
      close();
    },
  });
  const pictures = usePictures((picture) =>
    form.change('attachments', [...form.values('attachments'), { ...picture, alt: '' }]),
  );
  const sendChosen = useEffectEvent(() => {
    const room = postLimits.attachments - form.values('attachments').length;
    for (const file of props.files?.slice(0, room) ?? []) void pictures.add(file);
  });
  useEffect(() => sendChosen(), []);
  const discard = () => {
    postDrafts.drop(slot);
    close();
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      look="wide"
      title={t(edited ? 'editTitle' : shared ? 'shareTitle' : 'title')}
      closeLabel={t('close')}
      dismissible={!form.busy}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            wide
            busy={form.busy}
            busyLabel={t(edited ? 'saving' : 'publishing')}
          >
            {t(edited ? 'save' : 'publish')}
          </Button>
          {saved ? (
            <div className="row row-wrap between">
              <p className="smaller muted" role="status">
                {t('kept')}
              </p>
              <Button variant="ghost" size="m" disabled={form.busy} onClick={discard}>
                {t('discard')}
              </Button>
            </div>
          ) : null}
        </>
      }
    >
      <form id={formId} className="form" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        {isStale ? (
          <Note tone="warn">
            <p>{t('staleDraft')}</p>
            <Button
              size="m"
              className="mt2"
              onClick={() => {
                postDrafts.drop(slot);
                onAnew();
              }}
            >
              {t('takeNewest')}
            </Button>
          </Note>
        ) : null}
        <Fields form={form} pictures={pictures} edited={edited} />
        {shared ? <Shared post={shared} level={2} /> : null}
      </form>
    </Dialog>
  );
}
