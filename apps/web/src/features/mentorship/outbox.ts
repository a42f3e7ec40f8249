import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import * as z from 'zod/mini';
import { useSession } from '../../lib/session/session.ts';
import { createOutbox, useOutbox as useOneOutbox } from '../../lib/talk/outbox.ts';
import { callsOf } from './client.ts';
import { usePutMessage, useRefresh } from './queries.ts';

const Written = z.object({
  text: z.string(),
  isNote: z.boolean(),
  section: z.nullable(z.string()),
  files: z.array(z.object({ file: z.string(), name: z.string(), bytes: z.number() })),
});
export type Written = z.infer<typeof Written>;

const outbox = createOutbox<Written>({
  name: 'mentorstvo',
  schema: Written,
  empty: { text: '', isNote: false, section: null, files: [] },
  isEmpty: ({ text, isNote, section, files }) =>
    text === '' && !isNote && section === null && files.length === 0,
});

export function useOutbox(request: Pick<MentorshipRequest, 'id' | 'kind'>) {
  const put = usePutMessage(request);
  const refresh = useRefresh();
  const reader = useSession().profile?.id ?? '';
  return useOneOutbox(outbox, reader, request.id, {
    async deliver({ id, text, isNote, section, files }) {
      const body = { id, message: text, isNote, section, files: files.map(({ file }) => file) };
      const { data } = await callsOf(request.kind).write({ params: { id: request.id }, body });
      put(data);
    },
    onTried: () => void refresh(),
  });
}
export type Outbox = ReturnType<typeof useOutbox>;
