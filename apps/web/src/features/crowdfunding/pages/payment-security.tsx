import { payments } from '../../../entities/payments/public.ts';
import { content } from '../../../lib/blocks/client.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { InfoPage } from '../parts/info-page.tsx';
import type { Route } from './+types/payment-security';

export const loader = pageLoader(async ({ ask }) => {
  const [terms, { blocks }] = await Promise.all([
    ask(payments.terms),
    ask(content.page, { params: { page: 'payment-safety' } }),
  ]);
  return { terms, blocks };
});

export default function PaymentSecurityPage({ loaderData }: Route.ComponentProps) {
  return <InfoPage name="security" {...loaderData} />;
}
