import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { TownStrip } from '@app/ui/scenes/town-strip';
import { useCallsText } from '../../../entities/calls/public.ts';
import { useLocalized } from '../../../lib/format/use-format.ts';

/** The call's own picture, else its town. */
export function CallPicture({
  call,
}: {
  call: Pick<CallSummary, 'picture' | 'pictureAlt' | 'bank'>;
}) {
  const t = useCallsText();
  const localized = useLocalized();
  return call.picture ? (
    <img className="fills" src={`/api/ob-files/${call.picture}`} alt={localized(call.pictureAlt)} />
  ) : (
    <TownStrip emblem={call.bank.emblem} label={t('pictureLabel')} />
  );
}
