import { Button } from '@app/ui/button';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useHistoryText } from '../text.ts';
import s from './agreement.module.css';

const History = lazyPart(() => import('./history.tsx'));

/** What happened, for whoever wants to know. */
export function Past({ id, of }: { readonly id: string; readonly of?: string }) {
  const t = useHistoryText();
  const [open, setOpen] = useState(false);
  return (
    <div className={of ? undefined : s.part}>
      <Button
        className={s.past}
        size="m"
        variant="ghost"
        aria-expanded={open}
        {...(of ? { 'aria-label': t('historyOf', { what: of }) } : {})}
        onClick={() => setOpen(!open)}
      >
        {t('history')}
      </Button>
      {open ? <History id={id} /> : null}
    </div>
  );
}
