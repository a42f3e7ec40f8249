import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiError } from '../../../lib/api/error.ts';

/**
 * Puts what the server says of single fields under them; the first one takes the focus.
 *
 * @returns whether any of the form's own fields was meant.
 */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!isApiError(error, 'VALIDATION')) return false;
  const wrong = names.filter((name) => error.fields[name] !== undefined);
  for (const [n, name] of wrong.entries()) {
    setError(name, { message: error.fields[name] ?? '' }, { shouldFocus: n === 0 });
  }
  return wrong.length > 0;
}
