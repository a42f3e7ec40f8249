import { lettersTexts } from '@app/messages/letters';
import { Button } from '@app/ui/button';
import { session } from '../../lib/session/session.ts';
import { textsFor } from '../../lib/texts/text.ts';

const useLettersText = textsFor('letters', lettersTexts);

/**
 * For who opens what was sent to another account of theirs: signs out and stays, so that the page of
 * the same link then says how to go on.
 */
export function OtherAccount() {
  const t = useLettersText();
  return (
    <Button variant="primary" onClick={() => void session.signOut()}>
      {t('useOtherAccount')}
    </Button>
  );
}
