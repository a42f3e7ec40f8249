import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import { ArrowRight } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { sectionUrl } from '../desk-place.ts';
import { FundDeck } from '../money/fund-deck.tsx';
import { fundQuery } from '../money/queries.ts';
import { todayQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';
import { Arches } from './arches.tsx';
import { WaitingTasks } from './waiting.tsx';

/** What waits today, the first due as the one thing of the page; below it how the bank stands. */
export function Today({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const shell = useShellText();
  const { slug } = desk.bank;
  const { data, error, isPending, refetch } = useQuery(todayQuery(slug));
  if (isPending) {
    return (
      <Loading label={shell('loading')}>
        <Skeleton width="50%" height={56} />
        <Skeleton height={320} />
      </Loading>
    );
  }
  if (!data) {
    return <Failed level={1} title={t('listFailed')} query={{ error, refetch }} />;
  }
  return (
    <>
      <WaitingTasks tasks={data.tasks} othersTitle={t('others')} />
      <section className="mt8" aria-labelledby="money">
        <div className="section-head">
          <h2 className="title-2" id="money">
            {t('moneyTitle')}
          </h2>
          <Link className="go" to={sectionUrl(slug, 'novac')}>
            {t('toMoney')}
            <ArrowRight />
          </Link>
        </div>
        <Fund bank={slug} />
      </section>
      <section className="mt8" aria-labelledby="applications">
        <div className="section-head">
          <h2 className="title-2" id="applications">
            {t('applicationsTitle')}
          </h2>
          <Link className="go" to={sectionUrl(slug, 'prijave')}>
            {t('toApplications')}
            <ArrowRight />
          </Link>
        </div>
        <Arches bank={slug} stages={data.stages} />
      </section>
    </>
  );
}

function Fund({ bank }: { bank: string }) {
  const { data } = useQuery(fundQuery(bank));
  return data ? <FundDeck fund={data} /> : <Skeleton height={180} />;
}
