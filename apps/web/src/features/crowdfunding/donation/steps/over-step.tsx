import { Button } from '@app/ui/button';
import { Note } from '@app/ui/note';
import { endWords } from '../end-words.ts';
import type { StepContext, StepParts } from './parts.ts';

export function overStep({ donation, campaign, t, onClose }: StepContext): StepParts {
  const end = donation.flow.end ?? 'declined';
  const [title, text] = endWords[end];
  const again = campaign.isDonationEnabled && (end === 'declined' || end === 'expired');
  return {
    title: t(title),
    step: null,
    look: 'short',
    onBack: again ? () => donation.dispatch({ type: 'again' }) : undefined,
    body: (
      <Note tone={end === 'declined' ? 'bad' : 'info'} role="alert">
        {t(text)}
      </Note>
    ),
    footer: again ? (
      <Button variant="primary" wide onClick={() => donation.dispatch({ type: 'again' })}>
        {t('retry')}
      </Button>
    ) : (
      <Button variant="secondary" wide onClick={onClose}>
        {t('close')}
      </Button>
    ),
  };
}
