import type { StaffOverview, StaffPerson } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { Field } from '@app/ui/field';
import { ArrowRight } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { PeopleList, useAccessText } from '../../../features/bank-desk/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { useAdminPlace } from '../admin-place.ts';
import { staffQuery } from '../queries.ts';
import { useAdminText } from '../text.ts';
import s from './people.module.css';

/** Who holds what in which bank; of one bank those too who hold it everywhere. */
export function AdminPeople({ overview }: { readonly overview: StaffOverview }) {
  const t = useAdminText();
  const shell = useShellText();
  const { filters, set } = useAdminPlace();
  const { data, error, isPending, refetch } = useQuery(staffQuery());
  const { bank } = filters;
  const shown = useShown(overview);
  const people = (data ?? []).filter(
    ({ roles }) => !bank || roles.some((role) => role.bank === null || role.bank === bank),
  );
  return (
    <>
      <div className="section-head">
        <div>
          <h1 className="title-1">{t('section_ljudi')}</h1>
          <p className="lead mt3">{t('peopleText')}</p>
        </div>
        {overview.abilities.canGrantRoles ? (
          <Link className="go" to={pages.adminSecurity({ hash: 'ovlastenja' })}>
            {t('toRights')}
            <ArrowRight />
          </Link>
        ) : null}
      </div>
      {overview.banks.length > 1 ? (
        <Field label={t('bank')} className={s.bank}>
          <Select
            name="banka"
            value={bank ?? ''}
            onChange={({ target }) => set('banka', target.value)}
          >
            <option value="">{t('allBanks')}</option>
            {overview.banks.map(({ bank: { slug, municipality } }) => (
              <option key={slug} value={slug}>
                {municipality}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton height={240} />
        </Loading>
      ) : null}
      {error && !data ? (
        <Failed level={2} title={t('peopleFailed')} query={{ error, refetch }} />
      ) : null}
      {data && people.length === 0 ? <p className="muted">{t('noPeople')}</p> : null}
      {people.length > 0 ? <PeopleList people={people.map(shown)} /> : null}
    </>
  );
}

function useShown({ banks }: StaffOverview) {
  const t = useAdminText();
  const access = useAccessText();
  const towns = new Map(banks.map(({ bank }) => [bank.slug, bank.municipality]));
  return ({ id, name, roles }: StaffPerson) => ({
    id,
    name,
    everywhere: roles.some(({ bank }) => bank === null),
    since: roles[0]?.since,
    roles: roles.map(({ type, bank }) => ({
      key: `${type} ${bank}`,
      words:
        bank === null
          ? access(`permission_${type}`)
          : t('roleIn', { role: access(`permission_${type}`), bank: towns.get(bank) ?? bank }),
    })),
  });
}
