import { blueForm } from './blue.form.ts';
import type { AnyForm } from './form.ts';
import { orangeForm } from './orange.form.ts';

/** Every kind of grant that can be applied for; a further one is a further list of fields here. */
export const forms = { orange: orangeForm, blue: blueForm };

export type GrantKind = keyof typeof forms;

/** What applications of the kinds hold. */
export type ContentOfKind = {
  [K in GrantKind]: ReturnType<(typeof forms)[K]['start']> extends Partial<infer C> ? C : never;
};

export const grantKinds = Object.keys(forms) as GrantKind[];

/** The form of a kind, its fields not known by name. */
export const formOf = (kind: string): AnyForm => {
  const form = (forms as Readonly<Record<string, AnyForm>>)[kind];
  if (!form) throw new RangeError(`no form of kind ${kind}`);
  return form;
};
