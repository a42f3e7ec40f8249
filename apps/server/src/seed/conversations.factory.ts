import { buffer } from 'node:stream/consumers';
import {
  createConversation,
  createGroup,
  createMessage,
  createMessageFile,
  createMessageReaction,
  createPart,
} from '../modules/conversations/conversations.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import type { FileStore } from '../platform/files/files.ts';
import { entry } from './applications.factory.ts';
import {
  type DemoConversation,
  type DemoMessage,
  demoConversations,
} from './conversations.data.ts';
import type { People } from './people.factory.ts';

const minute = 60_000;

interface Context {
  readonly people: People;
  readonly now: Date;
  readonly files: FileStore;
}

/** Conversations counted back from now, so that they are as fresh at each first start. */
export async function seedConversations(tx: Tx, context: Context): Promise<void> {
  for (const one of demoConversations) await seedConversation(tx, context, one);
}

async function seedConversation(tx: Tx, context: Context, one: DemoConversation): Promise<void> {
  const { people, now } = context;
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const begun = ago((one.said[0]?.[0] ?? 0) + 2);
  const [maker, ...members] = one.members.map((key) => entry(people, key));
  const [second] = members;
  if (!maker || !second) throw new Error('A conversation has two members or more.');
  const { name, waiting = [] } = one.group ?? {};
  const conversation = await (name === undefined
    ? createConversation(tx, maker, second, { at: begun, waiting: one.waits ?? false })
    : createGroup(tx, maker, {
        name,
        members,
        waiting: waiting.map((key) => entry(people, key)),
        at: begun,
      }));
  const written: { readonly id: string }[] = [];
  for (const said of one.said) {
    const [minutes] = said;
    written.push(await seedMessage(tx, context, conversation, { said, at: ago(minutes), written }));
  }
  for (const key of one.members) {
    await createPart(tx, conversation, entry(people, key), {
      readNumber: one.said.length - (one.unread?.[key] ?? 0),
      isArchived: one.archivedBy === key,
      // Of what was written before the product started nobody is told.
      tellAt: null,
    });
  }
}

async function seedMessage(
  tx: Tx,
  { people, files }: Context,
  conversation: { readonly id: string },
  {
    said: [, who, content, more = {}],
    at,
    written,
  }: {
    readonly said: DemoMessage;
    readonly at: Date;
    readonly written: readonly { readonly id: string }[];
  },
): Promise<{ readonly id: string }> {
  const by = entry(people, who);
  const quotedId = more.quotes === undefined ? null : (written[more.quotes]?.id ?? null);
  const message = await createMessage(tx, conversation, by, { content, createdAt: at, quotedId });
  const plan = { messageId: message.id, uploadedAt: at };
  if (more.file) {
    await createMessageFile(tx, files, conversation, by, { ...plan, name: more.file });
  }
  if (more.picture) {
    const stored = await files.get('ob/demo-selo.webp');
    if (!stored) throw new Error('The demo has no such picture.');
    const picture = { ...plan, name: more.picture, ending: 'webp' as const };
    const content = await buffer(stored.stream);
    await createMessageFile(tx, files, conversation, by, { ...picture, content });
  }
  for (const [key, reaction] of Object.entries(more.reactions ?? {})) {
    await createMessageReaction(tx, message, entry(people, key), reaction, at);
  }
  return message;
}
