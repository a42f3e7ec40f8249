import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { IconButton } from '@app/ui/icon-button';
import { ArrowLeftRight, Ellipsis, Pencil, Trash } from '@app/ui/icons';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { callsOf } from '../client.ts';
import { ConfirmRemove, EditDialog, HandOverDialog } from '../dialogs/lazy.ts';
import { useRefresh } from '../queries.ts';
import { useMentorshipText } from '../text.ts';

interface ActionsProps {
  readonly request: MentorshipRequest;
  onRemoved(): void;
}

/** What is seldom done with a request; nothing for whoever may do none of it. */
export function MentorshipActions({ request, onRemoved }: ActionsProps) {
  const t = useMentorshipText();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'edit' | 'handOver' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const remove = useAction({
    send: () => callsOf(request.kind).remove({ params: { id: request.id } }),
    done: t('removed'),
    failed: t('removeFailed'),
    onSuccess: () => {
      close();
      onRemoved();
      return refresh();
    },
  });
  const handsOver = request.events.includes('assign');
  if (!request.canChange && !request.canRemove && !handsOver) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('more_actions')}>
            <Ellipsis />
          </IconButton>
        }
      >
        {request.canChange ? (
          <MenuItem icon={<Pencil />} onSelect={() => setOpen('edit')}>
            {t('edit')}
          </MenuItem>
        ) : null}
        {handsOver ? (
          <MenuItem icon={<ArrowLeftRight />} onSelect={() => setOpen('handOver')}>
            {t('handOver')}
          </MenuItem>
        ) : null}
        {request.canRemove ? (
          <MenuItem icon={<Trash />} tone="bad" onSelect={() => setOpen('remove')}>
            {t('remove')}
          </MenuItem>
        ) : null}
      </Menu>
      {open === 'edit' ? <EditDialog open request={request} onClose={close} /> : null}
      {open === 'handOver' ? <HandOverDialog open request={request} onClose={close} /> : null}
      <ConfirmRemove
        open={open === 'remove'}
        onOpenChange={close}
        title={t('removeTitle')}
        description={t('removeText')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="danger"
        busy={remove.busy}
        onConfirm={() => void remove.run()}
      />
    </>
  );
}
