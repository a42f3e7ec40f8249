import type { ChangedTexts } from '@app/contracts/page';
import type { Text } from '@app/messages/catalogue';
import { changeTexts, translate } from '@app/messages/translate';

export interface Texts {
  current(): ChangedTexts;
  /** From now on these stand in mails, notifications, errors and pages. */
  use(changed: ChangedTexts): void;
  /** Names who reads them anew from where they are kept. */
  readBy(read: () => Promise<void>): void;
  /** Reads them anew; whoever changed a text waits for it. */
  refresh(): Promise<void>;
}

export function createTexts(): Texts {
  let current: ChangedTexts = { version: '', texts: [] };
  let refresh = async () => {};
  return {
    current: () => current,
    use(changed) {
      current = changed;
      changeTexts(
        new Map(
          changed.texts.map(({ key, value_bhs, value_en }) => [
            key,
            { bhs: value_bhs, en: value_en },
          ]),
        ),
      );
    },
    readBy(read) {
      refresh = read;
    },
    refresh: () => refresh(),
  };
}

/** A text in both languages as it stands now, for records that keep what was said. */
export const inBoth = (key: string): Text => ({
  bhs: translate('bhs', key),
  en: translate('en', key),
});
