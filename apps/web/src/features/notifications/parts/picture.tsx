import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { Avatar } from '@app/ui/avatar';
import { profileImageUrl } from '../../../lib/profile-image.ts';
import s from './notifications.module.css';
import { iconOf } from './type-icons.ts';

/** Whose doing it is with the sign of the type; the sign alone where the product speaks. */
export function Picture({ of: { type, from } }: { of: NotificationView }) {
  const Icon = iconOf(type);
  if (!from) {
    return (
      <span className={s.arch}>
        <Icon />
      </span>
    );
  }
  return (
    <span className={s.picture}>
      <Avatar
        id={from.id}
        name={from.name}
        src={profileImageUrl(from.id, from.profilePictureUrl)}
      />
      <span className={s.kind} aria-hidden="true">
        <Icon />
      </span>
    </span>
  );
}
