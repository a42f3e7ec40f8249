import type {
  ConversationView,
  ListedConversation,
} from '@app/contracts/conversations/conversations.schemas';
import { languageTag } from '@app/messages/catalogue';
import { useNow } from '../../lib/format/rendered-at.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/texts/language.tsx';
import { useBellText } from './bell-text.ts';

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

type Named = Pick<ListedConversation, 'name' | 'isGroup'> & {
  /** Of a group: those in it besides the reader. */
  readonly others: readonly { readonly name: string }[];
};

/** What a conversation is called: a group without a name by those in it. */
export function useNames() {
  const t = useBellText();
  const { language } = useLanguage();
  const nameOf = ({ name, isGroup, others }: Named) => {
    if (name) return name;
    if (!isGroup) return t('formerMember');
    return others.map((one) => firstName(one.name) || t('formerMember')).join(', ') || t('group');
  };
  return {
    nameOf,
    ofListed: (one: ListedConversation) => nameOf({ ...one, others: one.faces }),
    ofOpen: (one: ConversationView, reader: string) =>
      nameOf({
        ...one,
        others: one.members.map(({ person }) => person).filter(({ id }) => id !== reader),
      }),
    person: (name: string) => name || t('formerMember'),
    /** `Amina, Emir i ti`. */
    all: (names: readonly string[]) =>
      new Intl.ListFormat(languageTag[language], { type: 'conjunction' }).format(names),
    first: (name: string) => firstName(name) || t('formerMember'),
  };
}

/** What a list says of the last message. */
export function usePreview() {
  const t = useBellText();
  return ({ lastMessage, isGroup }: ListedConversation): string => {
    if (!lastMessage) return t('nothing');
    const { content, files, isDeleted, isOwn, senderName } = lastMessage;
    if (isDeleted) return t('deleted');
    const text = content || t('files', { count: files });
    if (isOwn) return t('own', { text });
    return isGroup ? t('by', { name: firstName(senderName) || t('formerMember'), text }) : text;
  };
}

const day = 24 * 60 * 60 * 1000;

/** The time of day where it is less than a day ago, else the date (specification §9). */
export function useMessageTime(): (at: string) => string {
  const { time, shortDate } = useFormat();
  const now = useNow();
  return (at) => (now - Date.parse(at) < day ? time(at) : shortDate(at));
}
