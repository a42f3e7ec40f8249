import type { ConversationView, Message } from '@app/contracts/conversations/conversations.schemas';
import { messageReactions } from '@app/domain/conversations/conversation';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { IconButton } from '@app/ui/icon-button';
import { Copy, Ellipsis, Flag, Pencil, Reply, Trash } from '@app/ui/icons';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../lib/menus/menu.tsx';
import { toast } from '../../../lib/toast.ts';
import { useBellText } from '../bell-text.ts';
import { conversations } from '../client.ts';
import { useNames } from '../names.ts';
import type { Outbox } from '../outbox.ts';
import { usePutMessage } from '../queries.ts';
import { signs, useReact } from '../reactions.ts';
import { useConversationsText } from '../text.ts';
import s from './message.module.css';
import { ReportMessage } from './report-message.tsx';

interface ToolsProps {
  readonly conversation: ConversationView;
  readonly message: Message;
  readonly outbox: Outbox;
}

/** What can be done with a message: react, reply, copy, report, and for a while change it or take it back. */
export function MessageTools(props: ToolsProps) {
  const t = useConversationsText();
  const { conversation, message } = props;
  const [open, setOpen] = useState<'remove' | 'report' | null>(null);
  const { id, isOwn, content, changeableUntil } = message;
  if (isOwn && !conversation.canWrite && !changeableUntil && !content) return null;
  return (
    <>
      <Menu
        align={isOwn ? 'end' : 'start'}
        trigger={
          <IconButton label={t('actions')} className={s.tools}>
            <Ellipsis />
          </IconButton>
        }
      >
        <Items {...props} onOpen={setOpen} />
      </Menu>
      {open === 'report' ? (
        <ReportMessage
          conversation={conversation.id}
          message={message}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'remove' ? (
        <RemoveDialog key={id} {...{ conversation, message }} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}

/** Drawn while the menu is open: what may still be changed hangs on the hour. */
function Items({
  conversation,
  message,
  outbox,
  onOpen,
}: ToolsProps & { onOpen(what: 'remove' | 'report'): void }) {
  const t = useConversationsText();
  const say = useBellText();
  const { first } = useNames();
  const now = useNow();
  const { id, content, isOwn, sender, files, changeableUntil } = message;
  const changeable = changeableUntil !== null && Date.parse(changeableUntil) > now;
  const { canWrite } = conversation;
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => toast({ title: t('copied'), tone: 'ok' }),
      () => toast({ title: t('copyFailed'), tone: 'bad' }),
    );
  const quote = () =>
    outbox.write({
      editing: null,
      quoted: {
        id,
        name: isOwn ? t('you') : first(sender?.name ?? ''),
        text: content || say('files', { count: files.length }),
      },
    });
  return (
    <>
      {canWrite ? (
        <>
          <Signs conversation={conversation} message={message} />
          <MenuSeparator />
          <MenuItem icon={<Reply />} onSelect={quote}>
            {t('quote')}
          </MenuItem>
        </>
      ) : null}
      {content ? (
        <MenuItem icon={<Copy />} onSelect={() => void copy()}>
          {t('copy')}
        </MenuItem>
      ) : null}
      {changeable && canWrite ? (
        <MenuItem
          icon={<Pencil />}
          onSelect={() => outbox.write({ editing: { id, text: content } })}
        >
          {t('edit')}
        </MenuItem>
      ) : null}
      {changeable ? (
        <MenuItem icon={<Trash />} tone="bad" onSelect={() => onOpen('remove')}>
          {t('delete')}
        </MenuItem>
      ) : null}
      {isOwn ? null : (
        <MenuItem icon={<Flag />} onSelect={() => onOpen('report')}>
          {t('report')}
        </MenuItem>
      )}
    </>
  );
}

function Signs({ conversation, message }: Pick<ToolsProps, 'conversation' | 'message'>) {
  const t = useConversationsText();
  const react = useReact(conversation.id, message);
  const own = message.reactions.find((one) => one.isOwn)?.reaction;
  return (
    <div className={s.signs}>
      {messageReactions.map((reaction) => {
        const Sign = signs[reaction];
        return (
          <MenuItem
            key={reaction}
            className={s.sign}
            data-own={reaction === own || undefined}
            aria-label={t('reactWith', { reaction: t(`reaction_${reaction}`) })}
            title={t(`reaction_${reaction}`)}
            onSelect={() => void react(reaction)}
          >
            <Sign />
          </MenuItem>
        );
      })}
    </div>
  );
}

interface RemoveProps extends Pick<ToolsProps, 'conversation' | 'message'> {
  onClose(): void;
}

function RemoveDialog({ conversation, message, onClose }: RemoveProps) {
  const t = useConversationsText();
  const put = usePutMessage();
  const remove = useAction({
    send: () => conversations.remove({ params: { id: message.id } }),
    onSuccess: (gone) => put(conversation.id, gone),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('removeTitle')}
      description={t('removeText')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone="danger"
      busy={remove.busy}
      onConfirm={() => void remove.run()}
    />
  );
}
