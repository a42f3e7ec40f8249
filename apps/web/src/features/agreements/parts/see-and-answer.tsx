import { Button, type ButtonVariant } from '@app/ui/button';
import { Eye } from '@app/ui/icons';
import { useEvidenceText } from '../text.ts';
import { useOpenEvidence } from './evidence.tsx';

/** Leads to where a file is seen, and answered there: nothing is accepted unseen. */
export function SeeAndAnswer({
  file,
  what,
  look = 'secondary',
}: {
  file: string;
  /** Names it to those who listen. */
  what: string;
  look?: ButtonVariant;
}) {
  const e = useEvidenceText();
  const open = useOpenEvidence()(file);
  return (
    <Button size="m" variant={look} aria-label={e('answerOf', { what })} onClick={open}>
      <Eye />
      {e('answer')}
    </Button>
  );
}
