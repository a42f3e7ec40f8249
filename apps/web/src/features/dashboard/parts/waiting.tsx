import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import { ArrowRight, KeyRound } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { DutyLines } from '../lazy.ts';
import { useDashboardText } from '../text.ts';
import type { Duty } from '../work.ts';
import s from './dashboard.module.css';
import { DashboardLine } from './line.tsx';
import { Unsent } from './unsent.tsx';

interface WaitingProps {
  readonly applications: readonly MyApplication[];
  readonly duties: readonly Duty[];
  /** Lost second factors that wait for an admin. */
  readonly lost: number;
}

/** Most that one takes in at a glance. */
const atFirst = 5;

/** Where all of them stand: on the desk of the bank, or beside each other. */
function allAt(duties: readonly Duty[]): string {
  const [bankId, ...more] = new Set(duties.map(({ bank }) => bank.slug));
  return bankId !== undefined && more.length === 0
    ? pages.bankDesk({ bankId, dio: 'duznosti' })
    : pages.banksAdmin();
}

export function WaitingForYou({ applications, duties, lost }: WaitingProps) {
  const t = useDashboardText();
  return (
    <section className={s.waiting} aria-labelledby="waits">
      <h2 className="title-3" id="waits">
        {t('waits')}
      </h2>
      {applications.length + duties.length + lost === 0 ? (
        <p className="muted mt3">{t('waitsNone')}</p>
      ) : (
        <ul>
          {lost > 0 ? (
            <DashboardLine
              to={pages.adminSecurity({ hash: 'zakljucani' })}
              icon={<KeyRound />}
              title={t('lostFactors', { count: lost })}
            >
              {t('lostFactorsText')}
            </DashboardLine>
          ) : null}
          {duties.length > 0 ? <DutyLines duties={duties.slice(0, atFirst)} /> : null}
          {applications.map((one) => (
            <Unsent key={one.id} one={one} />
          ))}
        </ul>
      )}
      {duties.length > atFirst ? (
        <Link className="go mt3" to={allAt(duties)}>
          {t('allDuties', { count: duties.length })}
          <ArrowRight />
        </Link>
      ) : null}
    </section>
  );
}
