import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import { Avatar } from '@app/ui/avatar';
import s from './row.module.css';

type Face = Pick<NetworkPerson, 'name' | 'profilePictureUrl'>;

/** A person, or of a group two of those in it. */
export function Faces({ people }: { readonly people: readonly (Face | null)[] }) {
  const [one, other] = people;
  if (!other) return <Avatar name={one?.name} src={one?.profilePictureUrl} className={s.face} />;
  return (
    <span className={s.pair}>
      <Avatar name={one?.name} src={one?.profilePictureUrl} size="s" />
      <Avatar name={other.name} src={other.profilePictureUrl} size="s" />
    </span>
  );
}
