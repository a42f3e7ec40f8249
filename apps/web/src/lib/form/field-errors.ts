import type { Language } from '@app/messages/catalogue';
import type { ValidationIssue } from '@app/messages/validation';
import { isApiError } from '../api/error.ts';

/** What is wrong, by the dotted name of the field; an empty text is nothing wrong. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

export interface FormSchema {
  safeParse(
    body: unknown,
  ):
    | { readonly success: true }
    | { readonly success: false; readonly error: { readonly issues: readonly ValidationIssue[] } };
}

export const present = (errors: FieldMessages = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text] as const] : [])),
  );

/** `fieldOf`: the field of a dotted path; the path itself unless said otherwise. */
export function ofFields(
  errors: FieldMessages,
  values: object,
  fieldOf: (path: string) => string = (path) => path,
): FieldMessages {
  const named = Object.entries(errors).map(([path, text]) => [fieldOf(path), text] as const);
  return Object.fromEntries(named.filter(([name]) => (name.split('.')[0] ?? '') in values));
}

export const serverErrors = (error: unknown): FieldMessages =>
  isApiError(error) ? error.fields : {};

/**
 * What the contract's schema finds, in the words in which the server would say it. Nothing when the
 * schema cannot be loaded: then the server is the first to look.
 */
export async function schemaErrors(
  load: () => Promise<FormSchema>,
  body: unknown,
  language: Language,
): Promise<FieldMessages> {
  const parts = await Promise.all([load(), import('@app/messages/validation')]).catch(() => null);
  if (!parts) return {};
  const [schema, { issueText }] = parts;
  const result = schema.safeParse(body);
  if (result.success) return {};
  // The first word on a field stands, as in the server's answer.
  return Object.fromEntries(
    result.error.issues
      .map((issue) => [issue.path.map(String).join('.'), issueText(issue, language)] as const)
      .reverse(),
  );
}

const controls = 'input, select, textarea';

/** Whether something is a field of the form that is typed into or chosen from. */
export const isFieldOf = (form: ParentNode | null, element: Element | null): boolean =>
  form !== null && element !== null && form.contains(element) && element.matches(controls);

export function firstInvalid(form: ParentNode | null): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return marked?.matches(controls) ? marked : (marked?.querySelector(controls) ?? marked);
}
