import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Listing } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from './lines.module.css';
import { grantsQuery } from './queries.ts';
import { useFundsText } from './text.ts';

interface GrantsProps {
  readonly bank: string;
  /** False for who only looks. */
  readonly pays: boolean;
}

/** Every grant of the bank, with what is still to be paid. */
export function Grants({ bank, pays }: GrantsProps) {
  const t = useFundsText();
  const { km } = useFormat();
  const query = useInfiniteQuery(grantsQuery(bank));
  return (
    <Listing asked={query} none={<p className="muted">{t('noGrants')}</p>}>
      {(grants) => (
        <ul className="rows">
          {grants.map((grant) => (
            <li key={grant.applicationId} className={s.line}>
              <Link className="link bold" to={pages.project({ slug: grant.slug })}>
                {grant.title}
              </Link>
              <p className="small muted tabular">
                {t('grantSums', { promised: km(grant.promised), paid: km(grant.paid) })}
              </p>
              <p className={cx(s.amount, 'tabular')}>
                <span className="small muted">{t('owed')}</span> <b>{km(grant.owed)}</b>
              </p>
              {pays && grant.owed > 0 ? (
                <Button asChild size="m" className={s.action}>
                  <Link
                    to={`${pages.agreement({ id: grant.applicationId })}#isplata`}
                    aria-label={t('payOf', { title: grant.title })}
                  >
                    {t('pay')}
                  </Link>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Listing>
  );
}
