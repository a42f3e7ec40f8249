import { useState } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import type { DraftStore } from '../drafts.ts';
import { useSubmitForm } from '../form/use-submit-form.ts';
import { newId } from '../new-id.ts';
import { useSession } from '../session/session.ts';

/** A type, as fields of a form are read by name. */
type Written = { text: string };

interface CommentForm<D extends Written> {
  readonly drafts: DraftStore<D>;
  /** What it is under, what is rewritten, what is answered; each keeps a draft of its own. */
  readonly place: readonly (string | undefined)[];
  readonly beginning: D;
  readonly empty: D;
  /** Said where nothing is written. */
  readonly needed: string;
  /** @param id the same for all tries, so that an answer that got lost adds nothing twice. */
  send(draft: D, id: string): Promise<void>;
  onDone?: (() => void) | undefined;
}

/** A comment that is being written: kept until it is sent or left. */
export function useCommentForm<D extends Written>(props: CommentForm<D>) {
  const { drafts, place, beginning, empty, needed, send, onDone } = props;
  const reader = useSession().profile?.id ?? '';
  const slot = [reader, ...place.map((part) => part ?? '')].join(':');
  const [id, setId] = useState(newId);
  const leave = () => {
    drafts.drop(slot);
    onDone?.();
  };
  const form = useSubmitForm<D>({
    values: (drafts.read(slot) ?? beginning) as DefaultValues<D>,
    onChange: (draft) =>
      void (draft.text.trim() === '' ? drafts.drop(slot) : drafts.keep(slot, draft)),
    check: ({ text }) => (text.trim() === '' ? { text: needed } : {}),
    send: async (draft) => {
      await send(draft, id);
      setId(newId());
      for (const [field, value] of Object.entries(empty)) {
        form.change(field as Path<D>, value as never);
      }
      leave();
    },
  });
  return { form, leave };
}
