import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallEditing } from '@app/contracts/calls/call-editing.schemas';
import type { CallField } from '@app/domain/calls/call.content';
import {
  type CallMissing,
  type CallSection,
  callMissing,
  callSections,
} from '@app/domain/calls/call.missing';
import { equal } from '../../../lib/autosave/merge.ts';

/** What the words on the screen lack now, saved or not. */
export function flawsOf(
  content: CallContent,
  { status, fixed, published }: CallEditing,
  now: number,
): CallMissing[] {
  const fixedChanged = fixed.filter(
    (field) =>
      published !== null &&
      !equal(content[field as keyof CallContent], published[field as keyof CallContent]),
  ) as CallField[];
  return callMissing(content, { status, now: new Date(now), fixedChanged });
}

export interface SectionFlaws {
  readonly key: CallSection;
  readonly blocking: readonly CallMissing[];
  readonly translations: readonly CallMissing[];
}

/** By section, in the order of the editor. */
export const bySection = (flaws: readonly CallMissing[]): readonly SectionFlaws[] =>
  callSections.map((key) => {
    const own = flaws.filter(({ section }) => section === key);
    return {
      key,
      blocking: own.filter(({ blocks }) => blocks),
      translations: own.filter(({ blocks }) => !blocks),
    };
  });
