import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readToasts, subscribeToasts, type ToastEntry } from './toast-store.ts';
import type { ToastLabels } from './toast-view.tsx';

export { dismissToast, readToasts, toast } from './toast-store.ts';

const none: readonly ToastEntry[] = [];
type View = ComponentType<{
  entries: readonly ToastEntry[];
  labels: ToastLabels;
  pressed: () => Element | null;
}>;
const signs = ['pointerdown', 'keydown'] as const;
const pressable =
  'a, button, input, label, select, summary, textarea, [role^=menuitem], [role=option]';

/** Whether the reader touched anything, and what last: whoever only reads does not load the toasts. */
function useTouched() {
  const last = useRef<Element | null>(null);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      last.current = target instanceof Element ? target.closest(pressable) : null;
      setTouched(true);
    };
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, []);
  return { touched, pressed: () => last.current };
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
  const { touched, pressed } = useTouched();
  const View = useView(touched || entries.length > 0, entries);
  return View ? <View entries={entries} labels={labels} pressed={pressed} /> : null;
}
