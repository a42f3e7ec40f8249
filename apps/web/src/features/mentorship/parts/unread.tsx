import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { useUnread, useUnreadText } from '../unread.ts';
import s from './unread.module.css';

interface UnreadProps {
  /** Left out: of all that concern the reader. */
  readonly application?: { readonly id: string; readonly kind: MentorshipRequest['kind'] };
}

/** Stands over the word beside it, so that nothing moves when it comes (specification §9: 99+). */
export default function Unread({ application }: UnreadProps) {
  const t = useUnreadText();
  const count = useUnread(application);
  if (count === 0) return null;
  return (
    <span className={s.badge}>
      <span className="tabular" aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden">, {t('waiting', { count })}</span>
    </span>
  );
}
