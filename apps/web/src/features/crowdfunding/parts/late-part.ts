import { type ComponentType, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useCrowdfundingText } from '../text.ts';

/**
 * A dialog whose code is loaded when it is first opened; afterwards it stays, with what was typed
 * into it. If it does not load, that is said and the page stays as it is.
 *
 * @param load `() => import('./some-dialog.tsx')`, the dialog as its default export.
 */
export function useLatePart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const t = useCrowdfundingText();
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    setOpen(true);
    if (loaded) return;
    try {
      const part = await load();
      setLoaded({ Part: part.default });
    } catch {
      setOpen(false);
      toast({ title: t('loadFailed'), tone: 'bad' });
    }
  };
  return { Part: loaded?.Part ?? null, isOpen, setOpen, open: () => void open() };
}
