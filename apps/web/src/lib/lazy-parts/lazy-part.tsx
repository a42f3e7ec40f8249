import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../session/session.ts';
import { useShellText } from '../texts/text.ts';
import { toast } from '../toast.ts';

type Loaded<P> =
  | ComponentType<P>
  | {
      readonly default: ComponentType<P>;
      /** Asks for what a part for members shows; it may not fail. */
      readonly ask?: (queries: QueryClient, props: P) => Promise<void>;
    };

interface LazyOptions {
  /** Stands in its place until it is there; nothing if left out. */
  readonly waiting?: ReactNode;
  /**
   * Only members see it, and it may use queries: neither its code nor the query library is loaded
   * before it is known that a member reads. Set `waiting` inside `.if-session`, which strangers do
   * not see.
   */
  readonly members?: boolean;
}

/**
 * A part whose code is loaded when it is first shown, or first opened where it has `open`; from
 * then on it stays, with what was typed into it. If the code does not come, a dialog closes again
 * and the reader is told; any other part offers to try again in its place.
 *
 * @param load `() => import('./part.tsx')` for a default export, else
 * `() => import('./dialogs.tsx').then((it) => it.SomeDialog)`.
 */
export function lazyPart<P extends object>(
  load: () => Promise<Loaded<P>>,
  { waiting = null, members = false }: LazyOptions = {},
): ComponentType<P> & { readonly load: (props?: P) => Promise<void> } {
  let Part: ComponentType<P> | undefined;
  const ready = async (asked?: P) => {
    const [loaded, held] = await Promise.all([
      load(),
      members ? import('../queries/queries.tsx') : null,
    ]);
    const Inner = 'default' in loaded ? loaded.default : loaded;
    if (!held) return Inner;
    const { queries, QueriesProvider } = held;
    if (asked && 'default' in loaded) await loaded.ask?.(queries, asked);
    return (props: P) => (
      <QueriesProvider>
        <Inner {...props} />
      </QueriesProvider>
    );
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module
  function LazyPart(props: P) {
    const t = useShellText();
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Part ? 'ready' : 'waiting');
    const close = closing(props);
    const failed = useEffectEvent(() => {
      if (!close) return setState('failed');
      toast({ title: t('partFailed'), tone: 'bad' });
      close();
    });
    const wanted = state === 'waiting' && isOpen(props);
    useEffect(() => {
      if (!wanted) return undefined;
      let gone = false;
      ready().then(
        (part) => {
          Part ??= part;
          if (!gone) setState('ready');
        },
        () => {
          if (!gone) failed();
        },
      );
      return () => {
        gone = true;
      };
    }, [wanted]);
    if (Part) return <Part {...props} />;
    return state === 'failed' ? <Failed onRetry={() => setState('waiting')} /> : waiting;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function MembersOnly(props: P) {
    const { state } = useSession();
    if (state === 'authenticated') return <LazyPart {...props} />;
    return state === 'loading' ? waiting : null;
  }
  /**
   * Ahead of its place, and what it shows with these properties too, so that nothing moves when it
   * is shown; what does not come is asked for again there.
   */
  const ahead = (props?: P) =>
    ready(props).then(
      (part) => {
        Part ??= part;
      },
      () => undefined,
    );
  return Object.assign(members ? MembersOnly : LazyPart, { load: ahead });
}

const isOpen = (props: object) => !('open' in props) || props.open === true;

function closing(props: object): (() => void) | undefined {
  const { onOpenChange, onClose } = props as Partial<Record<string, unknown>>;
  if (typeof onOpenChange === 'function') return () => onOpenChange(false);
  return typeof onClose === 'function' ? () => onClose() : undefined;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useShellText();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const online = () => retry();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  return (
    <p className="small" role="alert">
      {t('partFailed')}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  );
}
