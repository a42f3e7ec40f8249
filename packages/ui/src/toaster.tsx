import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { readToasts, subscribeToasts, type ToastEntry } from './toast-store.ts';
import type { ToastLabels } from './toast-view.tsx';

export { dismissToast, readToasts, toast } from './toast-store.ts';

const none: readonly ToastEntry[] = [];
type View = ComponentType<{ entries: readonly ToastEntry[]; labels: ToastLabels }>;
const signs = ['pointerdown', 'keydown'] as const;

/** True from the reader's first touch on: whoever only reads does not load the toasts. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const note = () => setTouched(true);
    for (const sign of signs) window.addEventListener(sign, note, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, []);
  return touched;
}

/** Loads the view once it is wanted. Without a connection the page stays; the next toast tries again. */
function useView(wanted: boolean, entries: readonly ToastEntry[]): View | null {
  const [view, setView] = useState<{ readonly Component: View } | null>(null);
  const loaded = view !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast is another try
  useEffect(() => {
    if (!wanted || loaded) return;
    import('./toast-view.tsx').then(
      (module) => setView({ Component: module.default }),
      () => undefined,
    );
  }, [wanted, loaded, entries]);
  return view?.Component ?? null;
}

/** Shows what `toast(…)` was given: one at a time, 5 s, swipe 50 px to the right, F8 to reach it. */
export function Toaster({ labels }: { labels: ToastLabels }) {
  const entries = useSyncExternalStore(subscribeToasts, readToasts, () => none);
  const View = useView(useTouched() || entries.length > 0, entries);
  return View ? <View entries={entries} labels={labels} /> : null;
}
