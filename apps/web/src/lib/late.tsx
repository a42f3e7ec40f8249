import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part whose code is loaded when it is first shown, such as a dialog; until then there is
 * nothing in its place.
 *
 * @param load `() => import('./dialogs.tsx').then((it) => it.SomeDialog)`.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module
  return function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
