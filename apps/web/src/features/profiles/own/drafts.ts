/** What is being written in a section and the revision that it rests on. */
export interface Draft<T> {
  readonly value: T;
  readonly editRevision: number;
}

/** The part of the storage that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage of this tab; drafts end with it. Null where the browser refuses it. */
export function tabStore(): DraftStore | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Keeps what is written but not saved on the device, so that a reload, a lost session or a slip of
 * the hand lose nothing.
 *
 * @param slot what is edited, for one member: `<user id>:<section>`.
 */
export function drafts<T>(store: DraftStore | null, slot: string) {
  const key = `profileDraft:${slot}`;
  return {
    read(): Draft<T> | null {
      try {
        const draft: unknown = JSON.parse(store?.getItem(key) ?? 'null');
        const whole = typeof draft === 'object' && draft !== null && 'value' in draft;
        return whole ? (draft as Draft<T>) : null;
      } catch {
        return null;
      }
    },
    keep(draft: Draft<T>): void {
      try {
        store?.setItem(key, JSON.stringify(draft));
      } catch {
        // A full storage: the words stay in the dialog.
      }
    },
    drop(): void {
      store?.removeItem(key);
    },
  };
}
