import { Avatar } from '@app/ui/avatar';
import { Badge } from '@app/ui/badge';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useDeskText } from '../text.ts';
import s from './people.module.css';

interface ListedPerson {
  readonly id: string;
  readonly name: string;
  /** Whether one of the roles holds in every bank. */
  readonly everywhere: boolean;
  /** When the first of them was given. */
  readonly since: string | undefined;
  readonly roles: readonly { readonly key: string; readonly words: string }[];
}

export function PeopleList({ people }: { people: readonly ListedPerson[] }) {
  return (
    <ul className={s.people}>
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  );
}

function Person({ person: { id, name, everywhere, since, roles } }: { person: ListedPerson }) {
  const t = useDeskText();
  const { date } = useFormat();
  const { profile } = useSession();
  const about = [
    id === profile?.id ? t('you') : '',
    everywhere ? t('everywhere') : '',
    since ? t('since', { date: date(since) }) : '',
  ].filter(Boolean);
  return (
    <li>
      <Avatar name={name} />
      <div>
        <b className="bold">{name}</b>
        <p className="smaller muted">{about.join(', ')}</p>
      </div>
      <p className={s.roles}>
        {roles.map(({ key, words }) => (
          <Badge key={key}>{words}</Badge>
        ))}
      </p>
    </li>
  );
}
