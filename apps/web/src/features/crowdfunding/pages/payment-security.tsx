import { pageLoader } from '../../../lib/page.ts';
import { payments } from '../../payments/public.ts';
import { InfoPage } from '../parts/info-page.tsx';
import type { Route } from './+types/payment-security';

export const loader = pageLoader(({ ask }) => ask(payments.terms));

export default function PaymentSecurityPage({ loaderData }: Route.ComponentProps) {
  return <InfoPage name="security" terms={loaderData} />;
}
