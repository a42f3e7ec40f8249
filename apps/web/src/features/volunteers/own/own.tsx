import { pages } from '@app/contracts/pages';
import type { OwnVolunteering as One } from '@app/contracts/volunteers/volunteers.schemas';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { FileCheck } from '@app/ui/icons';
import { useAnswering } from '../../../kit/letters/answering.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { volunteers } from '../client.ts';
import s from '../parts/panel.module.css';
import { states } from '../parts/states.ts';
import { useVolunteersText } from '../text.ts';
import { useOwn, usePutOwn } from './queries.ts';

/** Where the reader was invited to help, and helped; nothing for who never was. */
export default function OwnVolunteering() {
  const t = useVolunteersText();
  const query = useOwn();
  if (query.isError) return <Failed title={t('ownFailed')} query={query} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-labelledby="volontiranje-naslov">
      <h2 className="title-2" id="volontiranje-naslov">
        {t('own')}
      </h2>
      <p className="muted mt2">{t('ownLead')}</p>
      <ul className={s.list}>
        {query.data.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one }: { one: One }) {
  const t = useVolunteersText();
  const { date, quantity } = useFormat();
  const put = usePutOwn();
  const { busy, answer } = useAnswering();
  const { status, activity, title, bank, place, startsOn, endsOn, hours, certificateToken } = one;
  const [tone, Icon] = states[status];
  const days = [...new Set([startsOn, endsOn].flatMap((day) => day ?? []))].map(date).join(' – ');
  const say = (event: 'confirm' | 'decline') => () =>
    void answer(async () =>
      put(await volunteers.answerMine({ params: { id: one.id }, body: { event } })),
    );
  return (
    <li>
      <div>
        <p className="bold break">{activity}</p>
        <p className="small muted break">{[title, bank.name].filter(Boolean).join(' · ')}</p>
        {days ? <p className="small muted">{days}</p> : null}
        {place ? <p className="small muted break">{place}</p> : null}
      </div>
      <div className={s.acts}>
        <Badge tone={tone} icon={<Icon />}>
          {status === 'invited'
            ? t('ownUntil', { day: date(one.expiresAt) })
            : t(`own_${status}`, { hours: quantity(hours ?? 0) })}
        </Badge>
        {one.events.includes('confirm') ? (
          <Button
            variant={status === 'invited' ? 'primary' : 'ghost'}
            size="m"
            busy={busy}
            busyLabel={t('come')}
            aria-label={t('comeOf', { name: activity })}
            onClick={say('confirm')}
          >
            {t('come')}
          </Button>
        ) : null}
        {one.events.includes('decline') ? (
          <Button
            variant="ghost"
            size="m"
            disabled={busy}
            aria-label={t('stayOf', { name: activity })}
            onClick={say('decline')}
          >
            {t('stay')}
          </Button>
        ) : null}
        {certificateToken ? (
          <Button asChild variant="soft" size="m">
            <Link
              to={pages.volunteer({ token: certificateToken })}
              aria-label={t('certificateOf', { name: activity })}
            >
              <FileCheck />
              {t('certificate')}
            </Link>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
