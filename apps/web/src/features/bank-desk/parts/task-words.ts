import type { DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { useDeskText } from '../text.ts';

/** With the town of its bank where several stand together. */
export type PlacedTask = DeskTask & {
  readonly bank?: { readonly slug: string };
  readonly town?: string | undefined;
};

/** Below zero: days to go; null without a day. */
export const daysLate = ({ due }: Pick<DeskTask, 'due'>, today: string): number | null =>
  due === null ? null : Math.round((Date.parse(today) - Date.parse(due)) / 86_400_000);

/** One of several in a list. */
export const taskKey = ({ kind, call, application, bank }: PlacedTask): string =>
  [kind, call?.slug, application?.slug, bank?.slug].join(' ');

interface TaskText {
  /** What to do, the verb first. */
  readonly act: string;
  /** The project, or the call. */
  readonly subject: string;
  /** Both in one. */
  readonly title: string;
  /** Why it waits. */
  readonly says: string;
  /** The word of its button. */
  readonly action: string;
  readonly when: string;
}

/** A task in words. */
export function useTask(today: string): (task: PlacedTask) => TaskText {
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
  return (task) => {
    const { kind, call, application } = task;
    const act = actWords(t, task);
    const subject = call ? localized(call.title) : named(t, kind, application);
    return {
      act,
      subject,
      title: t('taskOf', { act, subject }),
      says: t(`says_${kind}`),
      action: t(`do_${kind}`),
      when: task.town ? `${task.town}, ${whenOf(task)}` : whenOf(task),
    };
  };
}

function named(
  t: ReturnType<typeof useDeskText>,
  kind: DeskTask['kind'],
  application: DeskTask['application'],
): string {
  if (kind === 'refund' || kind === 'ticket') return t(`subject_${kind}`);
  return application?.title || t('untitled');
}

function actWords(t: ReturnType<typeof useDeskText>, { kind, count }: DeskTask): string {
  switch (kind) {
    case 'drafts':
    case 'score':
    case 'scoring':
    case 'decide':
    case 'announce':
    case 'dueDay':
    case 'proof':
    case 'receipt':
    case 'teamReceipt':
    case 'refund':
    case 'ticket':
      return t(`task_${kind}`, { count: count ?? 0 });
    default:
      return t(`task_${kind}`);
  }
}
