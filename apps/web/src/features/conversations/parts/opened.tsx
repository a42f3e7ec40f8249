import type { ConversationView } from '@app/contracts/conversations/conversations.schemas';
import { pages } from '@app/contracts/pages';
import { IconButton } from '@app/ui/icon-button';
import { ArrowLeft } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { isTalkGone, TalkComing, UnopenedTalk } from '../../../lib/talk/pane.tsx';
import { useNames } from '../names.ts';
import { useOutbox } from '../outbox.ts';
import type { PlaceOf } from '../place.ts';
import { useConversation } from '../queries.ts';
import { useConversationsText } from '../text.ts';
import { MessageActions } from './actions.tsx';
import { Faces } from './faces.tsx';
import { ConversationFoot } from './foot.tsx';
import s from './pane.module.css';
import { ConversationTalk } from './talk.tsx';

interface OpenedProps {
  readonly place: PlaceOf;
}

/** A conversation that was chosen. */
export default function OpenedConversation({ id, place }: OpenedProps & { readonly id: string }) {
  const t = useConversationsText();
  const query = useConversation(id);
  const outbox = useOutbox(id);
  const back = (
    <Link className="go" to={place.addressOf({ conversation: undefined })}>
      <ArrowLeft /> {t('back')}
    </Link>
  );
  if (query.data && !isTalkGone(query.error)) {
    return (
      <>
        <Head conversation={query.data} place={place} />
        <ConversationTalk conversation={query.data} outbox={outbox} />
        <ConversationFoot conversation={query.data} outbox={outbox} place={place} />
      </>
    );
  }
  if (query.isPending) return <TalkComing label={t('loadingTalk')} />;
  const words = {
    talkFailed: t('talkFailed'),
    notFound: t('notFound'),
    notFoundText: t('notFoundText'),
  };
  return <UnopenedTalk query={query} words={words} back={back} />;
}

interface HeadProps extends OpenedProps {
  readonly conversation: ConversationView;
}

function Head({ conversation, place }: HeadProps) {
  const t = useConversationsText();
  const { ofOpen } = useNames();
  const reader = useSession().profile?.id ?? '';
  const { isGroup, otherParticipant, members } = conversation;
  const others = members.map(({ person }) => person).filter(({ id }) => id !== reader);
  const name = ofOpen(conversation, reader);
  const slug = otherParticipant?.profileSlug;
  return (
    <header className={s.head}>
      <IconButton asChild label={t('back')} className={s.back}>
        <Link to={place.addressOf({ conversation: undefined })}>
          <ArrowLeft />
        </Link>
      </IconButton>
      <Faces people={isGroup ? others : [otherParticipant]} />
      <div className="grow">
        <h2 className="title-4">
          {slug ? (
            <Link className={s.name} to={pages.profile({ profileSlug: slug })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className={s.sub}>
          {isGroup ? <Members conversation={conversation} /> : otherParticipant?.title}
        </p>
      </div>
      <MessageActions conversation={conversation} place={place} name={name} />
    </header>
  );
}

/** Who is in a group: `Amina, Emir i ti`. */
function Members({ conversation: { members } }: Pick<HeadProps, 'conversation'>) {
  const t = useConversationsText();
  const { all, first } = useNames();
  const reader = useSession().profile?.id;
  const inside = members.filter(({ state }) => state === 'active');
  const names = inside
    .filter(({ person }) => person.id !== reader)
    .map(({ person }) => first(person.name));
  const own = inside.length > names.length ? [t('you')] : [];
  return all([...names, ...own]);
}
