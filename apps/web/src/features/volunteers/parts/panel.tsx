import type {
  ActivityVolunteers,
  Volunteer,
  VolunteersOf,
} from '@app/contracts/volunteers/volunteers.schemas';
import { attendanceOf } from '@app/domain/volunteers/volunteer';
import { Button } from '@app/ui/button';
import { MailPlus } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { volunteers } from '../client.ts';
import { ConfirmRemove, HoursDialog, InviteDialog } from '../dialogs/lazy.ts';
import { useReload, useVolunteers } from '../queries.ts';
import { useVolunteersText } from '../text.ts';
import type { Opened } from './opened.ts';
import s from './panel.module.css';
import { VolunteerItem } from './volunteer-item.tsx';

/** Volunteers of an application, by activity. */
export default function VolunteersPanel({ application }: { application: string }) {
  const t = useVolunteersText();
  const query = useVolunteers(application);
  return (
    <section aria-labelledby="volonteri-naslov">
      <h2 className="title-3" id="volonteri-naslov">
        {t('title')}
      </h2>
      {query.data ? (
        <Panel application={application} known={query.data} />
      ) : query.isError ? (
        <Failed title={t('failed')} query={query} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height={280} />
        </Loading>
      )}
    </section>
  );
}

function Panel({ application, known }: { application: string; known: VolunteersOf }) {
  const t = useVolunteersText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  if (known.data.length === 0) return <p className="muted mt2">{t('none')}</p>;
  return (
    <>
      {known.canInvite ? <p className="muted mt2">{t('lead')}</p> : null}
      {known.data.map((activity) => (
        <Group
          key={activity.activityId}
          application={application}
          activity={activity}
          onOpen={setOpened}
        />
      ))}
      {opened?.what === 'invite' ? (
        <InviteDialog application={application} activity={opened.activity} onClose={close} />
      ) : null}
      {opened?.what === 'hours' ? (
        <HoursDialog application={application} one={opened.one} onClose={close} />
      ) : null}
      <Remove
        application={application}
        one={opened?.what === 'remove' ? opened.one : null}
        onClose={close}
      />
    </>
  );
}

interface GroupProps {
  readonly application: string;
  readonly activity: ActivityVolunteers;
  onOpen(opened: Opened): void;
}

function Group({ application, activity, onOpen }: GroupProps) {
  const t = useVolunteersText();
  const { quantity } = useFormat();
  const { name, expected, canInvite, volunteers: people } = activity;
  const { confirmed, halfHours } = attendanceOf(
    people.map(({ status, hours }) => ({ status, halfHours: hours === null ? null : hours * 2 })),
  );
  return (
    <section className={s.group} aria-label={name}>
      <div className="row row-wrap between g4">
        <div>
          <h3 className="title-4 break">{name}</h3>
          <p className="small muted mt2">
            {expected > 0
              ? t('of', { count: confirmed, expected })
              : t('ofNone', { count: confirmed })}
            {halfHours > 0 ? ` · ${t('sum', { hours: quantity(halfHours / 2) })}` : ''}
          </p>
        </div>
        {canInvite ? (
          <Button
            variant="soft"
            size="m"
            aria-label={t('inviteOf', { name })}
            onClick={() => onOpen({ what: 'invite', activity })}
          >
            <MailPlus />
            {t('invite')}
          </Button>
        ) : null}
      </div>
      {people.length > 0 ? (
        <ul className={s.list}>
          {people.map((one) => (
            <VolunteerItem key={one.id} application={application} one={one} onOpen={onOpen} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface RemoveProps {
  readonly application: string;
  readonly one: Volunteer | null;
  onClose(): void;
}

function Remove({ application, one, onClose }: RemoveProps) {
  const t = useVolunteersText();
  const shell = useShellText();
  const remove = useAction({
    send: (id: string) => volunteers.remove({ params: { id } }),
    onSettled: useReload(application),
  });
  return (
    <ConfirmRemove
      open={one !== null}
      onOpenChange={onClose}
      title={t('removeTitle')}
      description={t('removeText', { name: one?.name ?? '' })}
      confirmLabel={t('removeConfirm')}
      cancelLabel={t('cancel')}
      closeLabel={shell('close')}
      tone="danger"
      busy={remove.busy}
      onConfirm={() => void (one && remove.run(one.id).then(onClose))}
    />
  );
}
