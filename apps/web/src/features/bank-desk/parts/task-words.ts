import type { DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { useFormat, useLocalized } from '../../../lib/use-format.ts';
import { applicationsUrl, sectionUrl } from '../desk-place.ts';
import { useDeskText } from '../text.ts';

/** With the slug of its bank, and that bank's town where several stand together. */
export type PlacedTask = DeskTask & { readonly at: string; readonly town?: string | undefined };

/** Below zero: days to go; null without a day. */
export const daysLate = ({ due }: Pick<DeskTask, 'due'>, today: string): number | null =>
  due === null ? null : Math.round((Date.parse(today) - Date.parse(due)) / 86_400_000);

interface Told {
  readonly title: string;
  readonly says: string;
  readonly action: string;
  readonly when: string;
  readonly to: string;
}

/** A task in words, and where it is done. */
export function useTask(today: string): (task: PlacedTask) => Told {
  const t = useDeskText();
  const localized = useLocalized();
  const { shortDate } = useFormat();
  const whenOf = (task: DeskTask): string => {
    const late = daysLate(task, today);
    if (late === null) return t('noDue');
    if (late > 0) return t('late', { count: late });
    if (late === 0) return t('dueToday');
    return late === -1 ? t('dueTomorrow') : t('dueOn', { date: shortDate(task.due) });
  };
  return (task) => ({
    title: titleOf(t, task),
    says: t(`says_${task.kind}`, { call: task.call ? localized(task.call.title) : '' }),
    action: t(`do_${task.kind}`),
    when: task.town ? `${task.town}, ${whenOf(task)}` : whenOf(task),
    to: placeOf(task.at, task),
  });
}

function titleOf(
  t: ReturnType<typeof useDeskText>,
  { kind, count, application }: DeskTask,
): string {
  switch (kind) {
    case 'drafts':
    case 'score':
    case 'decide':
    case 'announce':
      return t(`task_${kind}`, { count: count ?? 0 });
    default:
      return t(`task_${kind}`, { title: application?.title ?? '' });
  }
}

function placeOf(bank: string, { kind, call, application, campaign }: DeskTask): string {
  switch (kind) {
    case 'drafts':
      return applicationsUrl(bank, { call: call?.slug, stage: 'draft' });
    case 'score':
    case 'decide':
      return pages.board({ poziv: call?.slug });
    case 'announce':
      return pages.board({ poziv: call?.slug, pogled: 'rang' });
    case 'campaignEnding':
      return pages.campaigns({ id: campaign ?? undefined });
    case 'campaignMissed':
      return pages.bankDesk({ bankId: bank, dio: 'kampanje', stanje: 'zavrsene' });
    case 'pay':
      return sectionUrl(bank, 'novac');
    default:
      return pages.project({ slug: application?.slug ?? '' });
  }
}
