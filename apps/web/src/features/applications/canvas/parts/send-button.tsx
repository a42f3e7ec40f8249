import type { ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import { Button } from '@app/ui/button';
import { Send } from '@app/ui/icons';
import { useApplicationsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';

export const isUnsent = ({ status, abilities }: ApplicationDraft): boolean =>
  (status === 'draft' || status === 'pending') && abilities.canEdit;

export function SendButton() {
  const { draft, submission } = useCanvas();
  const t = useApplicationsText();
  const over = draft.status === 'draft' && draft.call.state === 'closed';
  if (!isUnsent(draft) || !draft.abilities.canSubmit || over) return null;
  return (
    <Button
      variant="primary"
      size="l"
      className="mt4"
      busy={submission.busy}
      busyLabel={t('sending')}
      onClick={submission.ask}
    >
      <Send />
      {t(draft.status === 'pending' ? 'sendAgain' : 'submit')}
    </Button>
  );
}
