import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import type { To } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { useMentorshipText } from '../text.ts';
import s from './panel.module.css';
import { Priority, RequestClock, RequestStatusBadge } from './signs.tsx';

interface TicketProps {
  readonly request: MentorshipRequest;
  readonly to: To;
  readonly open: boolean;
  /** Where all are of one application, its title says nothing. */
  readonly within: boolean;
}

/** A request as the list shows it. */
export function Ticket({ request, to, open, within }: TicketProps) {
  const t = useMentorshipText();
  const { side, applicationTitle, userName, mentorName, unread } = request;
  const who =
    side === 'mentor'
      ? userName || t('blindTeam')
      : mentorName
        ? t('mentorIs', { name: mentorName })
        : t('noMentor');
  return (
    <li>
      <Link
        className={s.ticket}
        id={`zahtjev-${request.id}`}
        to={to}
        aria-current={open || undefined}
        preventScrollReset
      >
        <RequestClock request={request} />
        <span className="column g1 break">
          <b className={s.title}>{request.title}</b>
          <span className="smaller muted">
            {within ? who : `${applicationTitle || t('untitled')}, ${who}`}
          </span>
          <span className="row row-wrap g2 mt2">
            <RequestStatusBadge status={request.status} />
            <Priority priority={request.priority} />
          </span>
        </span>
        {unread > 0 ? (
          <span className="count-mark">
            <span className="tabular" aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
            <span className="visually-hidden">{t('unread', { count: unread })}</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}
