import type { DonationView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { HOLD_MINUTES } from '@app/domain/crowdfunding/campaign';
import { Note } from '@app/ui/note';
import { HangingStone } from '@app/ui/scenes/arch-pictures';
import { useSearchParams } from 'react-router';
import { crowdfunding, projectAddress } from '../../../entities/crowdfunding/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { endWords } from '../donation/end-words.ts';
import { type DonationText, useDonationText } from '../donation/text.ts';
import { resumeQuery } from '../parts/campaign-dialogs.tsx';
import { EndedDonation, ResultFrame } from '../parts/donation-result.tsx';
import { orderOf } from '../parts/order-of.ts';
import type { Route } from './+types/donation-cancelled';

export const loader = pageLoader(async ({ askIfFound, params, query }) => {
  const order = orderOf(query);
  const { applicationId = '' } = params;
  if (!order) return { applicationId, donation: null };
  const { orderNumber, statusToken: token } = order;
  const donation = await askIfFound(crowdfunding.donation, {
    params: { orderNumber },
    query: { token },
  });
  return { applicationId, donation };
});

export default function DonationCancelledPage({ loaderData }: Route.ComponentProps) {
  const t = useDonationText();
  const { donation, applicationId } = loaderData;
  if (donation && donation.status !== 'held' && donation.status !== 'settled') {
    return (
      <>
        <Head title={endWords[donation.status][0]} />
        <EndedDonation donation={donation} end={donation.status} />
      </>
    );
  }
  const project = donation ? projectAddress(donation.slug) : pages.campaigns({ id: applicationId });
  const settled = donation?.status === 'settled';
  return (
    <>
      <Head title="cancelledTitle" />
      <ResultFrame
        picture={<HangingStone />}
        title={t('cancelledTitle')}
        text={settled ? t('cancelledSettled') : t('cancelledText')}
        actions={
          settled ? (
            <SeeThanks applicationId={applicationId} />
          ) : (
            <>
              <Link
                className="button button-primary button-large"
                to={`${project}?${resumeQuery}=1`}
              >
                {t('retry')}
              </Link>
              <Link className="button button-secondary button-large" to={project}>
                {t('toProject')}
              </Link>
            </>
          )
        }
      >
        {donation?.status === 'held' ? <ReservedDonation donation={donation} /> : null}
      </ResultFrame>
    </>
  );
}

/** The tab says what the page says. */
function Head({ title }: { title: Parameters<DonationText>[0] }) {
  const t = useDonationText();
  return (
    <>
      <PageHead title={t(title)} description={t('resultDescription')} />
      <meta name="robots" content="noindex" />
    </>
  );
}

function SeeThanks({ applicationId }: { applicationId: string }) {
  const t = useDonationText();
  const [query] = useSearchParams();
  return (
    <Link
      className="button button-primary button-large"
      to={pages.donated({
        applicationId,
        order: query.get('order') ?? undefined,
        token: query.get('token') ?? undefined,
      })}
    >
      {t('seeThanks')}
    </Link>
  );
}

function ReservedDonation({ donation }: { donation: DonationView }) {
  const t = useDonationText();
  const { km, time } = useFormat();
  const now = useNow();
  const until = new Date(new Date(donation.createdAt).getTime() + HOLD_MINUTES * 60_000);
  if (until.getTime() <= now) return null;
  return (
    <Note tone="info">
      {t('cancelledHold', { amount: km(donation.amount), time: time(until.toISOString()) })}
    </Note>
  );
}
