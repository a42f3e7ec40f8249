import type { DeskApplication } from '@app/contracts/bank-desk/bank-desk.schemas';
import { cx } from '@app/ui/cx';
import { Table } from '@app/ui/table';
import { StatusBadge } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { useDeskText } from '../text.ts';
import { applicationUrl } from './application-url.ts';
import s from './applications.module.css';

const columns = ['title', 'status', 'call', 'submitted', 'amount'] as const;

/** A table; on a phone a list of the same. */
export function ApplicationTable({
  applications,
}: {
  readonly applications: readonly DeskApplication[];
}) {
  const t = useDeskText();
  return (
    <>
      <div className="wide-only">
        <Table label={t('applicationsTitle')} className={s.table} minWidth={660}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={cx(column === 'amount' && 'r')}>
                  {t(`column_${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {applications.map((one) => (
              <Row key={one.id} application={one} />
            ))}
          </tbody>
        </Table>
      </div>
      <ul className="rows phone-only">
        {applications.map((one) => (
          <Item key={one.id} application={one} />
        ))}
      </ul>
    </>
  );
}

function useFacts({ submittedAt, updatedAt, requestedAmount, call }: DeskApplication) {
  const t = useDeskText();
  const { km, date } = useFormat();
  const localized = useLocalized();
  return {
    when: submittedAt ? date(submittedAt) : t('savedOn', { date: date(updatedAt) }),
    amount: km(requestedAmount),
    call: localized(call.title),
  };
}

function Name({ application }: { application: DeskApplication }) {
  const t = useDeskText();
  return (
    <Link className="link bold" to={applicationUrl(application)}>
      {application.title || t('untitled')}
    </Link>
  );
}

function Row({ application }: { application: DeskApplication }) {
  const { when, amount, call } = useFacts(application);
  return (
    <tr>
      <td>
        <Name application={application} />
        {application.municipality ? (
          <span className="smaller muted block">{application.municipality}</span>
        ) : null}
      </td>
      <td>
        <StatusBadge status={application.status} />
      </td>
      <td className={s.call}>{call}</td>
      <td className="tabular">{when}</td>
      <td className="r">{amount}</td>
    </tr>
  );
}

function Item({ application }: { application: DeskApplication }) {
  const { when, amount, call } = useFacts(application);
  return (
    <li className={s.row}>
      <Name application={application} />
      <b className="tabular small">{amount}</b>
      <span className="small muted">
        {call}, {when}
      </span>
      <span>
        <StatusBadge status={application.status} />
      </span>
    </li>
  );
}
