import { Avatar } from '@app/ui/avatar';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { UserRound } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { type ReactNode, useState } from 'react';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { Enclosed } from '../../../lib/talk/writing.tsx';
import { useNames } from '../names.ts';
import { useConversationsText } from '../text.ts';
import s from './people.module.css';
import { type Candidate, usePeople } from './use-people.ts';

interface PeopleProps {
  readonly chosen: readonly Candidate[];
  /** Whether members outside the reader's network can be chosen. */
  readonly othersToo: boolean;
  /** Who cannot be chosen: those who are in it. */
  readonly without?: readonly string[];
  readonly error?: string | undefined;
  /** Whether the field has the focus first. */
  readonly first?: boolean;
  onChosen(chosen: Candidate[]): void;
}

/** Chooses people by ticking them. */
export function PeopleField({
  chosen,
  othersToo,
  without = [],
  error,
  first,
  onChosen,
}: PeopleProps) {
  const t = useConversationsText();
  const { person } = useNames();
  const [typed, setTyped] = useState('');
  const people = usePeople(typed, othersToo);
  const isFree = ({ id }: Candidate) => !without.includes(id);
  const mine = people.mine.filter(isFree);
  const others = people.others.filter(isFree);
  const none = !people.isPending && mine.length + others.length === 0 && typed.trim().length >= 2;
  const toggle = (one: Candidate) =>
    onChosen(
      chosen.some(({ id }) => id === one.id)
        ? chosen.filter(({ id }) => id !== one.id)
        : [...chosen, one],
    );
  const row = (one: Candidate) => (
    <li key={one.id}>
      <Checkbox
        className={s.person}
        checked={chosen.some(({ id }) => id === one.id)}
        onChange={() => toggle(one)}
        label={
          <span className={s.who}>
            <Avatar name={one.name} src={one.profilePictureUrl} size="s" />
            <span>
              <b className="medium block">{person(one.name)}</b>
              {one.title ? <span className="smaller muted">{one.title}</span> : null}
            </span>
          </span>
        }
      />
    </li>
  );
  return (
    <div className="stack g4">
      <Field label={t('findPeople')} error={error}>
        <TextInput
          {...(first && { 'data-autofocus': '' })}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter chooses nobody, and must not send what is not chosen yet.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {chosen.length > 0 ? (
        <ul className="row row-wrap g2" aria-label={t('chosen')}>
          {chosen.map((one) => (
            <Enclosed
              key={one.id}
              icon={<UserRound />}
              name={person(one.name)}
              onRemove={() => toggle(one)}
            />
          ))}
        </ul>
      ) : null}
      {people.failed ? <FailedLine query={people.failed} title={t('peopleFailed')} /> : null}
      {people.hasNobody && typed === '' ? (
        <p className="small muted">{t('noConnections')}</p>
      ) : null}
      {none && !people.failed ? <p className="small muted">{t('nobodyFound')}</p> : null}
      {mine.length > 0 ? <List title={t('yourPeople')}>{mine.map(row)}</List> : null}
      {others.length > 0 ? <List title={t('otherPeople')}>{others.map(row)}</List> : null}
    </div>
  );
}

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className={s.heading}>{title}</h3>
    <ul>{children}</ul>
  </div>
);
