import { useState } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import * as z from 'zod/mini';
import { isUnheard } from '../api/error.ts';
import type { DraftStore } from '../drafts/drafts.ts';
import { type SubmitFormOptions, useSubmitForm } from '../form/use-submit-form.ts';
import { newId } from '../new-id.ts';
import { useSession } from '../session/session.ts';

/** What is kept of every comment while it is written. */
export const CommentDraft = z.object({
  text: z.string(),
  /** The same for all tries, so that an answer that got lost adds nothing twice. */
  id: z.string(),
  /** Whether a try got no answer: what was sent then may stand. */
  isUnheard: z.boolean(),
});
type CommentDraft = z.infer<typeof CommentDraft>;

/** What it is under, what is rewritten, what is answered; each keeps a draft of its own. */
export type CommentPlace = readonly (string | undefined)[];

interface CommentForm<D extends CommentDraft> extends Pick<SubmitFormOptions<D>, 'refused'> {
  readonly drafts: DraftStore<D>;
  readonly place: CommentPlace;
  readonly beginning: Omit<D, 'id' | 'isUnheard'>;
  readonly empty: Omit<D, 'id' | 'isUnheard'>;
  /** Said where nothing is written. */
  readonly needed: string;
  send(draft: D): Promise<void>;
  onDone?: (() => void) | undefined;
}

const fresh = () => ({ id: newId(), isUnheard: false });

/** What was written on while it was being sent; all of it where its beginning is another now. */
const writtenSince = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;

/** Where its draft is kept. */
function useSlot(place: CommentPlace): string {
  const reader = useSession().profile?.id ?? '';
  return [reader, ...place.map((part) => part ?? '')].join(':');
}

/** Whether it was begun before the page was loaded. */
export function useIsBegun<D>(drafts: DraftStore<D>, place: CommentPlace): boolean {
  const slot = useSlot(place);
  return useState(() => drafts.read(slot) !== null)[0];
}

/** A comment that is being written: kept until it is sent or left. */
export function useCommentForm<D extends CommentDraft>(props: CommentForm<D>) {
  const { drafts, place, beginning, empty, needed, send, onDone, refused } = props;
  const slot = useSlot(place);
  const leave = () => {
    drafts.drop(slot);
    onDone?.();
  };
  const form = useSubmitForm<D>({
    values: (drafts.read(slot) ?? { ...beginning, ...fresh() }) as DefaultValues<D>,
    onChange: (draft) =>
      void (draft.text.trim() === '' ? drafts.drop(slot) : drafts.keep(slot, draft)),
    check: ({ text }) => (text.trim() === '' ? { text: needed } : {}),
    ...(refused ? { refused } : {}),
    send: async (draft) => {
      try {
        await send(draft);
      } catch (error) {
        if (isUnheard(error)) put({ isUnheard: true });
        throw error;
      }
      const text = writtenSince(draft.text, form.values().text);
      put(text === '' ? { ...empty, ...fresh() } : { ...fresh(), text });
      if (text === '') leave();
    },
  });
  const put = (changed: object) => {
    for (const [field, value] of Object.entries(changed)) {
      form.change(field as Path<D>, value as never);
    }
  };
  return { form, leave };
}
