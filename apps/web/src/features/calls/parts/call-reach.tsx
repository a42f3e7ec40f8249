import { useState } from 'react';
import { useCallsText } from '../../../entities/calls/public.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

const ReachDialog = lazyPart(() =>
  import('../staff/reach-dialog.tsx').then((it) => it.ReachDialog),
);

/** For the staff of a call: how people find it, and codes for posters. */
export function CallReach({ slug, title }: { readonly slug: string; readonly title: string }) {
  const t = useCallsText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="go"
        aria-label={`${t('reach')}: ${title}`}
        onClick={() => setOpen(true)}
      >
        {t('reach')}
      </button>
      <ReachDialog open={open} onOpenChange={setOpen} slug={slug} title={title} />
    </>
  );
}
