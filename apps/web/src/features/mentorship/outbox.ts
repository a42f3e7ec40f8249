import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import * as z from 'zod/mini';
import { draftStore, useDrafts } from '../../lib/drafts.ts';
import { useLanguage } from '../../lib/language.tsx';
import { newId } from '../../lib/new-id.ts';
import { useSession } from '../../lib/session/session.ts';
import { errorText } from '../../lib/text.ts';
import { callsOf } from './client.ts';
import { usePutMessage, useRefresh } from './queries.ts';

const written = {
  text: z.string(),
  isNote: z.boolean(),
  section: z.nullable(z.string()),
  files: z.array(z.object({ file: z.string(), name: z.string(), bytes: z.number() })),
};
const Unsent = z.object({
  ...written,
  /** Stays the same however often it is sent, so that it is written once. */
  id: z.string(),
  at: z.string(),
  problem: z.nullable(z.string()),
});
export type Unsent = z.infer<typeof Unsent>;
const Draft = z.object({ ...written, unsent: z.array(Unsent) });
export type Draft = z.infer<typeof Draft>;

const empty: Draft = { text: '', isNote: false, section: null, files: [], unsent: [] };

/** What is being written, and what did not get through: there after a reload as well. */
const drafts = draftStore({ name: 'mentorstvo', schema: Draft, lives: 'device' });

/** On their way now, by this page. */
const going = new Set<string>();
/** One after the other, so that answers stand in the order in which they were written. */
let line: Promise<unknown> = Promise.resolve();

export function useOutbox(request: Pick<MentorshipRequest, 'id' | 'kind'>) {
  const { language } = useLanguage();
  const slot = `${useSession().profile?.id ?? ''}:${request.id}`;
  const { read, keep, drop } = useDrafts(drafts);
  const put = usePutMessage(request);
  const refresh = useRefresh();
  const draft = read(slot) ?? empty;

  const change = (by: (now: Draft) => Draft) => {
    const { unsent, ...rest } = by(read(slot) ?? empty);
    const isEmpty = rest.text === '' && rest.files.length === 0 && rest.section === null;
    if (isEmpty && unsent.length === 0 && !rest.isNote) drop(slot);
    else keep(slot, { ...rest, unsent });
  };
  const mend = (id: string, problem: string | null) =>
    change((now) => ({
      ...now,
      unsent: now.unsent.map((one) => (one.id === id ? { ...one, problem } : one)),
    }));
  const discard = (id: string) =>
    change((now) => ({ ...now, unsent: now.unsent.filter((one) => one.id !== id) }));

  const send = (one: Unsent) => {
    if (going.has(one.id)) return;
    going.add(one.id);
    mend(one.id, null);
    const { id, text, isNote, section, files } = one;
    const body = { id, message: text, isNote, section, files: files.map(({ file }) => file) };
    line = line.then(async () => {
      try {
        const { data } = await callsOf(request.kind).write({ params: { id: request.id }, body });
        going.delete(id);
        put(data);
        discard(id);
      } catch (error) {
        going.delete(id);
        mend(id, errorText(error, language));
      }
      void refresh();
    });
  };
  return {
    draft,
    isGoing: (id: string) => going.has(id),
    write: (changed: Partial<Draft>) => change((now) => ({ ...now, ...changed })),
    /** Takes what is written out of the field and sends it. */
    post(asNote: boolean) {
      const { unsent, ...now } = read(slot) ?? empty;
      if (now.text.trim() === '') return;
      const one: Unsent = {
        ...now,
        text: now.text.trim(),
        isNote: asNote,
        id: newId(),
        at: new Date().toISOString(),
        problem: null,
      };
      change(() => ({ ...empty, isNote: now.isNote, unsent: [...unsent, one] }));
      send(one);
    },
    again: send,
    discard,
  };
}
export type Outbox = ReturnType<typeof useOutbox>;
