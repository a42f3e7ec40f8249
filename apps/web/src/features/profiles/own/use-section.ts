import type { OwnProfile, ProfileChange } from '@app/contracts/profiles/profiles.schemas';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { isApiError } from '../../../lib/api/error.ts';
import { draftStore } from '../../../lib/drafts/drafts.ts';
import type { FieldMessages } from '../../../lib/form/field-errors.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useWarnOnLeaving } from '../../../lib/form/use-warn-on-leaving.ts';
import { profiles } from '../client.ts';
import { useTakeOwnProfile } from './queries.ts';
import { useEditText } from './text.ts';

export type SectionChange = Omit<ProfileChange, 'editRevision'>;

export interface SectionRules<T extends FieldValues> {
  /** Names what is edited, apart from all others of the member. */
  readonly slot: string;
  readonly initial: T;
  /** What is wrong besides what the contract says. */
  check?(values: T): FieldMessages;
  /** The sections as they are to be, given the profile as it stands. */
  changeOf(values: T, profile: OwnProfile): SectionChange;
  /** Field of an answer's dotted path; the path itself unless said otherwise. */
  fieldOf?(path: string): string;
}

/**
 * What is written but not saved: a reload, a lost session or a slip of the hand lose nothing. What
 * the sections hold differs; the revision tells the server what it rests on.
 */
const drafts = draftStore({
  name: 'profileDraft',
  schema: z.object({ value: z.record(z.string(), z.unknown()), editRevision: z.number() }),
  lives: 'tab',
});

const namesOf = (values: object) => Object.keys(values).sort().join();

const sameAs = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Editing one section: what is written, whether it is saved, and what stands in the way.
 *
 * @param onSaved is called once the server has it.
 */
export function useSection<T extends FieldValues>(
  profile: OwnProfile,
  rules: SectionRules<T>,
  onSaved: () => void,
) {
  const t = useEditText();
  const take = useTakeOwnProfile();
  const { initial, changeOf } = rules;
  const slot = `${profile.id}:${rules.slot}`;
  const [begun] = useState(() => {
    const draft = drafts.read(slot);
    // An older page may have kept this section in another shape.
    return draft && namesOf(draft.value) === namesOf(initial) ? draft : null;
  });
  const editRevision = useRef(begun?.editRevision ?? profile.editRevision);
  /** The profile that the change goes into, when it is not the one that was opened. */
  const newer = useRef<OwnProfile>(null);
  const [clash, setClash] = useState<OwnProfile | null>(null);
  const bodyOf = (values: T) => ({
    ...changeOf(values, newer.current ?? profile),
    editRevision: editRevision.current,
  });
  const done = (saved: OwnProfile) => {
    drafts.drop(slot);
    take(saved);
    onSaved();
  };
  const form = useSubmitForm<T>({
    values: (begun?.value ?? initial) as DefaultValues<T>,
    schema: () => import('@app/contracts/profiles/profiles.schemas').then((it) => it.ProfileChange),
    bodyOf,
    ...(rules.check ? { check: rules.check } : {}),
    ...(rules.fieldOf ? { fieldOf: rules.fieldOf } : {}),
    send: async (values) => done(await profiles.change({ body: bodyOf(values) })),
    refused: (error) => {
      if (!isApiError(error, 'REVISION_CLASH') || !error.details) return undefined;
      setClash(error.details as OwnProfile);
      return true;
    },
    failed: t('saveFailed'),
    onChange: (value) =>
      void (sameAs(value, initial)
        ? drafts.drop(slot)
        : drafts.keep(slot, { value, editRevision: editRevision.current })),
  });
  const dirty = !sameAs(form.watch(), initial);
  useWarnOnLeaving(dirty);

  return {
    form,
    clash,
    dirty,
    restored: begun !== null,
    discard: () => drafts.drop(slot),
    /** After a clash: mine goes over what was saved elsewhere. */
    saveMine() {
      if (!clash) return;
      editRevision.current = clash.editRevision;
      newer.current = clash;
      setClash(null);
      void form.submit();
    },
    /** After a clash: what was saved elsewhere stays. */
    takeTheirs() {
      if (clash) done(clash);
    },
  };
}

export type SectionState<T extends FieldValues> = ReturnType<typeof useSection<T>>;
