import { pages } from '@app/contracts/pages';
import type { PostView } from '@app/contracts/posts/posts.schemas';
import { cutText } from '@app/domain/cut-text';
import { IconButton } from '@app/ui/icon-button';
import { Link2, PencilLine, Share2 } from '@app/ui/icons';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { useProduct } from '../../../lib/page/product.ts';
import { toast } from '../../../lib/toast.ts';
import { Composer } from '../composer/lazy.ts';
import { usePostsText } from '../text.ts';

const ShareDialog = lazyPart(() => import('../../../lib/share/share-dialog.tsx'));

/** Passing a post on: here with own words, or elsewhere by its link. What is not for everybody has no such way. */
export function ShareMenu({ post }: { post: PostView }) {
  const t = usePostsText();
  const { publicUrl } = useProduct();
  const [open, setOpen] = useState<'here' | 'out' | null>(null);
  const { id, author, content, canShare } = post;
  const path = pages.activity({ userId: author.id, objava: id });
  const name = author.name || t('somebody');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${publicUrl}${path}`);
      toast({ title: t('copied'), tone: 'ok' });
    } catch {
      toast({ title: t('copyFailed'), description: `${publicUrl}${path}`, tone: 'bad' });
    }
  };
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton label={t('share')}>
            <Share2 />
          </IconButton>
        }
      >
        {canShare ? (
          <MenuItem icon={<PencilLine />} onSelect={() => setOpen('here')}>
            {t('shareHere')}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Link2 />} onSelect={() => void copy()}>
          {t('copyLink')}
        </MenuItem>
        {canShare ? (
          <MenuItem icon={<Share2 />} onSelect={() => setOpen('out')}>
            {t('shareOut')}
          </MenuItem>
        ) : null}
      </Menu>
      {open === 'here' ? <Composer open shared={post} onOpenChange={() => setOpen(null)} /> : null}
      <ShareDialog
        open={open === 'out'}
        onOpenChange={() => setOpen(null)}
        page={{
          what: 'post',
          title: t('postOf', { name }),
          text: cutText(content, 'shared'),
          path,
          card: { type: 'post', id },
        }}
      />
    </>
  );
}
