import type { BankDesk, DeskPerson } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { Avatar } from '@app/ui/avatar';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { ErrorState } from '@app/ui/error-state';
import { ArrowRight } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { errorText, useShellText } from '../../../lib/text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { peopleQuery } from '../queries.ts';
import { useAccessText, useDeskText } from '../text.ts';
import s from './people.module.css';

/** Who may do what in the bank, and where else. */
export function People({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const shell = useShellText();
  const { language } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(peopleQuery(desk.bank.slug));
  return (
    <>
      <div className="sec-h">
        <div>
          <h1 className="t1">{t('peopleTitle')}</h1>
          <p className="lead mt3">{t('peopleText')}</p>
        </div>
        {desk.abilities.canGrantRoles ? (
          <Link className="go" to={pages.adminSecurity({ hash: 'ovlastenja' })}>
            {t('toRights')}
            <ArrowRight />
          </Link>
        ) : null}
      </div>
      {isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton height={240} />
        </Loading>
      ) : null}
      {error && !data ? (
        <ErrorState
          level={2}
          title={t('listFailed')}
          text={errorText(error, language)}
          action={<Button onClick={() => void refetch()}>{shell('retry')}</Button>}
        />
      ) : null}
      {data?.length === 0 ? <p className="mut">{t('noPeople')}</p> : null}
      {data && data.length > 0 ? (
        <ul className={s.people}>
          {data.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Person({ person: { id, name, roles } }: { person: DeskPerson }) {
  const t = useDeskText();
  const access = useAccessText();
  const { date } = useFormat();
  const { profile } = useSession();
  const [first] = roles;
  const about = [
    id === profile?.id ? t('you') : '',
    roles.some(({ scope }) => scope === 'global') ? t('everywhere') : '',
    first ? t('since', { date: date(first.since) }) : '',
  ].filter(Boolean);
  return (
    <li>
      <Avatar name={name} />
      <div>
        <b className="b">{name}</b>
        <p className="xs mut">{about.join(', ')}</p>
      </div>
      <p className={s.roles}>
        {roles.map(({ type, scope }) => (
          <Badge key={`${type} ${scope}`}>{access(`permission_${type}`)}</Badge>
        ))}
      </p>
    </li>
  );
}
