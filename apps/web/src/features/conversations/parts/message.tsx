import { conversationsPaths } from '@app/contracts/conversations/conversations.paths';
import type { ConversationView, Message } from '@app/contracts/conversations/conversations.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { ArrowLeftRight, FileText, type Icon, ImageUp, LogIn, LogOut, Pencil } from '@app/ui/icons';
import { urlOf } from '../../../lib/api/client.ts';
import { Bubble, BubbleText, FileRow, SeenMark } from '../../../lib/talk/bubble.tsx';
import type { Unsent } from '../../../lib/talk/outbox.ts';
import { HappenedLine, Underway } from '../../../lib/talk/talk.tsx';
import { useBellText } from '../bell-text.ts';
import { useNames } from '../names.ts';
import type { Outbox, Written } from '../outbox.ts';
import { signs, useReact } from '../reactions.ts';
import { useConversationsText } from '../text.ts';
import { Linked } from './linked.tsx';
import s from './message.module.css';
import { MessageTools } from './message-tools.tsx';
import { ConversationPicture } from './picture.tsx';

interface MessageLineProps {
  readonly conversation: ConversationView;
  readonly message: Message;
  readonly outbox: Outbox;
  /** Who has read it, where that is told under this one; empty of two people. */
  readonly readers: string | undefined;
}

const { path } = parseAddress(conversationsPaths.file);
const fileUrl = (id: string) => urlOf(path, { params: { id } });

/** A message with what is quoted, enclosed and answered to it. */
export function MessageLine({ conversation, message, outbox, readers }: MessageLineProps) {
  const t = useConversationsText();
  const { person } = useNames();
  const { sender, isOwn, isDeleted, editedAt, createdAt } = message;
  return (
    <Bubble
      isOwn={isOwn}
      who={person(sender?.name ?? '')}
      at={createdAt}
      face={{ name: sender?.name ?? '', src: sender?.profilePictureUrl ?? null }}
      mark={editedAt && !isDeleted ? `, ${t('edited')}` : null}
      tools={
        isDeleted ? null : (
          <MessageTools conversation={conversation} message={message} outbox={outbox} />
        )
      }
      below={
        <>
          <Reactions conversation={conversation} message={message} />
          {readers === undefined ? null : (
            <SeenMark>{readers ? t('seenBy', { names: readers }) : null}</SeenMark>
          )}
        </>
      }
    >
      {isDeleted ? (
        <p className={s.deleted}>{t(isOwn ? 'deletedOwn' : 'deleted')}</p>
      ) : (
        <Content message={message} />
      )}
    </Bubble>
  );
}

function Content({ message }: { readonly message: Message }) {
  const t = useConversationsText();
  const { content, files, held, quoted } = message;
  return (
    <>
      {quoted ? <Quoted quoted={quoted} /> : null}
      {files
        .filter(({ isPicture }) => isPicture)
        .map((file) => (
          <ConversationPicture key={file.id} name={file.name} url={fileUrl(file.id)} />
        ))}
      {content ? (
        <BubbleText>
          <Linked text={content} />
        </BubbleText>
      ) : null}
      {files
        .filter(({ isPicture }) => !isPicture)
        .map((file) => (
          <FileRow key={file.id} file={file} url={fileUrl(file.id)} />
        ))}
      {held.length > 0 ? <p className="smaller muted">{t('held')}</p> : null}
    </>
  );
}

function Quoted({ quoted }: { readonly quoted: NonNullable<Message['quoted']> }) {
  const t = useConversationsText();
  const say = useBellText();
  const { first } = useNames();
  const text = quoted.isDeleted
    ? t('quoteGone')
    : quoted.content || say('files', { count: quoted.files });
  return (
    <p className={s.quote}>
      {quoted.isOwn ? say('own', { text }) : say('by', { name: first(quoted.senderName), text })}
    </p>
  );
}

function Reactions({
  conversation,
  message,
}: {
  readonly conversation: ConversationView;
  readonly message: Message;
}) {
  const t = useConversationsText();
  const react = useReact(conversation.id, message);
  if (message.reactions.length === 0) return null;
  return (
    <div className={s.reactions}>
      {message.reactions.map(({ reaction, count, isOwn }) => {
        const Sign = signs[reaction];
        return (
          <button
            key={reaction}
            type="button"
            className={s.reaction}
            aria-pressed={isOwn}
            aria-label={t('reactedWith', { reaction: t(`reaction_${reaction}`), count })}
            disabled={!conversation.canWrite}
            onClick={() => void react(reaction)}
          >
            <Sign />
            <span className="tabular" aria-hidden>
              {count}
            </span>
          </button>
        );
      })}
    </div>
  );
}

interface UnsentProps {
  readonly one: Unsent<Written>;
  readonly outbox: Outbox;
}

/** One that did not get through yet. */
export function UnsentMessage({ one, outbox }: UnsentProps) {
  const { quoted, files, text } = one;
  const say = useBellText();
  return (
    <Bubble
      isOwn
      who=""
      at={one.at}
      face={{ name: '' }}
      below={<Underway one={one} outbox={outbox} />}
    >
      {quoted ? (
        <p className={s.quote}>{say('by', { name: quoted.name, text: quoted.text })}</p>
      ) : null}
      {text ? <BubbleText>{text}</BubbleText> : null}
      {files.map((file) => (
        <p key={file.id} className={s.enclosed}>
          {file.isPicture ? <ImageUp /> : <FileText />}
          <span className="break">{file.name}</span>
        </p>
      ))}
    </Bubble>
  );
}

const icons: Readonly<Record<NonNullable<Message['event']>, Icon>> = {
  joined: LogIn,
  left: LogOut,
  removed: ArrowLeftRight,
  renamed: Pencil,
};

/** Something that happened in a group. */
export function HappenedMessage({ message }: { readonly message: Message }) {
  const t = useConversationsText();
  const { person } = useNames();
  const { event, isOwn, sender, content } = message;
  if (!event) return null;
  const what = event === 'renamed' && content === '' ? 'unnamed' : event;
  const Mark = icons[event];
  return (
    <HappenedLine icon={<Mark />}>
      {t(isOwn ? `${what}Own` : what, { name: person(sender?.name ?? ''), text: content })}
    </HappenedLine>
  );
}
