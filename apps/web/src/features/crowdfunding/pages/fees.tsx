import { payments } from '../../../entities/payments/public.ts';
import { content } from '../../../lib/blocks/client.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { InfoPage } from '../parts/info-page.tsx';
import type { Route } from './+types/fees';

export const loader = pageLoader(async ({ ask }) => {
  const [terms, { blocks }] = await Promise.all([
    ask(payments.terms),
    ask(content.page, { params: { page: 'fees' } }),
  ]);
  return { terms, blocks };
});

export default function FeesPage({ loaderData }: Route.ComponentProps) {
  return <InfoPage name="fees" {...loaderData} />;
}
