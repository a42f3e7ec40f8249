import type { DonationView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useDonationText } from '../donation/text.ts';
import { useDonationStatus } from '../donation/use-donation-status.ts';
import { EndedDonation, UnknownDonation, WaitingDonation } from '../parts/donation-result.tsx';
import { orderOf } from '../parts/order-of.ts';
import { Thanks } from '../parts/thanks.tsx';
import type { Route } from './+types/donated';

export const loader = pageLoader(async ({ askIfFound, query, page }) => {
  const order = orderOf(query);
  if (!order) return { donation: null };
  const { orderNumber, statusToken: token } = order;
  // Proves to the server that the provider has answered, so that it asks at once.
  const returned = `${page.publicUrl}${page.path}`;
  const donation = await askIfFound(crowdfunding.donation, {
    params: { orderNumber },
    query: { token, returned },
  });
  return { donation };
});

export default function DonatedPage({ loaderData }: Route.ComponentProps) {
  const t = useDonationText();
  return (
    <>
      <PageHead description={t('resultDescription')} />
      <meta name="robots" content="noindex" />
      {loaderData.donation ? <Donated donation={loaderData.donation} /> : <UnknownDonation />}
    </>
  );
}

function Donated({ donation: loaded }: { donation: DonationView }) {
  const [query] = useSearchParams();
  const [donation, setDonation] = useState(loaded);
  const waiting = donation.status === 'held';
  const { applicationId } = donation;
  const settled = donation.status === 'settled';
  useEffect(() => {
    if (!settled) return;
    import('../donation/donation-draft.ts').then(
      ({ donationDrafts }) => donationDrafts.drop(applicationId),
      () => undefined,
    );
  }, [settled, applicationId]);
  const status = useDonationStatus({
    order: waiting ? orderOf(query) : null,
    campaignId: donation.campaign.id,
    returned: typeof location === 'undefined' ? '' : location.href,
    onDonation: setDonation,
    onUnknown: () => undefined,
  });
  switch (donation.status) {
    case 'settled':
      return <Thanks donation={donation} token={orderOf(query)?.statusToken ?? ''} />;
    case 'held':
      return <WaitingDonation donation={donation} {...status} />;
    default:
      return <EndedDonation donation={donation} end={donation.status} />;
  }
}
