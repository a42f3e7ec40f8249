import type { Volunteer } from '@app/contracts/volunteers/volunteers.schemas';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Send, Trash } from '@app/ui/icons';
import { useAction } from '../../../kit/action/use-action.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { volunteers } from '../client.ts';
import { usePut } from '../queries.ts';
import { useVolunteersText } from '../text.ts';
import type { Opened } from './opened.ts';
import s from './panel.module.css';
import { states } from './states.ts';

interface VolunteerItemProps {
  readonly application: string;
  readonly one: Volunteer;
  onOpen(opened: Opened): void;
}

export function VolunteerItem({ application, one, onOpen }: VolunteerItemProps) {
  const t = useVolunteersText();
  const { quantity } = useFormat();
  const put = usePut(application);
  const { id, name, email, status, answer, hours } = one;
  const [tone, Icon] = states[status];
  const resend = useAction({
    send: () => volunteers.resend({ params: { id } }),
    done: t('resent'),
    onSuccess: put,
  });
  const decide = useAction({
    send: (event: 'accept' | 'refuse') => volunteers.decide({ params: { id }, body: { event } }),
    onSuccess: put,
  });
  return (
    <li>
      <div>
        <p className="bold break">{name}</p>
        {email ? <p className="small muted break">{email}</p> : null}
        {answer ? <p className="small mt2 break">{t('quoted', { text: answer })}</p> : null}
      </div>
      <div className={s.acts}>
        <Badge tone={tone} icon={<Icon />}>
          {t(`state_${status}`, { hours: quantity(hours ?? 0) })}
        </Badge>
        {one.canDecide ? (
          <>
            <Button
              variant="primary"
              size="m"
              busy={decide.busy && decide.input === 'accept'}
              disabled={decide.busy}
              aria-label={t('takeOfferOf', { name })}
              onClick={() => void decide.run('accept')}
            >
              {t('takeOffer')}
            </Button>
            <Button
              variant="ghost"
              size="m"
              disabled={decide.busy}
              aria-label={t('refuseOfferOf', { name })}
              onClick={() => void decide.run('refuse')}
            >
              {t('refuseOffer')}
            </Button>
          </>
        ) : null}
        {one.canRecord ? (
          <Button
            variant="ghost"
            size="m"
            aria-label={t('recordOf', { name })}
            onClick={() => onOpen({ what: 'hours', one })}
          >
            {t('record')}
          </Button>
        ) : null}
        {one.canResend ? (
          <IconButton
            label={t('resend', { name })}
            disabled={resend.busy}
            onClick={() => void resend.run()}
          >
            <Send />
          </IconButton>
        ) : null}
        {one.canRemove ? (
          <IconButton
            label={t('remove', { name })}
            disabled={resend.busy}
            onClick={() => onOpen({ what: 'remove', one })}
          >
            <Trash />
          </IconButton>
        ) : null}
      </div>
    </li>
  );
}
