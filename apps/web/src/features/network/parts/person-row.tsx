import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import { Avatar } from '@app/ui/avatar';
import type { ReactNode } from 'react';
import { profilePath } from '../../../entities/profiles/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useNetworkText } from '../text.ts';
import s from './network.module.css';

interface PersonRowProps {
  readonly person: NetworkPerson;
  /** Where an address leads to it. */
  readonly id?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Somebody in a list, with what can be done. */
export function PersonRow({ person, id, actions, children }: PersonRowProps) {
  const t = useNetworkText();
  const name = person.name || t('formerMember');
  return (
    <li className={s.row} id={id} tabIndex={id ? -1 : undefined}>
      <Avatar name={person.name} src={person.profilePictureUrl} size="l" />
      <div className="shrinks break">
        <p className="bold">
          {person.profileSlug ? (
            <Link className="link" to={profilePath(person.profileSlug)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {person.title ? <p className="small muted">{person.title}</p> : null}
        {children}
      </div>
      {actions ? <div className={`cluster ${s.actions}`}>{actions}</div> : null}
    </li>
  );
}
