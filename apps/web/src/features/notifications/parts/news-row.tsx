import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { ChevronDown, Mail, MailOpen, X } from '@app/ui/icons';
import { useId, useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isOwnAddress } from '../news.ts';
import { useNewsText } from '../news-text.ts';
import { NotificationAnswer } from './answer.tsx';
import { followed } from './notification-row.tsx';
import s from './notifications.module.css';
import { NotificationPicture } from './picture.tsx';

interface NewsRowProps {
  readonly day: Day;
  /** Those about the same thing on the same day, newest first. */
  readonly items: readonly NotificationView[];
  /** Whether what is read leaves the list. */
  readonly unreadOnly: boolean;
  onChosen(ids: readonly string[]): void;
  onMark(ids: readonly string[], read: boolean): void;
  onRemove(ids: readonly string[]): void;
}

type Day = 'today' | 'yesterday' | 'earlier';

export function NewsRow({ day, items, unreadOnly, onChosen, onMark, onRemove }: NewsRowProps) {
  const t = useNewsText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [newest, ...older] = items;
  if (!newest) return null;
  const ids = items.map((one) => one.id);
  const unread = items.filter((one) => !one.read).map((one) => one.id);
  const isNew = unread.length > 0;
  const chosen = () => {
    if (isNew) onChosen(unread);
  };
  // A row that goes at once would not say what was answered.
  const answered = unreadOnly ? () => undefined : chosen;
  return (
    <li className={cx(s.row, isNew && s.new)}>
      <NotificationPicture of={newest} />
      <div className={`shrinks break ${s.words}`}>
        <p>
          <Words of={newest} onChosen={chosen} />
        </p>
        <p className="small">{newest.message}</p>
        <NotificationAnswer of={newest} onAnswered={answered} />
        {older.length > 0 ? (
          <>
            <button
              type="button"
              className={s.more}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {open ? t('hideOlder') : t('showOlder', { count: older.length })}
              <ChevronDown />
            </button>
            <ul className={s.older} id={id} hidden={!open}>
              {older.map((one) => (
                <li key={one.id}>
                  <span>{one.message}</span> <When day={day} at={one.createdAt} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div className={s.side}>
        <span className={s.time}>
          {isNew ? <span className={s.isNew}>{t('isNew')}</span> : null}
          <When day={day} at={newest.createdAt} />
        </span>
        <span className={s.actions}>
          <IconButton
            label={`${t(isNew ? 'markRead' : 'markUnread')}: ${newest.title}`}
            title={t(isNew ? 'markRead' : 'markUnread')}
            onClick={() => onMark(isNew ? unread : [newest.id], isNew)}
          >
            {isNew ? <MailOpen /> : <Mail />}
          </IconButton>
          <IconButton
            label={`${t('remove')}: ${newest.title}`}
            title={t('remove')}
            onClick={() => onRemove(ids)}
          >
            <X />
          </IconButton>
        </span>
      </div>
    </li>
  );
}

function Words({ of: { title, actionUrl }, onChosen }: { of: NotificationView; onChosen(): void }) {
  return isOwnAddress(actionUrl) ? (
    <Link className={s.link} to={actionUrl} {...followed(onChosen)}>
      {title}
    </Link>
  ) : (
    <b>{title}</b>
  );
}

function When({ day, at }: { day: Day; at: string }) {
  const format = useFormat();
  if (day === 'today') return <TimeAgo at={at} />;
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {day === 'yesterday' ? format.time(at) : format.date(at)}
    </time>
  );
}
