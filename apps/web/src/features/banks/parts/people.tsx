import type { BankPerson } from '@app/contracts/banks/banks.schemas';
import { Avatar } from '@app/ui/avatar';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { useBanksText } from '../text.ts';
import s from './people.module.css';

/** The committee as an arcade, the staff below it. */
export function BankBoard({ people }: { people: readonly BankPerson[] }) {
  const t = useBanksText();
  const committee = people.filter(({ kind }) => kind === 'committee');
  const staff = people.filter(({ kind }) => kind === 'staff');
  if (people.length === 0) return null;
  return (
    <section>
      <h2 className="title-2">{t('people')}</h2>
      <p className="lead mt3">{t('peopleLead')}</p>
      {committee.length > 0 ? (
        <ul className={s.committee}>
          {committee.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      ) : null}
      {staff.length > 0 ? (
        <>
          <h3 className="title-4 mt6">{t('staff')}</h3>
          <ul className={s.staff}>
            {staff.map((person) => (
              <Person key={person.id} person={person} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Person({ person: { name, role, picture } }: { person: BankPerson }) {
  const localized = useLocalized();
  return (
    <li>
      <Avatar name={name} src={picture ? `/api/ob-files/${picture}` : null} />
      <span>
        <b className="bold">{name}</b>
        <span className="smaller muted">{localized(role)}</span>
      </span>
    </li>
  );
}
