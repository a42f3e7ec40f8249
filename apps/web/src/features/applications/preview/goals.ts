import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import type { LocalizedText } from '@app/contracts/common.schemas';
import { sdgTexts } from '@app/messages/sdg';
import { sdgTargetsTexts } from '@app/messages/sdg-targets';

export interface Goal {
  readonly number: number;
  readonly name: LocalizedText;
  readonly targets: readonly { readonly code: string; readonly name: LocalizedText | null }[];
}

type Chosen = Pick<OrangeView, 'selectedSdgs' | 'selectedSdgSubcategories'>;

const names: Readonly<Record<string, LocalizedText>> = sdgTexts;
const targetNames: Readonly<Record<string, LocalizedText>> = sdgTargetsTexts;

/**
 * The goals of a project in words. All goals and targets weigh more than a page should: it is told
 * the few that it needs.
 */
export function goalsOf({ selectedSdgs, selectedSdgSubcategories }: Chosen): Goal[] {
  return selectedSdgs.flatMap((number) => {
    const name = names[number];
    if (!name) return [];
    const targets = selectedSdgSubcategories
      .filter((code) => code.startsWith(`${number}.`))
      .map((code) => ({ code, name: targetNames[code] ?? null }));
    return [{ number, name, targets }];
  });
}
