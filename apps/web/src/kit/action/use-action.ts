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
import { showEarly } from './shown-early.ts';

interface Told {
  readonly title: string;
  readonly description?: string;
  /** The way back; a failure of it is told like one of the action. */
  readonly undo?: { readonly label: string; run(): Promise<unknown> };
}

/** The query whose data an action changes. */
interface Shown<Input, Answer, Data> {
  readonly queryKey: QueryKey;
  /** What is shown before the server answered. Such changes of one query are sent in turn. */
  expected?(now: Data, input: Input): Data;
  /** What the answer makes of it; without this the query is asked for anew. */
  answered?(now: Data | undefined, answer: Answer, input: Input): Data;
}

export interface ActionOptions<Input, Answer, Data> {
  /** Sends it; rejects with what the server said. */
  send(input: Input): Promise<Answer>;
  /** What the reader is told once it is done. */
  readonly done?:
    | string
    | Told
    | undefined
    | ((answer: Answer, input: Input) => string | Told | undefined);
  /** What follows; it stays busy until then. */
  onDone?(answer: Answer, input: Input): unknown;
  /** Said above the reason of a failure. */
  readonly failed?: string | undefined | ((input: Input) => string);
  /** What a refusal means here: a sentence, or `true` when it was dealt with. */
  refused?(error: unknown, input: Input): string | true | undefined;
  /** Whether a failure stands in `failure`, and no toast tells it. */
  readonly failsInPlace?: boolean;
  readonly shows?: Shown<Input, Answer, Data>;
  /** Shows it before the server answered, where several queries do. @returns what puts it back. */
  showEarly?(input: Input): () => void;
  /** Queries that are asked for anew, whatever became of it; it stays busy until then. */
  readonly changes?: readonly QueryKey[];
  /** Name of a row in which such actions wait for each other, instead of being refused. */
  readonly inTurn?: string;
}

/** One press: what it was made with, whatever is drawn by the time that the answer comes. */
interface Press<Input, Answer, Data> {
  readonly input: Input;
  readonly options: ActionOptions<Input, Answer, Data>;
  fail(error: unknown): void;
}

/** What ends that which was shown early. */
interface Early {
  readonly putBack?: (() => void) | undefined;
  readonly end?: ReturnType<typeof showEarly> | undefined;
}

function stepsOf<Input, Answer, Data>(
  queries: QueryClient,
  row: string | undefined,
): MutationOptions<Answer, Error, Press<Input, Answer, Data>, Early> {
  const refresh = async (keys: readonly QueryKey[] = [], exact = false) => {
    // What is asked for now would not know of another that waits.
    const isSame = ({ options: { scope } }: Mutation) => scope?.id === row;
    if (row !== undefined && queries.isMutating({ predicate: isSame }) > 1) return;
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, exact })));
  };
  const tell = (
    { undo, ...words }: Told,
    { options: { changes }, fail }: Press<Input, Answer, Data>,
  ) =>
    toast({
      ...words,
      tone: 'ok',
      ...(undo && {
        action: {
          label: undo.label,
          onAction: () =>
            void undo
              .run()
              .catch(fail)
              .then(() => refresh(changes)),
        },
      }),
    });
  return {
    ...(row !== undefined && { scope: { id: row } }),
    mutationFn: ({ input, options: { send } }) => send(input),
    onMutate: async ({ input, options: { shows, showEarly: showing } }) => {
      const expected = shows?.expected;
      if (!shows || !expected) return { putBack: showing?.(input) };
      const { queryKey } = shows;
      await queries.cancelQueries({ queryKey, exact: true });
      return { end: showEarly(queries, queryKey, (now) => expected(now as Data, input)) };
    },
    onSuccess: async (answer, press, { end }) => {
      const { input, options } = press;
      const { shows, done, onDone } = options;
      const answered = shows?.answered;
      const put = (now: unknown) => answered?.(now as Data | undefined, answer, input);
      if (end) end(answered ? put : 'taken');
      else if (shows && answered) queries.setQueryData(shows.queryKey, put);
      const told = typeof done === 'function' ? done(answer, input) : done;
      if (told) tell(typeof told === 'string' ? { title: told } : told, press);
      await onDone?.(answer, input);
    },
    onError: (error, { fail }, early) => {
      early?.putBack?.();
      early?.end?.('refused');
      fail(error);
    },
    onSettled: async (_answer, error, { options: { shows, changes } }) => {
      const isOpen = shows && (error !== null || !shows.answered);
      await Promise.all([refresh(changes), isOpen && refresh([shows.queryKey], true)]);
    },
  };
}

/**
 * The one form of what a press of a member does: sends once at a time, shows what is expected at
 * once and takes it back where it is refused, says what became of it in the reader's language, and
 * asks anew for what changed. It needs the query library, which strangers' pages do not load.
 *
 * @returns `run`, which never rejects and says whether it was done: false as well for a press while
 *   one is under way; `busy`; `input` of the press under way, or of the last; `failure`, the words
 *   for one that is told in its place.
 */
export function useAction<Answer, Input = void, Data = unknown>(
  options: ActionOptions<Input, Answer, Data>,
) {
  const queries = useQueryClient();
  const { language } = useLanguage();
  const underWay = useRef(false);
  const { shows, inTurn, failsInPlace = false } = options;
  const row = inTurn ?? (shows?.expected ? hashKey(shows.queryKey) : undefined);
  const mutation = useMutation(stepsOf<Input, Answer, Data>(queries, row));
  const words = (error: unknown, input: Input): string => {
    const meant = options.refused?.(error, input);
    return meant === true ? '' : (meant ?? errorText(error, language));
  };
  const run = async (input: Input): Promise<boolean> => {
    if (row === undefined && underWay.current) return false;
    underWay.current = true;
    const fail = (error: unknown) => {
      const description = words(error, input);
      if (failsInPlace || description === '') return;
      const title = typeof options.failed === 'function' ? options.failed(input) : options.failed;
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
  const { variables } = mutation;
  return {
    run,
    busy: mutation.isPending,
    input: variables?.input,
    failure:
      mutation.isError && failsInPlace ? words(mutation.error, mutation.variables.input) : '',
  };
}
