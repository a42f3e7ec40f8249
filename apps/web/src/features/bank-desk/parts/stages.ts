import { type DeskStage, deskCountedTo } from '@app/domain/bank-desk/desk.stages';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDeskText } from '../text.ts';

/** Stages of a life that goes well, an arch each. */
export const viaduct = [
  'sent',
  'returned',
  'approved',
  'raising',
  'running',
  'completed',
] as const satisfies readonly DeskStage[];

/** Stages that stand beside the viaduct. */
export const apart = ['draft', 'rejected', 'withdrawn'] as const satisfies readonly DeskStage[];

/** Stages in which the bank has the next move. */
export const ours: readonly DeskStage[] = ['sent', 'approved', 'running'];

/** How many there are, in words where they are no longer counted. */
export function useCounted(): (count: number, more?: boolean) => string {
  const t = useDeskText();
  const { number } = useFormat();
  return (count, more = count >= deskCountedTo) =>
    more ? t('atLeast', { count: number(count) }) : number(count);
}
