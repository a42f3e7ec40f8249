import {
  hashKey,
  type Mutation,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useLanguage } from '../../lib/texts/language.tsx';
import { errorText } from '../../lib/texts/text.ts';
import { toast } from '../../lib/toast.ts';
import { changeEarly } from './optimistic-query.ts';

type Told = Omit<Parameters<typeof toast>[0], 'action'> & {
  /** The way back; a failure of it is told like one of the action. */
  readonly undo?: { readonly label: string; run(): Promise<unknown> };
};

/** The query whose data an action changes. */
interface Changed<Input, Answer, Data> {
  readonly queryKey: QueryKey;
  /** What is shown before the server answered. Such changes of one query are sent in turn. */
  optimistic?(now: Data, input: Input): Data;
  /** What the answer makes of it; without this the query is asked for anew. */
  answered?(now: Data | undefined, answer: Answer, input: Input): Data;
}

export interface ActionOptions<Answer, Input = void, Data = unknown> {
  /** Sends it; rejects with what the server said. */
  send(input: Input): Promise<Answer>;
  /** What the reader is told once it is done. */
  readonly done?:
    | string
    | Told
    | undefined
    | ((answer: Answer, input: Input) => string | Told | undefined);
  /** Said above the reason of a failure. */
  readonly failed?: string | undefined | ((input: Input) => string);
  /** What a refusal means here: a sentence, or `true` where the page itself says it. */
  refused?(error: unknown, input: Input): string | true | undefined;
  /** Whether a failure stands in `failure`, and no toast tells it. */
  readonly inPlace?: boolean;
  readonly query?: Changed<Input, Answer, Data>;
  /** Shows it before the server answered, where several queries do. @returns what puts it back. */
  optimistic?(input: Input): (() => void) | Promise<() => void>;
  /** Queries that are asked for anew, whatever became of it. */
  readonly invalidates?: readonly QueryKey[];
  /** Name of a row in which such actions wait for each other; without one they are refused. */
  readonly scope?: string | undefined;
  /** What follows; it stays busy until then. */
  onSuccess?: ((answer: Answer, input: Input) => unknown) | undefined;
  onError?: (error: unknown, input: Input) => unknown;
  onSettled?: (input: Input) => unknown;
}

/** One press: what it was made with, whatever is drawn by the time that the answer comes. */
interface Press<Answer, Input, Data> {
  readonly input: Input;
  readonly options: ActionOptions<Answer, Input, Data>;
  fail(error: unknown): void;
}

/** What ends that which was shown early. */
interface Early {
  readonly putBack?: (() => void) | undefined;
  readonly end?: ReturnType<typeof changeEarly> | undefined;
}

function stepsOf<Answer, Input, Data>(
  queries: QueryClient,
  row: string | undefined,
): MutationOptions<Answer, Error, Press<Answer, Input, Data>, Early> {
  const refresh = async (keys: readonly QueryKey[] = [], exact = false) => {
    // What is asked for now would not know of another that waits.
    const isSame = ({ options: { scope } }: Mutation) => scope?.id === row;
    if (row !== undefined && queries.isMutating({ predicate: isSame }) > 1) return;
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, exact })));
  };
  const tell = (
    { undo, ...words }: Told,
    { options: { invalidates }, fail }: Press<Answer, Input, Data>,
  ) =>
    toast({
      tone: 'ok',
      ...words,
      ...(undo && {
        action: {
          label: undo.label,
          onAction: () =>
            void undo
              .run()
              .catch(fail)
              .then(() => refresh(invalidates)),
        },
      }),
    });
  return {
    ...(row !== undefined && { scope: { id: row } }),
    mutationFn: ({ input, options: { send } }) => send(input),
    onMutate: async ({ input, options }) => {
      const { queryKey, optimistic } = options.query ?? {};
      if (!queryKey || !optimistic) return { putBack: await options.optimistic?.(input) };
      await queries.cancelQueries({ queryKey, exact: true });
      return { end: changeEarly(queries, queryKey, (now) => optimistic(now as Data, input)) };
    },
    onSuccess: async (answer, press, { end }) => {
      const { input, options } = press;
      const { queryKey, answered } = options.query ?? {};
      const put = (now: unknown) => answered?.(now as Data | undefined, answer, input);
      if (end) end(answered ? put : 'taken');
      else if (queryKey && answered) queries.setQueryData(queryKey, put);
      const told = typeof options.done === 'function' ? options.done(answer, input) : options.done;
      if (told) tell(typeof told === 'string' ? { title: told } : told, press);
      await options.onSuccess?.(answer, input);
    },
    onError: async (error, { input, options, fail }, early) => {
      early?.putBack?.();
      early?.end?.('refused');
      fail(error);
      await options.onError?.(error, input);
    },
    onSettled: async (_answer, error, { input, options: { query, invalidates, onSettled } }) => {
      const isOpen = query && (error !== null || !query.answered);
      await Promise.all([
        refresh(invalidates),
        isOpen && refresh([query.queryKey], true),
        onSettled?.(input),
      ]);
    },
  };
}

