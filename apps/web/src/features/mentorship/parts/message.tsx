import { parseAddress } from '@app/contracts/endpoint';
import { mentorshipPaths } from '@app/contracts/mentorship/mentorship.paths';
import type {
  ConversationMessage,
  MentorshipRequest,
  RequestHappening,
} from '@app/contracts/mentorship/mentorship.schemas';
import { sizeText } from '@app/messages/format/sizes';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import {
  Archive,
  ArrowLeftRight,
  ArrowRight,
  Check,
  CheckCheck,
  CircleDashed,
  CircleExclamationPoint,
  Download,
  FileText,
  Hand,
  type Icon,
  Lock,
  MessagesSquare,
  Star,
} from '@app/ui/icons';
import { Link } from 'react-router';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useFormText } from '../../applications/public.ts';
import type { Outbox, Unsent } from '../outbox.ts';
import { sectionUrl } from '../section-url.ts';
import { useMentorshipText } from '../text.ts';
import s from './conversation.module.css';

interface MessageProps {
  readonly request: MentorshipRequest;
  readonly message: ConversationMessage;
  /** The other side has read as far as this one. */
  readonly seen?: boolean;
  /** Of what did not get through yet. */
  readonly unsent?: Unsent;
  readonly outbox?: Outbox;
}

export function Message({ request, message, seen, unsent, outbox }: MessageProps) {
  const t = useMentorshipText();
  const say = useFormText(request.kind);
  const { time } = useFormat();
  const { isOwn, isNote, section, senderType } = message;
  const isTeam = senderType === 'applicant';
  const hidden = request.side === 'mentor' && request.isBlind;
  const nobody = isTeam && hidden ? t('blindTeam') : t('gone');
  const name = message.senderName || nobody;
  const role = name === t('blindTeam') ? '' : `, ${t(isTeam ? 'fromTeam' : 'fromMentor')}`;
  return (
    <div className={cx(s.message, isOwn && s.own, isNote && s.note)}>
      <p className={s.who}>
        <b>{isOwn ? t('you') : `${name}${role}`}</b>,{' '}
        <span className="num">{time(message.createdAt)}</span>
      </p>
      {isOwn ? null : <Avatar name={message.senderName} size="s" />}
      <div className={s.bubble}>
        {isNote ? (
          <p className={s.noteMark}>
            <Lock />
            {t('note')}
          </p>
        ) : null}
        <p className={s.text}>{message.message}</p>
        {section ? (
          <Link className="go sm" to={sectionUrl(request, section)}>
            {t('aboutSection', { section: say(`section.${section}`) })} <ArrowRight />
          </Link>
        ) : null}
        {message.files.map((file) => (
          <File key={file.file} of={request.id} file={file} />
        ))}
      </div>
      {seen ? (
        <p className={s.state}>
          <CheckCheck />
          {t('seen')}
        </p>
      ) : null}
      {unsent && outbox ? <Underway one={unsent} outbox={outbox} /> : null}
    </div>
  );
}

/** On its way, or why not and what to do. */
function Underway({ one, outbox }: { one: Unsent; outbox: Outbox }) {
  const t = useMentorshipText();
  if (outbox.isGoing(one.id)) {
    return (
      <p className={s.state} role="status">
        <i className="spin" />
        {t('sending')}
      </p>
    );
  }
  return (
    <div className={s.failed}>
      <p className={s.state} role="alert">
        <CircleExclamationPoint />
        {t('notSent')} {one.problem}
      </p>
      <p className="row row-w g4">
        <button type="button" className="link sm" onClick={() => outbox.again(one)}>
          {t('sendAgain')}
        </button>
        <button type="button" className="link sm" onClick={() => outbox.discard(one.id)}>
          {t('discard')}
        </button>
      </p>
    </div>
  );
}

const { path } = parseAddress(mentorshipPaths.file);

/** Saved by a button, since a link carries no token. */
function File({ of, file }: { of: string; file: ConversationMessage['files'][number] }) {
  const t = useMentorshipText();
  const { language } = useLanguage();
  const get = () =>
    download(urlOf(path, { params: { id: of, fileId: file.file } }), file.name).catch((error) =>
      toast({ description: errorText(error, language), tone: 'bad' }),
    );
  return (
    <button
      type="button"
      className={s.file}
      aria-label={t('getFile', { name: file.name })}
      onClick={() => void get()}
    >
      <FileText />
      <span className="grow break">
        <b className="b block">{file.name}</b>
        <span className="xs sub num">{sizeText(file.bytes, language)}</span>
      </span>
      <Download />
    </button>
  );
}

const icons: Readonly<Record<RequestHappening['event'], Icon>> = {
  claim: Hand,
  assign: ArrowLeftRight,
  begin: MessagesSquare,
  resolve: Check,
  archive: Archive,
  reopen: CircleDashed,
  rate: Star,
};

/** Something that happened, between the messages. */
export function Happened({ it }: { it: RequestHappening }) {
  const t = useMentorshipText();
  const { time } = useFormat();
  const Mark = icons[it.event];
  return (
    <p className={s.happened}>
      <Mark />
      <span>
        {t(`event_${it.event}`, {
          name: it.by || t('somebody'),
          to: it.to ?? '',
          at: time(it.at),
        })}
      </span>
    </p>
  );
}
