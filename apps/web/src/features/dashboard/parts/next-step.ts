import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import type { ApplicationSection, Missing } from '@app/domain/applications/application.content';
import { requiredOf, sectionLink, summaryOf, useMissingText } from '../../applications/public.ts';
import { useDashboardText } from '../text.ts';

interface NextStep {
  /** In a few words: `fale 2 datuma`. */
  readonly summary: string;
  /** What to do first. */
  readonly first: string;
  readonly action: string;
  readonly to: { readonly pathname: string; readonly search: string; readonly hash: string };
}

/** What an unsent application lacks, and where that is written. */
export function useMissingStep(): (one: MyApplication) => NextStep {
  const t = useDashboardText();
  const m = useMissingText();
  return (one) => {
    const missing = one.missing as readonly Missing[];
    const [first] = missing;
    const said = summaryOf(missing, one.membersLacking);
    const required = first?.code === 'REQUIRED' ? requiredOf(first.field) : null;
    const opened = one.sections.find(({ key }) => one.openSections?.includes(key));
    const section = first?.section ?? opened?.key ?? 'review';
    return {
      summary: said ? m(said.key, said.values) : t(opened ? 'returned' : 'nothingMissing'),
      first: required
        ? m(required.key, required.values)
        : said
          ? ''
          : (one.returnReason ?? t('readOnce')),
      action: t(said ? 'fillIn' : opened ? 'write' : 'checkAndSend'),
      to: {
        pathname: pages.canvas({ id: one.id }),
        ...sectionLink(section as ApplicationSection, first?.field),
      },
    };
  };
}
