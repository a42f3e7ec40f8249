import type { ReactNode } from 'react';

/** At most this many toasts stand at once. */
const LIMIT = 1;
/** How long a dismissed toast is kept, in ms, so that its leaving can be seen and read out. */
const REMOVE_AFTER = 5000;
const DEFAULT_DURATION = 5000;

export type ToastInput = {
  title?: ReactNode;
  description?: ReactNode;
  tone?: 'ok' | 'bad' | 'info';
  /** ms; 5000 unless told. */
  duration?: number;
  action?: { label: string; onAction: () => void; altText?: string };
};

export type ToastEntry = Omit<ToastInput, 'duration'> & {
  id: number;
  open: boolean;
  duration: number;
};

let entries: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

export const readToasts = (): readonly ToastEntry[] => entries;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes one toast; it leaves the list 5 s later. */
export function dismissToast(id: number): void {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry?.open) return;
  set(
    entries.map((candidate) => (candidate.id === id ? { ...candidate, open: false } : candidate)),
  );
  setTimeout(() => set(entries.filter((candidate) => candidate.id !== id)), REMOVE_AFTER);
}

/** Shows one sentence; the newest takes the place of the one before. Returns its id. */
export function toast(input: ToastInput): number {
  const id = nextId;
  nextId += 1;
  const entry: ToastEntry = { duration: DEFAULT_DURATION, ...input, id, open: true };
  set([entry, ...entries].slice(0, LIMIT));
  return id;
}
