import type { ConversationView } from '@app/contracts/conversations/conversations.schemas';
import { conversationLimits } from '@app/domain/conversations/conversation';
import { IconButton } from '@app/ui/icon-button';
import { Check, FileText, ImageUp, Pencil, Reply, Send, X } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { useGivenFiles } from '../../../lib/talk/given-files.ts';
import { Enclosed, useTellTyping, WritingField } from '../../../lib/talk/writing.tsx';
import { conversations } from '../client.ts';
import type { Outbox } from '../outbox.ts';
import { usePutMessage } from '../queries.ts';
import { useConversationsText } from '../text.ts';
import { AttachButton, Attaching, useAttach } from './attach.tsx';
import s from './composer.module.css';

interface ComposerProps {
  readonly conversation: ConversationView;
  readonly outbox: Outbox;
}

const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Writes a message, or rewrites one; what stands in it is kept until it is sent. */
export function MessageComposer({ conversation, outbox }: ComposerProps) {
  const t = useConversationsText();
  const { draft, write } = outbox;
  const { editing, quoted, files, text } = draft;
  const hint = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const edit = useEdit(conversation.id, outbox);
  const attach = useAttach(conversation.id, outbox);
  const given = useGivenFiles(!editing, (dropped) => {
    attach.add(dropped);
    area.current?.focus();
  });
  const tell = useTellTyping(() => conversations.typing({ params: { id: conversation.id } }));
  const [enterSends] = useState(hasKeyboard);
  const begun = editing?.id ?? quoted?.id;
  const shown = useRef(begun);
  useEffect(() => {
    if (begun && shown.current !== begun) area.current?.focus();
    shown.current = begun;
  }, [begun]);
  const value = editing ? editing.text : text;
  // What is still on its way goes with the message, not after it.
  const isWhole = editing !== null || attach.sending === null;
  const ready = isWhole && (value.trim() !== '' || (!editing && files.length > 0));
  const send = () => {
    if (!ready) return;
    if (editing) void edit.save();
    else {
      attach.settle();
      outbox.post({ text: text.trim(), files, quoted, editing: null });
    }
  };
  const onText = (typed: string) => {
    if (editing) return write({ editing: { ...editing, text: typed } });
    write({ text: typed });
    if (typed !== '') tell();
  };
  return (
    <form
      className={`stack g2 ${s.composer}`}
      data-over={given.isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        area.current?.focus();
      }}
    >
      {given.isOver ? <p className={s.over}>{t('dropHere')}</p> : null}
      {editing ? (
        <Above icon={<Pencil />} end={t('endEditing')} onEnd={() => write({ editing: null })}>
          {t('editing')}
        </Above>
      ) : quoted ? (
        <Above icon={<Reply />} end={t('endQuote')} onEnd={() => write({ quoted: null })}>
          <b className="bold">{quoted.name}</b>: {quoted.text}
        </Above>
      ) : null}
      {edit.problem ? (
        <div role="alert">
          <Message tone="bad">{edit.problem}</Message>
        </div>
      ) : null}
      {!editing && files.length > 0 ? (
        <ul className="row row-wrap g2">
          {files.map((file) => (
            <Enclosed
              key={file.id}
              icon={file.isPicture ? <ImageUp /> : <FileText />}
              name={file.name}
              onRemove={() => write({ files: files.filter(({ id }) => id !== file.id) })}
            />
          ))}
        </ul>
      ) : null}
      <Attaching of={attach} />
      {conversation.isFirst && !editing ? <p className="smaller muted">{t('firstHint')}</p> : null}
      <div className={s.line}>
        <AttachButton of={attach} disabled={editing !== null} />
        <WritingField
          ref={area}
          label={t('message')}
          aria-describedby={enterSends ? hint : undefined}
          maxLength={conversationLimits.message}
          value={value}
          onPaste={given.onPaste}
          ready={ready && !edit.busy}
          enterSends={enterSends}
          send={
            editing ? { icon: <Check />, word: t('save') } : { icon: <Send />, word: t('send') }
          }
          onText={onText}
          onSend={send}
          onEscape={() => editing && write({ editing: null })}
        />
      </div>
      {enterSends ? (
        <p className="visually-hidden" id={hint}>
          {t('enterHint')}
        </p>
      ) : null}
    </form>
  );
}

/** Saves what a message is rewritten to; stays as it is where that is refused. */
function useEdit(conversation: string, outbox: Outbox) {
  const put = usePutMessage();
  const { editing } = outbox.draft;
  const saving = useAction({
    send: ({ id, text }: { readonly id: string; readonly text: string }) =>
      conversations.change({ params: { id }, body: { content: text.trim() } }),
    inPlace: true,
    onSuccess: (message) => {
      put(conversation, message);
      outbox.write({ editing: null });
    },
  });
  return {
    busy: saving.busy,
    problem: editing ? saving.failure : '',
    save: async () => void (editing && (await saving.run(editing))),
  };
}

interface AboveProps {
  readonly icon: ReactNode;
  /** Name of the key that ends it. */
  readonly end: string;
  readonly children: ReactNode;
  onEnd(): void;
}

/** Says over the field what is being written there. */
const Above = ({ icon, end, onEnd, children }: AboveProps) => (
  <div className={s.above}>
    {icon}
    <p className="cut">{children}</p>
    <IconButton label={end} onClick={onEnd}>
      <X />
    </IconButton>
  </div>
);
