import { shareTexts } from '@app/messages/share';
import { Share2 } from '@app/ui/icons';
import { useState } from 'react';
import { lazyPart } from '../lazy-parts/lazy-part.tsx';
import { textsFor } from '../texts/text.ts';
import type { SharedPage } from './share.ts';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'));
const useShareText = textsFor('share', shareTexts);

interface ShareButtonProps {
  readonly page: SharedPage;
  /** Classes of the key: `button …`, or `go` within text. */
  readonly look: string;
  /** Says what is shared, where it does not stand beside it. */
  readonly whole?: true;
}

export function ShareButton({ page, look, whole }: ShareButtonProps) {
  const t = useShareText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={look} onClick={() => setOpen(true)}>
        <Share2 />
        {t(whole ? page.what : 'share')}
      </button>
      <ShareDialog open={open} onOpenChange={setOpen} page={page} />
    </>
  );
}
