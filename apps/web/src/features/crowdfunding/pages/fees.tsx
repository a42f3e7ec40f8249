import { pageLoader } from '../../../lib/page.ts';
import { payments } from '../../payments/public.ts';
import { InfoPage } from '../parts/info-page.tsx';
import type { Route } from './+types/fees';

export const loader = pageLoader(({ ask }) => ask(payments.terms));

export default function FeesPage({ loaderData }: Route.ComponentProps) {
  return <InfoPage name="fees" terms={loaderData} />;
}
