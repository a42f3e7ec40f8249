import { changesBody } from '@app/contracts/applications/form.schemas';
import { type AnyContent, type AnyForm, mapContent } from '@app/domain/applications/form/form';
import { type Fening, fening, toKm } from '@app/domain/money';
import { type Failure, fail } from '../../platform/http/failure.ts';

/**
 * Changes as the API speaks them, in KM, to how they are kept, in fening. The contract lets no
 * amount in with more than two decimals, so that rounding loses nothing.
 */
export const toStored = (form: AnyForm, changes: AnyContent): AnyContent =>
  mapContent(form, changes, 'money', (km: number) => fening(Math.round(km * 100)));

export const toBody = (form: AnyForm, content: AnyContent): AnyContent =>
  mapContent(form, content, 'money', (amount: Fening) => toKm(amount));

export function pickBody(
  form: AnyForm,
  content: AnyContent,
  fields: readonly string[],
): Record<string, unknown> {
  const picked = Object.fromEntries(fields.map((field) => [field, content[field]]));
  return { ...toBody(form, picked) };
}

/** The sent changes as they are kept, or what is wrong with which part of them. */
export function readChanges(form: AnyForm, sent: AnyContent): AnyContent | Failure {
  const read = changesBody(form.kind).safeParse(sent);
  if (read.success) return toStored(form, read.data);
  const issues = read.error.issues.map((issue) => ({
    ...issue,
    path: ['changes', ...issue.path],
  }));
  return fail('VALIDATION', { issues });
}
