import type { CallContent } from '@app/contracts/calls/call-content.schemas';

interface Put {
  /** Dotted: `title.en`. */
  readonly path: string;
  readonly before: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const put = (value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown =>
  key === undefined ? to : { ...(value as Json), [key]: put((value as Json)?.[key], rest, to) };

/** The fields of the content that change when these paths become what they were. */
export function putAt(content: CallContent, changes: readonly Put[]): Partial<CallContent> {
  const made: Record<string, unknown> = {};
  for (const { path, before } of changes) {
    const [field = '', ...rest] = path.split('.');
    made[field] = put(made[field] ?? content[field as keyof CallContent], rest, before);
  }
  return made;
}
