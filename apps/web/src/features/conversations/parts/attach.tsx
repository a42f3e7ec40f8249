import { conversationsPaths } from '@app/contracts/conversations/conversations.paths';
import type { MessageFile } from '@app/contracts/conversations/conversations.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { conversationLimits } from '@app/domain/conversations/conversation';
import { Message } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { Paperclip, X } from '@app/ui/icons';
import { ProgressBar } from '@app/ui/progress-bar';
import { useRef, useState } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useUpload } from '../../../lib/form/use-upload.ts';
import { smallPicture } from '../../../lib/picture-file.ts';
import { useTalkText } from '../../../lib/talk/text.ts';
import type { Outbox } from '../outbox.ts';
import { useConversationsText } from '../text.ts';
import s from './composer.module.css';

interface AttachProps {
  readonly conversation: string;
  readonly outbox: Outbox;
  readonly disabled: boolean;
}

const accept = 'image/jpeg,image/png,image/webp,.pdf,.doc,.docx';
const { path } = parseAddress(conversationsPaths.addFile);
const most = conversationLimits.filesPerMessage;

/** Chooses pictures and documents and sends them, one after the other. */
export function Attach({ conversation, outbox, disabled }: AttachProps) {
  const t = useConversationsText();
  const talk = useTalkText();
  const input = useRef<HTMLInputElement>(null);
  const { sending, error, keep } = useUpload<MessageFile>(talk('attachFailed'));
  const [name, setName] = useState('');
  const [many, setMany] = useState(false);
  const sendAll = async (files: readonly File[]) => {
    const room = most - outbox.draft.files.length;
    setMany(files.length > room);
    let kept = outbox.draft.files;
    for (const file of files.slice(0, room)) {
      setName(file.name);
      const one = await keep(async (options) => {
        const form = new FormData();
        const content = file.type.startsWith('image/') ? await smallPicture(file) : file;
        form.set('file', content, file.name);
        return upload<MessageFile>(urlOf(path, { params: { id: conversation } }), form, options);
      });
      if (!one) return;
      kept = [...kept, one];
      outbox.write({ files: kept });
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void sendAll(files);
        }}
      />
      <IconButton
        label={talk('attach')}
        aria-busy={sending !== null}
        disabled={disabled || sending !== null || outbox.draft.files.length >= most}
        onClick={() => input.current?.click()}
      >
        <Paperclip />
      </IconButton>
      {sending ? (
        <div className={s.upload}>
          <p className="xs break">{t('uploading', { name })}</p>
          <ProgressBar size="thin" value={sending.percent} label={t('uploading', { name })} />
          <IconButton label={t('stopUpload', { name })} onClick={sending.cancel}>
            <X />
          </IconButton>
        </div>
      ) : null}
      {error || many ? (
        <div className={s.problem} role="alert">
          <Message tone="bad">{error ?? t('tooManyFiles', { count: most })}</Message>
        </div>
      ) : null}
    </>
  );
}