/** What presses of one part share: one at a time, or those of one row in turn. */
function usePresses<Answer, Input, Data>(row: string | undefined) {
  const queries = useQueryClient();
  const { language } = useLanguage();
  const underWay = useRef(false);
  const mutation = useMutation(stepsOf<Answer, Input, Data>(queries, row));
  const words = ({ refused }: ActionOptions<Answer, Input, Data>, error: unknown, input: Input) => {
    const meant = refused?.(error, input);
    return meant === true ? '' : (meant ?? errorText(error, language));
  };
  const press = async (options: ActionOptions<Answer, Input, Data>, input: Input) => {
    if (row === undefined && underWay.current) return false;
    underWay.current = true;
    const fail = (error: unknown) => {
      const { failed, inPlace } = options;
      const description = words(options, error, input);
      if (inPlace || description === '') return;
      const title = typeof failed === 'function' ? failed(input) : failed;
      toast({ description, tone: 'bad', ...(title && { title }) });
    };
    try {
      await mutation.mutateAsync({ input, options, fail });
      return true;
    } catch {
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { press, words, mutation };
}

/**
 * The one form of what a press of a member does: sends once at a time, shows what is expected at
 * once and takes it back where it is refused, says what became of it in the reader's language, and
 * asks anew for what changed. It needs the query library, which strangers' pages do not load.
 *
 * @returns `run`, which never rejects and says whether it was done: false as well for a press while
 *   one is under way; `busy`, and the `status` of which it is part; `input` of the press under way,
 *   or of the last; `failure`, the words for one that is told in its place, until `reset` or the next
 *   press.
 */
export function useAction<Answer, Input = void, Data = unknown>(
  options: ActionOptions<Answer, Input, Data>,
) {
  const { query, scope, inPlace } = options;
  const row = scope ?? (query?.optimistic ? hashKey(query.queryKey) : undefined);
  const { press, words, mutation } = usePresses<Answer, Input, Data>(row);
  const { variables, error } = mutation;
  return {
    run: (input: Input): Promise<boolean> => press(options, input),
    busy: mutation.isPending,
    status: mutation.status,
    input: variables?.input,
    reset: mutation.reset,
    failure: inPlace && error && variables ? words(options, error, variables.input) : '',
  };
}

/** Several actions of one part, one at a time; `shared` says what holds for all of them. */
export function useActions(shared: Partial<ActionOptions<unknown>> = {}) {
  const { press, mutation } = usePresses<unknown, void, unknown>(shared.scope);
  return {
    busy: mutation.isPending,
    run: <Answer>(options: ActionOptions<Answer>): Promise<boolean> =>
      press({ ...shared, ...(options as ActionOptions<unknown>) }, undefined),
  };
}
