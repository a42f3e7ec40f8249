import type { ConversationView } from '@app/contracts/conversations/conversations.schemas';
import { pages } from '@app/contracts/pages';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { IconButton } from '@app/ui/icon-button';
import {
  Archive,
  Ban,
  Bell,
  BellOff,
  Ellipsis,
  LogOut,
  Undo2,
  UserRound,
  Users,
} from '@app/ui/icons';
import { useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { BlockMemberDialog } from '../../network/public.ts';
import { GroupDialog } from '../dialogs/lazy.ts';
import { useMove } from '../moves.ts';
import type { PlaceOf } from '../place.ts';
import { useRefresh } from '../queries.ts';
import { useConversationsText } from '../text.ts';

interface ActionsProps {
  readonly conversation: ConversationView;
  readonly place: PlaceOf;
  readonly name: string;
}

/** What can be done with the conversation as a whole. */
export function MessageActions({ conversation, place, name }: ActionsProps) {
  const t = useConversationsText();
  const refresh = useRefresh();
  const { mute, archive, leave, busy } = useMove(conversation.id);
  const [open, setOpen] = useState<'group' | 'leave' | 'block' | null>(null);
  const { isMuted, isArchived, isGroup, canLeave, otherParticipant, state } = conversation;
  const slug = otherParticipant?.profileSlug;
  const close = () => setOpen(null);
  const isOpen = state === 'active';
  if (!isOpen && !otherParticipant) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('moreActions')}>
            <Ellipsis />
          </IconButton>
        }
      >
        {slug ? (
          <MenuItem asChild>
            <Link to={pages.profile({ profileSlug: slug })}>
              <UserRound />
              <span>{t('profile')}</span>
            </Link>
          </MenuItem>
        ) : null}
        {isGroup && isOpen ? (
          <MenuItem icon={<Users />} onSelect={() => setOpen('group')}>
            {t('members')}
          </MenuItem>
        ) : null}
        {isOpen ? (
          <>
            <MenuItem icon={isMuted ? <Bell /> : <BellOff />} onSelect={() => void mute(!isMuted)}>
              {t(isMuted ? 'unmute' : 'mute')}
            </MenuItem>
            <MenuItem
              icon={isArchived ? <Undo2 /> : <Archive />}
              onSelect={() => void archive(!isArchived)}
            >
              {t(isArchived ? 'takeBack' : 'putAway')}
            </MenuItem>
          </>
        ) : null}
        {canLeave ? (
          <MenuItem icon={<LogOut />} tone="bad" onSelect={() => setOpen('leave')}>
            {t('leave')}
          </MenuItem>
        ) : null}
        {otherParticipant ? (
          <MenuItem icon={<Ban />} tone="bad" onSelect={() => setOpen('block')}>
            {t('block')}
          </MenuItem>
        ) : null}
      </Menu>
      {open === 'group' ? <GroupDialog conversation={conversation} onClose={close} /> : null}
      {open === 'leave' ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('leaveTitle')}
          description={t('leaveText')}
          confirmLabel={t('leave')}
          cancelLabel={t('cancel')}
          closeLabel={t('close')}
          tone="danger"
          busy={busy}
          onConfirm={() => void leave(() => place.go({ conversation: undefined }))}
        />
      ) : null}
      {open === 'block' && otherParticipant ? (
        <BlockMemberDialog
          id={otherParticipant.id}
          name={name}
          onClose={close}
          onBlocked={() => void refresh()}
        />
      ) : null}
    </>
  );
}
