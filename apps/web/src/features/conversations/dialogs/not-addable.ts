import type { ApiError } from '../../../lib/api/error.ts';

/** The names of those whom the server does not let into a group. */
export function namesOf(
  { details }: ApiError,
  people: readonly { readonly id: string; readonly name: string }[],
): string {
  const ids = (details as { userIds?: unknown } | undefined)?.userIds;
  const refused = Array.isArray(ids) ? people.filter(({ id }) => ids.includes(id)) : people;
  return refused.map(({ name }) => name).join(', ');
}
