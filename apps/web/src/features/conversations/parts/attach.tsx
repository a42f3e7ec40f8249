import { conversationsPaths } from '@app/contracts/conversations/conversations.paths';
import type { MessageFile } from '@app/contracts/conversations/conversations.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { conversationLimits } from '@app/domain/conversations/conversation';
import { IconButton } from '@app/ui/icon-button';
import { Paperclip, X } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { ProgressBar } from '@app/ui/progress-bar';
import { useRef, useState } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useUpload } from '../../../lib/form/use-upload.ts';
import { smallPicture } from '../../../lib/pictures/picture-file.ts';
import { useTalkText } from '../../../lib/talk/text.ts';
import type { Outbox } from '../outbox.ts';
import { useConversationsText } from '../text.ts';
import s from './composer.module.css';

const accept = 'image/jpeg,image/png,image/webp,.pdf,.doc,.docx';
const { path } = parseAddress(conversationsPaths.addFile);
const most = conversationLimits.filesPerMessage;

interface Refused {
  readonly name: string;
  readonly text: string;
}

/** Sends files to the server, one after the other, whichever way they were given, beside what is written. */
export function useAttach(conversation: string, outbox: Outbox) {
  const t = useConversationsText();
  const talk = useTalkText();
  const { sending, keep } = useUpload<MessageFile>(talk('attachFailed'));
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [many, setMany] = useState(false);
  const [isOver, setOver] = useState(false);
  const last = useRef(Promise.resolve());
  const sendAll = async (files: readonly File[]) => {
    const room = most - outbox.now().files.length;
    setMany(files.length > room);
    setRefused([]);
    for (const file of files.slice(0, room)) {
      const called = nameOf(file, t('pasted'));
      setName(called);
      const one = await keep(
        async (options) => {
          const form = new FormData();
          const content = file.type.startsWith('image/') ? await smallPicture(file) : file;
          form.set('file', content, called);
          return upload<MessageFile>(urlOf(path, { params: { id: conversation } }), form, options);
        },
        (text) => setRefused((before) => [...before, { name: called, text }]),
      );
      // One that is refused keeps none of the others back.
      if (one) outbox.write({ files: [...outbox.now().files, one] });
    }
  };
  const add = (files: readonly File[]) => {
    setOver(false);
    last.current = last.current.then(() => sendAll(files));
  };
  const problems = [
    ...refused.map((one) => t('fileProblem', { name: one.name, text: one.text })),
    ...(many ? [t('tooManyFiles', { count: most })] : []),
  ];
  return {
    add,
    sending: sending && { ...sending, name },
    problems: isOver ? [] : problems,
    /** What stood in the way of a file is over once the message goes without it. */
    settle: () => setOver(true),
    isFull: outbox.draft.files.length >= most,
  };
}
type Attaching = ReturnType<typeof useAttach>;

/** Browsers call every pasted picture the same. */
const nameOf = (file: File, pasted: string): string =>
  /^image\.(png|jpe?g|webp)$/i.test(file.name) ? file.name.replace(/^image/i, pasted) : file.name;

/** Chooses pictures and documents. */
export function AttachButton({
  of,
  disabled,
}: {
  readonly of: Attaching;
  readonly disabled: boolean;
}) {
  const talk = useTalkText();
  const input = useRef<HTMLInputElement>(null);
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
          if (files.length > 0) of.add(files);
        }}
      />
      <IconButton
        label={talk('attach')}
        aria-busy={of.sending !== null}
        disabled={disabled || of.sending !== null || of.isFull}
        onClick={() => input.current?.click()}
      >
        <Paperclip />
      </IconButton>
    </>
  );
}

/** How far the file is that is being sent, and what stands in the way of one. */
export function Attaching({ of: { sending, problems } }: { readonly of: Attaching }) {
  const t = useConversationsText();
  return (
    <>
      {sending ? (
        <div className={s.upload}>
          <p className="smaller break">{t('uploading', { name: sending.name })}</p>
          <ProgressBar
            size="thin"
            value={sending.percent}
            label={t('uploading', { name: sending.name })}
          />
          <IconButton label={t('stopUpload', { name: sending.name })} onClick={sending.cancel}>
            <X />
          </IconButton>
        </div>
      ) : null}
      {problems.length > 0 ? (
        <div role="alert">
          {problems.map((problem) => (
            <Message key={problem} tone="bad">
              {problem}
            </Message>
          ))}
        </div>
      ) : null}
    </>
  );
}
