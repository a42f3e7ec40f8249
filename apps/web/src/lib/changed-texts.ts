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

export const byKey = (texts: readonly ChangedText[]): Map<string, { bhs: string; en: string }> =>
  new Map(texts.map(({ key, value_bhs, value_en }) => [key, { bhs: value_bhs, en: value_en }]));

export function showTexts(texts: ChangedTexts): void {
  changeTexts(texts);
  version += 1;
  for (const listener of listeners) listener();
}

export const textsChanged = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const textsVersion = (): number => version;
