import type { OwnProfile, ProfileChange } from '@app/contracts/profiles/profiles.schemas';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { isApiError } from '../../../lib/api/error.ts';
import { draftStore } from '../../../lib/drafts.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { profiles } from '../client.ts';
import { useTakeOwnProfile } from './queries.ts';
import { useEditText } from './text.ts';

/** What is wrong with what was entered, by field. */
export type Wrong = Readonly<Record<string, string>>;

export type SectionChange = Omit<ProfileChange, 'editRevision'>;

export interface SectionRules<T> {
  /** Names what is edited, apart from all others of the member. */
  readonly slot: string;
  readonly initial: T;
  /** What is wrong before it is sent. */
  check?(value: T): Wrong;
  /** The sections as they are to be, given the profile as it stands. */
  changeOf(value: T, profile: OwnProfile): SectionChange;
  /** Field of an answer's dotted path; the path itself unless said otherwise. */
  fieldOf?(path: string): string;
}

/**
 * What is written but not saved: a reload, a lost session or a slip of the hand lose nothing. What
 * the sections hold differs; the revision tells the server what it rests on.
 */
const drafts = draftStore({
  name: 'profileDraft',
  schema: z.object({ value: z.unknown(), editRevision: z.number() }),
  lives: 'tab',
});

/** An older page may have kept this section in another shape. */
const shapeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

const sameAs = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Editing one section: what is written, whether it is saved, and what stands in the way.
 *
 * @param onSaved is called once the server has it.
 */
export function useSection<T>(profile: OwnProfile, rules: SectionRules<T>, onSaved: () => void) {
  const t = useEditText();
  const { language } = useLanguage();
  const take = useTakeOwnProfile();
  const { initial } = rules;
  const slot = `${profile.id}:${rules.slot}`;
  const [begun] = useState(() => {
    const draft = drafts.read(slot);
    return draft && shapeOf(draft.value) === shapeOf(initial) ? draft : null;
  });
  const [value, setValue] = useState<T>(begun ? (begun.value as T) : initial);
  const [editRevision, setEditRevision] = useState(begun?.editRevision ?? profile.editRevision);
  const [wrong, setWrong] = useState<Wrong>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [clash, setClash] = useState<OwnProfile | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const dirty = !sameAs(value, initial);

  useEffect(() => {
    if (dirty) drafts.keep(slot, { value, editRevision });
    else drafts.drop(slot);
  }, [dirty, value, editRevision, slot]);

  useWarnOnLeaving(dirty);

  const pointOut = (found: Wrong) => {
    // Marked at once, so that the first wrong field can be found.
    flushSync(() => setWrong(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const refuse = (error: unknown) => {
    if (isApiError(error, 'REVISION_CLASH') && error.details) {
      return setClash(error.details as OwnProfile);
    }
    const fields = isApiError(error) ? Object.entries(error.fields) : [];
    if (fields.length === 0) return setFailed(errorText(error, language, t('saveFailed')));
    const nameOf = rules.fieldOf ?? ((path: string) => path);
    pointOut(Object.fromEntries(fields.map(([path, text]) => [nameOf(path), text])));
  };

  const send = async (revision: number, resting: OwnProfile) => {
    setBusy(true);
    setFailed(null);
    try {
      const body = { ...rules.changeOf(value, resting), editRevision: revision };
      const saved = await profiles.change({ body });
      drafts.drop(slot);
      take(saved);
      onSaved();
    } catch (error) {
      refuse(error);
      setBusy(false);
    }
  };

  return {
    form,
    value,
    wrong,
    failed,
    clash,
    busy,
    dirty,
    restored: begun !== null,
    change(next: T) {
      setValue(next);
      setWrong({});
    },
    save() {
      const found = rules.check?.(value) ?? {};
      if (Object.keys(found).length > 0) pointOut(found);
      else void send(editRevision, profile);
    },
    discard: () => drafts.drop(slot),
    /** After a clash: mine goes over what was saved elsewhere. */
    saveMine() {
      if (!clash) return;
      setEditRevision(clash.editRevision);
      setClash(null);
      void send(clash.editRevision, clash);
    },
    /** After a clash: what was saved elsewhere stays. */
    takeTheirs() {
      if (!clash) return;
      drafts.drop(slot);
      take(clash);
      onSaved();
    },
  };
}

export type SectionState<T> = ReturnType<typeof useSection<T>>;

/** The browser asks before it leaves a page on which something is not saved. */
function useWarnOnLeaving(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
}
