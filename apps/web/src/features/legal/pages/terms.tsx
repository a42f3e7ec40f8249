import { content } from '../../../lib/blocks/client.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { LegalPage } from '../parts/legal-page.tsx';
import type { Route } from './+types/terms';

export const loader = pageLoader(({ ask }) => ask(content.page, { params: { page: 'terms' } }));

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="terms" blocks={loaderData.blocks} />;
}
