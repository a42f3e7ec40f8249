import type { Volunteer } from '@app/contracts/volunteers/volunteers.schemas';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Send, Trash } from '@app/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
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
  const { language } = useLanguage();
  const put = usePut(application);
  const [busy, setBusy] = useState(false);
  const { id, name, email, status, answer, hours } = one;
  const [tone, Icon] = states[status];
  const resend = async () => {
    setBusy(true);
    try {
      put(await volunteers.resend({ params: { id } }));
      toast({ title: t('resent'), tone: 'ok' });
    } catch (error) {
      toast({ description: errorText(error, language), tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <li>
      <div>
        <p className="bold break">{name}</p>
        <p className="small muted break">{email}</p>
        {answer ? <p className="small mt2 break">{t('quoted', { text: answer })}</p> : null}
      </div>
      <div className={s.acts}>
        <Badge tone={tone} icon={<Icon />}>
          {t(`state_${status}`, { hours: quantity(hours ?? 0) })}
        </Badge>
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
          <IconButton label={t('resend', { name })} disabled={busy} onClick={() => void resend()}>
            <Send />
          </IconButton>
        ) : null}
        {one.canRemove ? (
          <IconButton
            label={t('remove', { name })}
            disabled={busy}
            onClick={() => onOpen({ what: 'remove', one })}
          >
            <Trash />
          </IconButton>
        ) : null}
      </div>
    </li>
  );
}
