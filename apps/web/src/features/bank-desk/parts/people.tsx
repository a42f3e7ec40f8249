import type { BankDesk, DeskPerson } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { ArrowRight } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { peopleQuery } from '../queries.ts';
import { useAccessText, useDeskText } from '../text.ts';
import { PeopleList } from './people-list.tsx';

/** Who may do what in the bank, and where else. */
export function BankPeople({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const shell = useShellText();
  const access = useAccessText();
  const { data, error, isPending, refetch } = useQuery(peopleQuery(desk.bank.slug));
  const shown = ({ id, name, roles }: DeskPerson) => ({
    id,
    name,
    everywhere: roles.some(({ scope }) => scope === 'global'),
    since: roles[0]?.since,
    roles: roles.map(({ type, scope }) => ({
      key: `${type} ${scope}`,
      words: access(`permission_${type}`),
    })),
  });
  return (
    <>
      <div className="section-head">
        <div>
          <h1 className="title-1">{t('peopleTitle')}</h1>
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
        <Failed level={2} title={t('listFailed')} query={{ error, refetch }} />
      ) : null}
      {data?.length === 0 ? <p className="muted">{t('noPeople')}</p> : null}
      {data && data.length > 0 ? <PeopleList people={data.map(shown)} /> : null}
    </>
  );
}
