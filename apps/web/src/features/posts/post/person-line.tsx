import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import { profilePath } from '../../../entities/profiles/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { usePostsText } from '../text.ts';
import s from './post.module.css';

/** A name, leading to the profile where the reader may see it. */
export function PersonName({ person }: { person: NetworkPerson }) {
  const t = usePostsText();
  const name = person.name || t('somebody');
  if (!person.profileSlug) return name;
  return (
    <Link className={s.name} to={profilePath(person.profileSlug)}>
      {name}
    </Link>
  );
}
