import * as z from 'zod/mini';
import { useSession } from '../../lib/session/session.ts';
import { createOutbox, useOutbox as useOneOutbox, useOutboxes } from '../../lib/talk/outbox.ts';
import { conversations } from './client.ts';
import { outboxName } from './outbox-name.ts';
import { usePutMessage, useRefresh } from './queries.ts';

const Written = z.object({
  text: z.string(),
  files: z.array(
    z.object({ id: z.string(), name: z.string(), bytes: z.number(), isPicture: z.boolean() }),
  ),
  /** The message that it answers, as it is shown. */
  quoted: z.nullable(z.object({ id: z.string(), name: z.string(), text: z.string() })),
  /** An own message that is being rewritten, and what stands in its place so far. */
  editing: z.nullable(z.object({ id: z.string(), text: z.string() })),
});
export type Written = z.infer<typeof Written>;

const outbox = createOutbox<Written>({
  name: outboxName,
  schema: Written,
  empty: { text: '', files: [], quoted: null, editing: null },
  isEmpty: ({ text, files, quoted, editing }) =>
    text === '' && files.length === 0 && quoted === null && editing === null,
});

const deliver = ({ id, text, files, quoted }: Written & { id: string }, conversation: string) =>
  conversations.write({
    params: { id: conversation },
    body: {
      clientId: id,
      content: text,
      attachments: files.map((file) => file.id),
      quotedId: quoted?.id ?? null,
    },
  });

export function useOutbox(conversation: string) {
  const put = usePutMessage();
  const refresh = useRefresh();
  const reader = useSession().profile?.id ?? '';
  return useOneOutbox(outbox, reader, conversation, {
    deliver: async (one) => put(conversation, await deliver(one, conversation)),
    onTried: () => void refresh(),
  });
}
export type Outbox = ReturnType<typeof useOutbox>;

/** What was written without a connection goes out from any page. */
export function useSendWaiting(): void {
  const put = usePutMessage();
  const refresh = useRefresh();
  const reader = useSession().profile?.id ?? '';
  useOutboxes(outbox, reader, {
    deliver: async (one, conversation) => put(conversation, await deliver(one, conversation)),
    onTried: () => void refresh(),
  });
}
