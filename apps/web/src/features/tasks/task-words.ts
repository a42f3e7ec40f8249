import { callPage, pages, projectOf } from '@app/contracts/pages';
import type { SystemTaskView } from '@app/contracts/tasks/tasks.schemas';
import type { To } from 'react-router';
import { canvasUrl, sectionLink, useFormText } from '../../entities/applications/public.ts';
import { useTasksText } from './text.ts';

type Task = Pick<SystemTaskView, 'kind' | 'section' | 'item'>;

/** @param kind of the application. */
export function useTaskTitle(kind: string): (task: Task) => string {
  const t = useTasksText();
  const say = useFormText(kind);
  return (task) =>
    task.section === null
      ? [t(task.kind), task.item?.title].filter(Boolean).join(': ')
      : `${t(task.kind)}: ${say(`section.${task.section}`)}`;
}

interface Of {
  readonly id: string;
  readonly slug: string;
  readonly kind: string;
  readonly callSlug?: string;
}

/** Parts of the agreement's page. */
const places = {
  milestone: 'koraci',
  receiptBack: 'racuni',
  receipts: 'racuni',
  report: 'izvjestaj',
} as const;

/** Where a task of an application is done; null where that is not in the product. */
export function useTaskPlace(): (of: Of, task: Task) => { to: To; text: string } | null {
  const t = useTasksText();
  return ({ id, slug, kind: of, callSlug }, { kind, section }) => {
    const pathname = canvasUrl(of, id);
    switch (kind) {
      case 'section':
      case 'mend':
        return { to: { pathname, ...sectionLink(section ?? 'review') }, text: t('goSection') };
      case 'submit':
      case 'resend':
        return { to: { pathname, ...sectionLink('review') }, text: t('goSubmit') };
      case 'share':
        return { to: projectOf(of)({ slug }), text: t('goCampaign') };
      case 'applyAgain': {
        const call = of === 'blue' ? 'blue' : 'orange';
        return callSlug
          ? { to: callPage({ kind: call, slug: callSlug }), text: t('goCall') }
          : null;
      }
      case 'details':
      case 'signedCopy':
      case 'account':
      case 'guardians':
      case 'document':
      case 'countersigned':
        return { to: pages.agreement({ id }), text: t('goAgreement') };
      case 'milestone':
      case 'receiptBack':
      case 'receipts':
      case 'report':
        return {
          to: { pathname: pages.agreement({ id }), hash: places[kind] },
          text: t('goAgreement'),
        };
      default:
        return null;
    }
  };
}
