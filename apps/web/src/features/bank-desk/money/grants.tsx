import type { DeskGrant } from '@app/contracts/funds/funds.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format.ts';
import { funds } from '../../funds/public.ts';
import { ListPart } from '../parts/list-part.tsx';
import s from './lines.module.css';
import { grantsQuery } from './queries.ts';
import { useFundsText } from './text.ts';

interface GrantsProps {
  readonly bank: string;
  /** Left out for who only looks. */
  readonly onPay: ((grant: DeskGrant) => void) | undefined;
}

/** Every grant of the bank, with what is still to be paid. */
export function Grants({ bank, onPay }: GrantsProps) {
  const t = useFundsText();
  const { km } = useFormat();
  const query = useQuery(grantsQuery(bank));
  return (
    <ListPart
      query={query}
      load={(after) => funds.deskGrants({ params: { slug: bank }, query: { after } })}
      empty={<p className="mut">{t('noGrants')}</p>}
    >
      {(grants) => (
        <ul className="rows">
          {grants.map((grant) => (
            <li key={grant.applicationId} className={s.line}>
              <Link className="link b" to={pages.project({ slug: grant.slug })}>
                {grant.title}
              </Link>
              <p className="sm mut num">
                {t('grantSums', { promised: km(grant.promised), paid: km(grant.paid) })}
              </p>
              <p className={cx(s.amount, 'num')}>
                <span className="sm mut">{t('owed')}</span> <b>{km(grant.owed)}</b>
              </p>
              {onPay && grant.owed > 0 ? (
                <Button
                  size="m"
                  className={s.action}
                  aria-label={t('payOf', { title: grant.title })}
                  onClick={() => onPay(grant)}
                >
                  {t('pay')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </ListPart>
  );
}
