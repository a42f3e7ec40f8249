import type { ChangedText } from '@app/contracts/page';
import { type ChangedTexts, changeTexts } from '@app/messages/translate';

declare global {
  interface Window {
    /** Changed texts that came with the page; not there when nothing is changed. */
    __texts?: { readonly texts: readonly ChangedText[]; readonly more?: true };
  }
}

const listeners = new Set<() => void>();
let version = 0;

const none: ChangedTexts = new Map();
let published = none;
let draft = none;

export const byKey = (texts: readonly ChangedText[]): Map<string, { bhs: string; en: string }> =>
  new Map(texts.map(({ key, value_bhs, value_en }) => [key, { bhs: value_bhs, en: value_en }]));

/** Texts that came with the page, before anything is drawn. */
export function startWith(texts: ChangedTexts): void {
  published = texts;
  changeTexts({ get: (key) => draft.get(key) ?? published.get(key) });
}

export function showTexts(texts: ChangedTexts): void {
  startWith(texts);
  version += 1;
  for (const listener of listeners) listener();
}

/** Shows an admin the texts of a page as they are being written; null: as everybody reads them. */
export function showDraft(texts: ChangedTexts | null): void {
  draft = texts ?? none;
  showTexts(published);
}

export const textsChanged = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const textsVersion = (): number => version;
