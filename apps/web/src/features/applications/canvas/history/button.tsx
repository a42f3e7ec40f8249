import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { RotateCcwClock } from '@app/ui/icons';
import { useState } from 'react';
import { lazyPart } from '../../../../lib/lazy-parts/lazy-part.tsx';
import { useApplicationsText } from '../../text.ts';

const History = lazyPart(() => import('./history.tsx').then((it) => it.ApplicationHistory));

/** Opens what was changed; `words` where there is room for its name. */
export function HistoryButton({
  words = false,
  className,
}: {
  words?: boolean;
  className?: string | undefined;
}) {
  const t = useApplicationsText();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {words ? (
        <Button variant="ghost" className={className} onClick={show}>
          <RotateCcwClock />
          {t('history')}
        </Button>
      ) : (
        <IconButton className={className} label={t('history')} onClick={show}>
          <RotateCcwClock />
        </IconButton>
      )}
      <History open={open} onOpenChange={setOpen} />
    </>
  );
}
