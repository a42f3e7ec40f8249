import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { PublicProgress } from '../../../agreements/public.ts';

/** From then on there is something to tell of what was promised and spent. */
const underContract = ['contract_signed', 'implementation', 'completed'];

export function ProjectProgress({
  application: { slug, status },
}: {
  readonly application: Pick<ApplicationView, 'slug' | 'status'>;
}) {
  return underContract.includes(status) ? <PublicProgress slug={slug} /> : null;
}
