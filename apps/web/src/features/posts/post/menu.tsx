import type { PostView } from '@app/contracts/posts/posts.schemas';
import { IconButton } from '@app/ui/icon-button';
import { Ellipsis, EyeOff, Flag, Pencil, Pin, PinOff, Trash, VolumeX } from '@app/ui/icons';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { ReportDialog } from '../../reports/public.ts';
import { Composer } from '../composer/lazy.ts';
import { usePostsText } from '../text.ts';
import type { Actions } from './post-actions.tsx';

const ConfirmRemove = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

interface PostMenuProps {
  readonly post: PostView;
  readonly actions: Actions;
  /** In the feed a post can be hidden, and who wrote it muted. */
  readonly inFeed: boolean;
}

/** What is done rarely with a post. */
export function PostMenu({ post, actions, inFeed }: PostMenuProps) {
  const t = usePostsText();
  const [doing, setDoing] = useState<'edit' | 'remove' | 'report' | null>(null);
  const { id, author, canEdit, canPin, canRemove, canReport, isPinned, reason } = post;
  const name = author.name || t('somebody');
  const isOwn = canEdit || reason?.kind === 'own';
  const done = () => setDoing(null);
  const away = inFeed && !isOwn;
  if (!canEdit && !canPin && !canRemove && !canReport && !away) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('moreFor', { name })}>
            <Ellipsis />
          </IconButton>
        }
      >
        {canEdit ? (
          <MenuItem icon={<Pencil />} onSelect={() => setDoing('edit')}>
            {t('edit')}
          </MenuItem>
        ) : null}
        {canPin ? (
          <MenuItem
            icon={isPinned ? <PinOff /> : <Pin />}
            onSelect={() => void actions.pin(!isPinned)}
          >
            {t(isPinned ? 'unpin' : 'pin')}
          </MenuItem>
        ) : null}
        {away ? (
          <>
            <MenuItem icon={<EyeOff />} onSelect={() => void actions.hide(true)}>
              {t('hide')}
            </MenuItem>
            <MenuItem icon={<VolumeX />} onSelect={() => void actions.mute()}>
              {t('mute', { name })}
            </MenuItem>
          </>
        ) : null}
        {canReport ? (
          <MenuItem icon={<Flag />} onSelect={() => setDoing('report')}>
            {t('report')}
          </MenuItem>
        ) : null}
        {canRemove ? (
          <MenuItem icon={<Trash />} tone="bad" onSelect={() => setDoing('remove')}>
            {t('delete')}
          </MenuItem>
        ) : null}
      </Menu>
      {doing === 'edit' ? <Composer open edited={post} onOpenChange={done} /> : null}
      {doing === 'report' ? (
        <ReportDialog
          kind="post"
          subjectId={id}
          name={t('reportedPost', { name })}
          onClose={done}
        />
      ) : null}
      <ConfirmRemove
        open={doing === 'remove'}
        onOpenChange={done}
        title={t('removeTitle')}
        description={t('removeText')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="danger"
        onConfirm={() => {
          done();
          void actions.remove();
        }}
      />
    </>
  );
}
