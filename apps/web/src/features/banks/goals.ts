import type { LocalizedText } from '@app/contracts/common.schemas';
import { sdgTexts } from '@app/messages/sdg';

export interface Goal {
  readonly number: number;
  readonly name: LocalizedText;
}

/** The goals by which projects are found; told by the server, as no page should carry their book. */
export const allGoals = (): Goal[] =>
  Object.entries(sdgTexts).flatMap(([key, name]) =>
    /^\d+$/.test(key) ? { number: Number(key), name } : [],
  );
