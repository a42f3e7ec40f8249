import { Button } from '@app/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../lib/language.tsx';
import { errorText } from '../../../../lib/text.ts';
import { toast } from '../../../../lib/toast.ts';
import { applications } from '../../client.ts';
import { useApplicationsText } from '../../text.ts';
import { canvasUrl } from '../addresses.ts';
import { useCanvas } from '../canvas-context.tsx';

export function ApplyAgain() {
  const { draft } = useCanvas();
  const t = useApplicationsText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  if (!draft.abilities.events.includes('applyAgain') || draft.call.state !== 'open') return null;
  const again = async () => {
    setBusy(true);
    try {
      const copy = await applications.move({
        params: { id: draft.id },
        body: { event: 'applyAgain' },
      });
      await navigate(canvasUrl(copy.id));
    } catch (error) {
      toast({ title: errorText(error, language), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="m" className="mt3" busy={busy} onClick={again}>
      {t('applyAgain')}
    </Button>
  );
}
