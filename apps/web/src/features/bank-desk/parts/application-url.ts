import type { DeskApplication } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';

/** Where one works on it: what the board never saw is only to be read. */
export const applicationUrl = ({
  slug,
  call,
  submittedAt,
}: Pick<DeskApplication, 'slug' | 'call' | 'submittedAt'>): string =>
  submittedAt === null ? pages.project({ slug }) : pages.board({ poziv: call.slug, prijava: slug });
