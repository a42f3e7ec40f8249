import { content } from '../../../lib/blocks/client.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { LegalPage } from '../parts/legal-page.tsx';
import type { Route } from './+types/privacy';

export const loader = pageLoader(({ ask }) => ask(content.page, { params: { page: 'privacy' } }));

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="privacy" blocks={loaderData.blocks} />;
}
