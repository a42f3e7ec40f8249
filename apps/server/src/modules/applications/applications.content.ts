import { isDeepStrictEqual } from 'node:util';
import { changesBody } from '@app/contracts/applications/form.schemas';
import { toBody, toStored } from '@app/domain/applications/form/amounts';
import {
  type AnyContent,
  type AnyForm,
  askedContent,
  fieldsOf,
} from '@app/domain/applications/form/form';
import { asSpelled } from '@app/domain/applications/form/spellings';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';

export function pickBody(
  form: AnyForm,
  content: AnyContent,
  fields: readonly string[],
): Record<string, unknown> {
  const picked = Object.fromEntries(fields.map((field) => [field, content[field]]));
  return { ...toBody(form, picked) };
}

/**
 * The sent changes as they are kept, or what is wrong with which part of them. Whoever sends a whole
 * content back sends fields that the call does not ask for as they got them, empty: what is kept of
 * these stays.
 */
export function readChanges(form: AnyForm, sent: AnyContent): AnyContent | Failure {
  const read = changesBody(form.kind).safeParse(asSpelled(form, sent, newId));
  if (read.success) return sameIdTwice(form, read.data) ?? requestedFields(form, read.data);
  const issues = read.error.issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const paths = unknown.length > 0 ? unknown.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ ...issue, path: ['changes', ...path] }));
  });
  return fail('VALIDATION', { issues });
}

/** Two items of one list cannot be told apart by whoever merges, links or answers for them. */
function sameIdTwice(form: AnyForm, changes: AnyContent): Failure | undefined {
  const known = fieldsOf(form);
  const twice = Object.entries(changes).flatMap(([field, current]) => {
    const value = known[field];
    if (value?.kind !== 'list' || value.item.kind !== 'group') return [];
    const ids = (current as readonly { readonly id?: string }[]).map(({ id }) => id);
    return ids.flatMap((id, n) =>
      id !== undefined && ids.indexOf(id) < n ? [`changes.${field}.${n}.id`] : [],
    );
  });
  if (twice.length === 0) return undefined;
  return fail('VALIDATION', { fields: Object.fromEntries(twice.map((at) => [at, 'idTwice'])) });
}

function requestedFields(form: AnyForm, changes: AnyContent): AnyContent | Failure {
  const { leftOut = {} } = form;
  const empty = askedContent(form, changes);
  const written = Object.keys(changes).filter(
    (field) => field in leftOut && !isDeepStrictEqual(changes[field], empty[field]),
  );
  if (written.length > 0) {
    const fields = Object.fromEntries(
      written.map((field) => [`changes.${field}`, 'sectionLeftOut']),
    );
    return fail('VALIDATION', { fields });
  }
  const asked = Object.entries(changes).filter(([field]) => !(field in leftOut));
  return toStored(form, Object.fromEntries(asked));
}
