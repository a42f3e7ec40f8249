import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useSession } from './session/react.ts';

/**
 * A part of a page that only members see: its code, and that of the queries in it, is loaded once
 * it is known that a member reads.
 *
 * @param load `() => import('./parts/mine.tsx')`, the component as its default export.
 * @param waiting stands in its place until the part is there, and while it is not known who reads:
 * set it inside `.if-session`, which strangers do not see.
 */
export function memberPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const Part = lazy(async () => {
    const [part, queries] = await Promise.all([load(), import('./queries.tsx')]);
    const Inner = part.default;
    const { QueriesProvider } = queries;
    return {
      default: (props: P) => (
        <QueriesProvider>
          <Inner {...props} />
        </QueriesProvider>
      ),
    };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module
  return function MemberPart(props: P) {
    const { state } = useSession();
    if (state === 'anonymous') return null;
    if (state === 'loading') return waiting;
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
