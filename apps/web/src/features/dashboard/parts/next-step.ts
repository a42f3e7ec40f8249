import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { canvasOf } from '@app/contracts/pages';
import { formOf } from '@app/domain/applications/form/forms';
import {
  requiredText,
  sectionLink,
  useFormText,
  useMissingText,
  useSummary,
} from '../../../entities/applications/public.ts';
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
export function useMissingStep(one: MyApplication): NextStep {
  const t = useDashboardText();
  const m = useMissingText();
  const form = formOf(one.kind);
  const say = useFormText(form.kind);
  const summary = useSummary(form);
  const [first] = one.missing;
  const summaryText = summary(one.missing, one.membersLacking);
  const required = first?.code === 'REQUIRED' ? requiredText(form, say, m, first.field) : null;
  const opened = one.sections.find(({ key }) => one.openSections?.includes(key));
  const section = first?.section ?? opened?.key ?? 'review';
  return {
    summary: summaryText ?? t(opened ? 'returned' : 'nothingMissing'),
    first: required ?? (summaryText ? '' : (one.returnReason ?? t('readOnce'))),
    action: t(summaryText ? 'fillIn' : opened ? 'write' : 'checkAndSend'),
    to: { pathname: canvasOf(form.kind)({ id: one.id }), ...sectionLink(section, first?.field) },
  };
}
