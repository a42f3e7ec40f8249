import type { SessionView } from '@app/contracts/account-settings/account-settings.schemas';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { Check, Globe, LogOut, Monitor, Smartphone, Tablet } from '@app/ui/icons';
import { Lookout, QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useQuery } from '@tanstack/react-query';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { security } from '../client.ts';
import type { Place } from '../place.ts';
import { memberQuery, sessionsQuery } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { SecurityList } from './list-states.tsx';
import { AnyMemberField } from './member-field.tsx';
import { SecurityTable } from './security-table.tsx';
import { TabHead } from './tab-head.tsx';
import { useDeviceName } from './use-device-name.ts';
import { useQuestion } from './use-question.tsx';

export function SessionsTab({ place }: { place: Place }) {
  const t = useSecurityText();
  const { clan } = place.query;
  return (
    <>
      <TabHead title={t('sessionsTitle')} lead={t('sessionsLead')} />
      <div className={cx(s.filters, s.one)}>
        <div className={s.wide}>
          <AnyMemberField
            label={t('filterMember')}
            memberId={clan}
            onMember={(id) => place.change({ clan: id ?? '' })}
          />
        </div>
      </div>
      {clan === undefined ? (
        <EmptyState
          level={2}
          picture={<Lookout />}
          title={t('sessionsPick')}
          text={t('sessionsPickText')}
        />
      ) : (
        <Sessions memberId={clan} />
      )}
    </>
  );
}

function Sessions({ memberId }: { memberId: string }) {
  const t = useSecurityText();
  const query = useQuery(sessionsQuery(memberId));
  const member = useQuery(memberQuery(memberId));
  const [ask, question] = useQuestion();
  const end = (session: SessionView, device: string) =>
    ask({
      title: t('endSessionTitle'),
      text: t('endSessionText', { device }),
      yes: t('endSession'),
      tone: 'danger',
      done: t('sessionEnded'),
      note: session.current ? t('endSessionOwn') : undefined,
      run: () => security.endSession({ params: { id: memberId, sessionId: session.id } }),
    });
  const endAll = () =>
    ask({
      title: t('endAllTitle'),
      text: t('endAllText', { name: member.data?.name ?? '' }),
      yes: t('endAll'),
      tone: 'danger',
      done: t('allEnded'),
      note: query.data?.some(({ current }) => current) ? t('endSessionOwn') : undefined,
      run: () => security.endSessions({ params: { id: memberId } }),
    });
  return (
    <>
      <SecurityList
        asked={query}
        none={
          <EmptyState
            level={2}
            picture={<QuietRiver />}
            title={t('sessionsEmpty')}
            text={t('sessionsEmptyText')}
          />
        }
      >
        {(sessions) => (
          <>
            <SecurityTable
              caption={t('sessionsTable')}
              columns={[
                t('columnDevice'),
                t('columnAddress'),
                t('columnSince'),
                t('columnLastUsed'),
                { keys: t('columnActions') },
              ]}
            >
              {sessions.map((session) => (
                <Row key={session.id} session={session} onEnd={(device) => end(session, device)} />
              ))}
            </SecurityTable>
            <Button variant="danger" className="mt5" onClick={endAll}>
              <LogOut />
              {t('endAll')}
            </Button>
          </>
        )}
      </SecurityList>
      {question}
    </>
  );
}

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet, other: Globe } as const;

function Row({ session, onEnd }: { session: SessionView; onEnd: (device: string) => void }) {
  const t = useSecurityText();
  const { date } = useFormat();
  const device = useDeviceName()(session);
  const Icon = icons[session.device];
  return (
    <tr>
      <td className={s.first}>
        <span className="row">
          <Icon className="faint" />
          <b className="medium">{device}</b>
          {session.current ? (
            <Badge tone="ok" icon={<Check />}>
              {t('thisSession')}
            </Badge>
          ) : null}
        </span>
      </td>
      <td className={s.address} data-label={t('columnAddress')}>
        {session.ip}
      </td>
      <td className="tabular" data-label={t('columnSince')}>
        {date(session.createdAt)}
      </td>
      <td data-label={t('columnLastUsed')}>
        <TimeAgo at={session.lastUsedAt} />
      </td>
      <td className={s.acts}>
        <Button size="m" aria-label={t('endSessionOf', { device })} onClick={() => onEnd(device)}>
          {t('endSession')}
        </Button>
      </td>
    </tr>
  );
}
