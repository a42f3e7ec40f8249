import { useSyncExternalStore } from 'react';
import {
  browserStore,
  isTheme,
  setChoiceCookie,
  storageKeys,
  type Theme,
} from '../drafts/storage.ts';

const listeners = new Set<() => void>();
const darkDevice = '(prefers-color-scheme: dark)';

const read = (): Theme => {
  const stored = document.documentElement.dataset.themeChoice;
  return isTheme(stored) ? stored : 'light';
};

function show(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(darkDevice).matches);
  const html = document.documentElement;
  html.dataset.themeChoice = theme;
  html.dataset.theme = dark ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  browserStore.set(storageKeys.theme, theme);
  setChoiceCookie('theme', theme);
  show(theme);
  for (const listener of listeners) listener();
}

/** Follows the device while the choice is `system`, and the choices made in other tabs. */
export function startTheme(): void {
  matchMedia(darkDevice).addEventListener('change', () => show(read()));
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKeys.theme || !isTheme(newValue)) return;
    show(newValue);
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The reader's choice; `light` until the browser has taken over. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => 'light');
