import type { SessionView } from '@app/contracts/account-settings/account-settings.schemas';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Check, Globe, LogOut, Monitor, Smartphone, Tablet } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { useFormsText } from '../../../lib/form/text.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { account } from '../client.ts';
import { useReloadSessions, useSessions } from '../queries.ts';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';
import { Row } from './row.tsx';
import { focusSection } from './section.tsx';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet, other: Globe } as const;

export function Devices() {
  const t = useSettingsText();
  const shell = useShellText();
  const sessions = useSessions();
  return (
    <>
      <h3 className="title-4 mt6">{t('sessions')}</h3>
      {sessions.data ? (
        <DeviceList sessions={sessions.data} />
      ) : sessions.isError ? (
        <Note tone="bad" role="alert" className="mt4">
          {t('sessionsFailed')}{' '}
          <button type="button" className="link" onClick={() => void sessions.refetch()}>
            {t('retry')}
          </button>
        </Note>
      ) : (
        <Loading label={shell('loading')} className="mt4">
          <Skeleton height={64} />
        </Loading>
      )}
    </>
  );
}

/** As many as one takes in at a glance; the present one is the first. */
const shownAtFirst = 5;

function DeviceList({ sessions }: { sessions: readonly SessionView[] }) {
  const t = useSettingsText();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, sessions.length - shownAtFirst);
  return (
    <>
      <ul className={cx('value-rows', s.devices)}>
        {sessions.slice(0, sessions.length - hidden).map((session) => (
          <li key={session.id}>
            <Device session={session} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="ghost" size="m" className="mt3" onClick={() => setAll(true)}>
          {t('allSessions', { count: sessions.length })}
        </Button>
      ) : null}
      {sessions.some(({ current }) => !current) ? <EndOthers /> : null}
    </>
  );
}

function Device({ session }: { session: SessionView }) {
  const t = useSettingsText();
  const reload = useReloadSessions();
  const Icon = icons[session.device];
  const name = [session.browser, session.system].filter(Boolean).join(', ') || t('unknownDevice');
  const end = useAction({
    send: () => account.endSession({ params: { id: session.id } }),
    done: { description: t('sessionEnded', { device: name }) },
    onSuccess: () => focusSection('security'),
    onSettled: reload,
  });
  return (
    <Row
      icon={<Icon />}
      name={name}
      value={
        <>
          <span className="tabular">{session.ip}</span>
          {', '}
          {session.current ? t('sessionHere') : <TimeAgo at={session.lastUsedAt} />}
        </>
      }
    >
      {session.current ? (
        <Badge tone="ok" icon={<Check />}>
          {t('sessionNow')}
        </Badge>
      ) : (
        <Button
          variant="ghost"
          size="m"
          busy={end.busy}
          aria-label={t('endSessionOf', { device: name })}
          onClick={() => void end.run()}
        >
          {t('endSession')}
        </Button>
      )}
    </Row>
  );
}

function EndOthers() {
  const t = useSettingsText();
  const words = useFormsText();
  const reload = useReloadSessions();
  const [asking, setAsking] = useState(false);
  const end = useAction({
    send: () => account.endOtherSessions(),
    done: ({ ended }) => ({ description: t('othersEnded', { count: ended }) }),
    onSuccess: () => {
      setAsking(false);
      focusSection('security');
    },
    onSettled: reload,
  });
  return (
    <>
      <Button variant="danger" className="mt4" onClick={() => setAsking(true)}>
        <LogOut />
        {t('endOthers')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('endOthersTitle')}
        description={t('endOthersText')}
        confirmLabel={t('endOthersConfirm')}
        cancelLabel={words('cancel')}
        closeLabel={words('close')}
        tone="danger"
        busy={end.busy}
        onConfirm={() => void end.run()}
      />
    </>
  );
}
