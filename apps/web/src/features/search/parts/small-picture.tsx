import type { SearchHit } from '@app/contracts/search/search.schemas';
import { Avatar, type AvatarProps } from '@app/ui/avatar';
import { BankEmblem } from '@app/ui/bank-emblem';
import { timeLeft } from '../../../entities/calls/public.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { kindIcons } from './kinds.ts';
import { wholeText } from './marked.tsx';
import s from './small-picture.module.css';

/** The last part of its address, by which a record without a picture gets one that stays. */
export const keyOf = ({ page }: SearchHit): string =>
  page
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? '';

/** Who a hit is, or who wrote it. */
export function Person({
  hit,
  ...look
}: { hit: SearchHit } & Pick<AvatarProps, 'size' | 'className'>) {
  const isPost = hit.kind === 'posts';
  const id = isPost ? keyOf(hit) : hit.id;
  return (
    <Avatar
      name={isPost ? hit.by : wholeText(hit.title)}
      src={profileImageUrl(id, hit.picture, look.className ? 'large' : 'small')}
      {...look}
    />
  );
}

/** What a hit is known by in a row: a person is round, a project an arch, a call its days. */
export function SmallPicture({ hit }: { hit: SearchHit }) {
  const now = useNow();
  const Icon = kindIcons[hit.kind];
  switch (hit.kind) {
    case 'people':
    case 'posts':
      return <Person hit={hit} />;
    case 'projects':
      return (
        <span className={s.arch}>
          <ProjectPicture id={keyOf(hit)} emblem="" picture={hit.picture} label="" />
        </span>
      );
    case 'banks':
      return <BankEmblem emblem={keyOf(hit)} width={40} />;
    case 'calls':
      if (hit.status === 'open' && hit.at) {
        return <span className={s.days}>{timeLeft(hit.at, now).count}</span>;
      }
      break;
    default:
  }
  return (
    <span className={s.niche}>
      <Icon />
    </span>
  );
}
