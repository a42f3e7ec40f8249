import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form';
import { useLanguage } from '../texts/language.tsx';
import { errorText } from '../texts/text.ts';
import {
  type FieldMessages,
  type FormSchema,
  firstInvalid,
  isFieldOf,
  ofFields,
  present,
  schemaErrors,
  serverErrors,
} from './field-errors.ts';

export interface SubmitFormOptions<T extends FieldValues> {
  readonly values: DefaultValues<T>;
  /** What comes after the form was shown; a field that was changed meanwhile keeps what it holds. */
  readonly latest?: T | undefined;
  /** The schema of the contract; loaded when the form is first used, so that no page carries it. */
  readonly schema?: () => Promise<FormSchema>;
  /** What the schema looks at; the values themselves unless said otherwise. */
  readonly bodyOf?: (values: T) => unknown;
  /** What the server said of the values before the form was shown. */
  readonly initialErrors?: FieldMessages | undefined;
  /** Rules and texts of this screen; what they find stands in place of what the schema finds. */
  readonly check?: (values: T) => FieldMessages;
  /** Rejects with what the server said. */
  readonly send: (values: T) => Promise<unknown> | unknown;
  /**
   * What a refusal means here: what is wrong by field, a sentence about the whole, or `true` when
   * it was dealt with. Undefined: the server's words, at the fields that they name.
   */
  readonly refused?: (error: unknown) => FieldMessages | string | true | undefined;
  /** The field of a dotted path of the answer; the path itself unless said otherwise. */
  readonly fieldOf?: (path: string) => string;
  /** Said of a failure of which nothing better is known. */
  readonly failed?: string | undefined;
  /** Tells a failure of the whole; without it, it stands in `failure`. */
  readonly tell?: (text: string) => void;
  /** Called with each change, for what is kept while it is not sent. */
  readonly onChange?: (values: T) => void;
}

/**
 * The one form: checks by the contract's schema, sends once at a time, puts what is wrong under the
 * fields with the focus on the first, says what else went wrong, and keeps everything typed for
 * another try.
 *
 * @returns `props` for the form element; `register` for inputs of the browser, `bind` for controls
 *   with `value` and `onValue`.
 */
export function useSubmitForm<T extends FieldValues>(options: SubmitFormOptions<T>) {
  const { language } = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState('');
  const [refusals, setRefusals] = useState(0);
  const sending = useRef(false);
  /** Where the focus was when it was sent. */
  const sentFrom = useRef<Element | null>(null);

  const resolver: Resolver<T> = async (values) => {
    const { schema, check, bodyOf, fieldOf } = options;
    const seen = schema ? await schemaErrors(schema, bodyOf?.(values) ?? values, language) : {};
    const found = Object.entries({
      ...ofFields(seen, values, fieldOf),
      ...present(check?.(values)),
    });
    const errors: FieldErrors<T> = {};
    for (const [name, message] of found) set(errors, name, { type: 'check', message });
    return found.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<T>({
    defaultValues: options.values,
    ...(options.latest && { values: options.latest, resetOptions: { keepDirtyValues: true } }),
    resolver,
    shouldFocusError: false,
  });

  const pointOut = (given: FieldMessages) => {
    for (const [name, message] of Object.entries(present(given))) {
      form.setError(name as Path<T>, { type: 'server', message });
    }
    setRefusals((times) => times + 1);
  };
  const refuse = (error: unknown) => {
    const meant = options.refused?.(error);
    if (meant === true) return;
    if (typeof meant === 'object') return pointOut(meant);
    const named = ofFields(serverErrors(error), form.getValues(), options.fieldOf);
    if (meant === undefined && Object.keys(named).length > 0) return pointOut(named);
    const text = meant ?? errorText(error, language, options.failed);
    if (options.tell) options.tell(text);
    else setFailure(text);
  };
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    sentFrom.current = document.activeElement;
    setFailure('');
    let foundWrong = false;
    const handle = form.handleSubmit(
      async (values) => {
        try {
          await options.send(values);
        } catch (error) {
          refuse(error);
        }
      },
      () => {
        foundWrong = true;
      },
    );
    await handle();
    sending.current = false;
    // Only now are the fields marked among which the first is looked for.
    if (foundWrong) setRefusals((times) => times + 1);
  };

  useEffect(() => {
    // Whoever went on to another field meanwhile is not called back from there.
    const { activeElement: now } = document;
    const wentOn = now !== sentFrom.current && isFieldOf(element.current, now);
    if (refusals > 0 && !wentOn) firstInvalid(element.current)?.focus();
  }, [refusals]);
  const { initialErrors } = options;
  const begin = useEffectEvent((found: FieldMessages) => {
    sentFrom.current = document.activeElement;
    pointOut(found);
  });
  useEffect(() => {
    if (initialErrors) begin(initialErrors);
  }, [initialErrors]);
  const changed = useEffectEvent((values: T) => options.onChange?.(values));
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }),
    [form],
  );

  const change = <N extends Path<T>>(name: N, value: PathValue<T, N>) =>
    form.setValue(name, value, {
      shouldDirty: true,
      // While it is being sent the server has the next word.
      shouldValidate: form.formState.isSubmitted && !sending.current,
    });

  return {
    props: {
      ref: element,
      noValidate: true,
      method: 'post' as const,
      // What is submitted in a dialog inside the form bubbles up here as well.
      onSubmit: (event: SyntheticEvent) =>
        event.target === event.currentTarget ? void submit(event) : undefined,
      onFocus: () => void options.schema?.().catch(() => undefined),
    },
    submit,
    busy: form.formState.isSubmitting,
    failure,
    dirty: form.formState.isDirty,
    control: form.control,
    register: form.register,
    watch: form.watch,
    values: form.getValues,
    /** Puts the reader at a field, what stands in it selected. */
    focus: (name: Path<T>) => form.setFocus(name, { shouldSelect: true }),
    error: (name: Path<T>): string | undefined =>
      form.getFieldState(name, form.formState).error?.message,
    change,
    bind: <N extends Path<T>>(name: N) => ({
      value: form.watch(name),
      onValue: (value: PathValue<T, N>) => change(name, value),
    }),
  };
}

export type SubmitForm<T extends FieldValues> = ReturnType<typeof useSubmitForm<T>>;
