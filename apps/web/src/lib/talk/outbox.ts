import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { isUnheard } from '../api/error.ts';
import { type DraftStore, draftStore, useDrafts } from '../drafts/drafts.ts';
import { useLive } from '../live/live.ts';
import { newId } from '../new-id.ts';
import { useLanguage } from '../texts/language.tsx';
import { errorText } from '../texts/text.ts';

/** What stands in the field of a conversation. */
interface Written {
  readonly text: string;
}

const Ticket = z.object({
  /** Stays the same however often it is sent, so that it is written once. */
  id: z.string(),
  at: z.string(),
  /** Why the server refused it; null while it is under way or waits for a connection. */
  problem: z.nullable(z.string()),
});

/** A message that did not get through yet. */
export type Unsent<W> = W & z.infer<typeof Ticket>;

/** What is being written, and what did not get through. */
export type Draft<W> = W & { readonly unsent: readonly Unsent<W>[] };

interface OutboxOptions<W extends Written> {
  /** Of the drafts in the browser. */
  readonly name: string;
  readonly schema: z.ZodMiniType<W>;
  readonly empty: W;
  /** Whether there is nothing in the field that is worth keeping. */
  isEmpty(written: W): boolean;
}

interface Delivery<W> {
  /** Sends one message of a conversation, named by the slot's last part. */
  deliver(one: Unsent<W>, conversation: string): Promise<void>;
  /** After each try. */
  onTried?(): void;
}

/** Messages on their way, of each conversation one after the other. */
export interface Outbox<W extends Written> {
  readonly drafts: DraftStore<Draft<W>>;
  read(slot: string): Draft<W>;
  write(slot: string, changed: Partial<W>): void;
  add(slot: string, written: W, stays: Partial<W>): void;
  /** Lets a refused one wait again. */
  renew(slot: string, id: string): void;
  remove(slot: string, id: string): void;
  /** Whether this page sends it now. */
  isGoing(id: string): boolean;
  /** Sends what waits in a slot, until nothing does or the server does not hear. */
  send(slot: string, delivery: Delivery<W>, say: (error: unknown) => string): Promise<void>;
}

/**
 * Keeps messages in the order in which they were written, and over a reload. Those that the server
 * did not hear wait for the connection, with all that was written after them; those that it refused
 * wait for the writer.
 */
export function createOutbox<W extends Written>(options: OutboxOptions<W>): Outbox<W> {
  const { name, schema, empty, isEmpty } = options;
  const waiting = z.object({ unsent: z.array(z.intersection(schema, Ticket)) });
  const drafts = draftStore<Draft<W>>({
    name,
    schema: z.intersection(schema, waiting),
    lives: 'device',
  });
  const going = new Set<string>();
  /** Slots that this page sends from, and whether to try once more after a try that was not heard. */
  const busy = new Map<string, boolean>();
  const nothing: Draft<W> = { ...empty, unsent: [] };
  const read = (slot: string) => drafts.read(slot) ?? nothing;
  const put = (slot: string, draft: Draft<W>) => {
    if (draft.unsent.length === 0 && isEmpty(draft)) drafts.drop(slot);
    else drafts.keep(slot, draft);
  };
  const mend = (slot: string, by: (unsent: readonly Unsent<W>[]) => readonly Unsent<W>[]) => {
    const now = read(slot);
    put(slot, { ...now, unsent: by(now.unsent) });
  };
  const setProblem = (slot: string, id: string, problem: string | null) =>
    mend(slot, (all) => all.map((one) => (one.id === id ? { ...one, problem } : one)));
  const remove = (slot: string, id: string) =>
    mend(slot, (all) => all.filter((one) => one.id !== id));
  return {
    drafts,
    read,
    write: (slot, changed) => put(slot, { ...read(slot), ...changed }),
    add(slot, written, stays) {
      const ticket = { id: newId(), at: new Date().toISOString(), problem: null };
      const { unsent } = read(slot);
      put(slot, { ...nothing, ...stays, unsent: [...unsent, { ...written, ...ticket }] });
    },
    renew: (slot, id) => setProblem(slot, id, null),
    remove,
    isGoing: (id) => going.has(id),
    async send(slot, { deliver, onTried }, say) {
      if (busy.has(slot)) {
        busy.set(slot, true);
        return;
      }
      busy.set(slot, false);
      let heard = true;
      while (heard || busy.get(slot)) {
        const one = read(slot).unsent.find(({ problem }) => problem === null);
        if (!one) break;
        if (!heard) busy.set(slot, false);
        going.add(one.id);
        setProblem(slot, one.id, null);
        try {
          await deliver(one, slot.slice(slot.indexOf(':') + 1));
          heard = true;
          going.delete(one.id);
          remove(slot, one.id);
        } catch (error) {
          heard = !isUnheard(error);
          going.delete(one.id);
          setProblem(slot, one.id, heard ? say(error) : null);
        }
        onTried?.();
      }
      busy.delete(slot);
    },
  };
}

const slotOf = (reader: string, conversation: string) => `${reader}:${conversation}`;

/** Tries again what waits: when it is first shown, and when a connection may have come back. */
function useResending(run: () => void) {
  const again = useEffectEvent(run);
  useLive(['user'], (signal) => signal === null && again());
  useEffect(() => {
    const online = () => again();
    again();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
}

/** What is written in one conversation, and on its way in it. */
export function useOutbox<W extends Written>(
  outbox: Outbox<W>,
  reader: string,
  conversation: string,
  delivery: Delivery<W>,
) {
  const { language } = useLanguage();
  useDrafts(outbox.drafts);
  const slot = slotOf(reader, conversation);
  const go = () => void outbox.send(slot, delivery, (error) => errorText(error, language));
  useResending(go);
  return {
    draft: outbox.read(slot),
    /** As it stands now, whatever was shown last. */
    now: () => outbox.read(slot),
    isGoing: outbox.isGoing,
    isBusy: () => outbox.read(slot).unsent.some(({ id }) => outbox.isGoing(id)),
    write: (changed: Partial<W>) => outbox.write(slot, changed),
    /** Takes what is written out of the field and sends it. */
    post(written: W, stays: Partial<W> = {}) {
      outbox.add(slot, written, stays);
      go();
    },
    again(id: string) {
      outbox.renew(slot, id);
      go();
    },
    discard: (id: string) => outbox.remove(slot, id),
  };
}

/** Sends what waits in any of a reader's conversations, wherever they are. */
export function useOutboxes<W extends Written>(
  outbox: Outbox<W>,
  reader: string,
  delivery: Delivery<W>,
): void {
  const { language } = useLanguage();
  useResending(() => {
    for (const slot of outbox.drafts.slots(slotOf(reader, ''))) {
      void outbox.send(slot, delivery, (error) => errorText(error, language));
    }
  });
}

/** What shows a message on its way needs of an outbox. */
export interface Sending {
  isGoing(id: string): boolean;
  /** Whether one of the same conversation is sent now. */
  isBusy(): boolean;
  again(id: string): void;
  discard(id: string): void;
}
