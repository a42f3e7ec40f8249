import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import { matchPath, parsePath } from 'react-router';
import { ConnectionAnswer } from '../../network/public.ts';
import { TeamAnswer } from '../../teams/public.ts';
import s from './notifications.module.css';

interface AnswerProps {
  readonly of: NotificationView;
  onAnswered(): void;
}

/** What a notification asks, to be answered in its row; nothing for most of them. */
export function NotificationAnswer({ of, onAnswered }: AnswerProps) {
  const asked = askedBy(of);
  if (!asked) return null;
  return (
    <div className={s.answer}>
      {'connection' in asked ? (
        <ConnectionAnswer id={asked.connection} onAnswered={onAnswered} />
      ) : (
        <TeamAnswer of={asked} onAnswered={onAnswered} />
      )}
    </div>
  );
}

function askedBy({ type, actionUrl }: NotificationView) {
  if (actionUrl === null) return null;
  const { pathname = '', search } = parsePath(actionUrl);
  const query = new URLSearchParams(search);
  if (type === 'team_invitation') {
    const invitation = matchPath(pages.teamInvitation.path, pathname)?.params.id;
    if (invitation) return { invitation };
    const handover = query.get('edit');
    return handover ? { handover } : null;
  }
  const connection = query.get('poziv');
  if (type === 'connection_request' && connection) return { connection };
  const request = query.get('zahtjev');
  return request ? { request } : null;
}
