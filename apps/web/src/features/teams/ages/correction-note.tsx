import type { AgeCorrection } from '@app/contracts/teams/ages.schemas';
import { Button } from '@app/ui/button';
import { Note } from '@app/ui/note';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGuardiansText } from '../text.ts';

interface CorrectionNoteProps {
  readonly correction: AgeCorrection;
  readonly onDrop: () => void;
}

/** An age that the reader asked to have put right, until somebody confirms it. */
export function CorrectionNote({ correction, onDrop }: CorrectionNoteProps) {
  const t = useGuardiansText();
  const format = useFormat();
  const { birthYear: year, adult, askedAt } = correction;
  const what = [
    ...(adult ? [t('correctAdult')] : []),
    ...(year === null ? [] : [t('correctYear', { year })]),
  ].join(', ');
  return (
    <Note tone="warn" className="mt6" role="status">
      <p>{t('correctWaits', { day: format.date(askedAt), what })}</p>
      <Button className="mt2" size="m" variant="ghost" onClick={onDrop}>
        {t('correctDrop')}
      </Button>
    </Note>
  );
}
