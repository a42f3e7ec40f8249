import { parseAddress } from '@app/contracts/endpoint';
import { mentorshipPaths } from '@app/contracts/mentorship/mentorship.paths';
import type {
  ConversationMessage,
  MentorshipRequest,
  RequestHappening,
} from '@app/contracts/mentorship/mentorship.schemas';
import {
  Archive,
  ArrowLeftRight,
  ArrowRight,
  Check,
  CircleDashed,
  Hand,
  type Icon,
  Lock,
  MessagesSquare,
  Star,
} from '@app/ui/icons';
import { useFormText } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { urlOf } from '../../../lib/api/client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Bubble, BubbleText, FileRow, SeenMark } from '../../../lib/talk/bubble.tsx';
import type { Unsent } from '../../../lib/talk/outbox.ts';
import { HappenedLine, Underway } from '../../../lib/talk/talk.tsx';
import { useTalkText } from '../../../lib/talk/text.ts';
import type { Outbox, Written } from '../outbox.ts';
import { sectionUrl } from '../section-url.ts';
import { useMentorshipText } from '../text.ts';
import s from './conversation.module.css';

interface MessageProps {
  readonly request: MentorshipRequest;
  readonly message: ConversationMessage;
  /** The other side has read as far as this one. */
  readonly seen?: boolean;
  /** Of what did not get through yet. */
  readonly unsent?: Unsent<Written>;
  readonly outbox?: Outbox;
}

export function MentorshipMessage({ request, message, seen, unsent, outbox }: MessageProps) {
  const t = useMentorshipText();
  const say = useFormText(request.kind);
  const { isOwn, isNote, section, senderType } = message;
  const isTeam = senderType === 'applicant';
  const hidden = request.side === 'mentor' && request.isBlind;
  const nobody = isTeam && hidden ? t('blindTeam') : t('gone');
  const name = message.senderName || nobody;
  const role = name === t('blindTeam') ? '' : `, ${t(isTeam ? 'fromTeam' : 'fromMentor')}`;
  return (
    <Bubble
      isOwn={isOwn}
      isNote={isNote}
      who={`${name}${role}`}
      at={message.createdAt}
      face={{ name: message.senderName }}
      below={
        <>
          {seen ? <SeenMark /> : null}
          {unsent && outbox ? <Underway one={unsent} outbox={outbox} /> : null}
        </>
      }
    >
      {isNote ? (
        <p className={s.noteMark}>
          <Lock />
          {t('note')}
        </p>
      ) : null}
      <BubbleText>{message.message}</BubbleText>
      {section ? (
        <Link className="go small" to={sectionUrl(request, section)}>
          {t('aboutSection', { section: say(`section.${section}`) })} <ArrowRight />
        </Link>
      ) : null}
      {message.files.map((file) => (
        <FileRow
          key={file.file}
          file={file}
          url={urlOf(path, { params: { id: request.id, fileId: file.file } })}
        />
      ))}
    </Bubble>
  );
}

const { path } = parseAddress(mentorshipPaths.file);

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
  const talk = useTalkText();
  const { time } = useFormat();
  const Mark = icons[it.event];
  return (
    <HappenedLine icon={<Mark />}>
      {t(`event_${it.event}`, {
        name: it.by || talk('somebody'),
        to: it.to ?? '',
        at: time(it.at),
      })}
    </HappenedLine>
  );
}
