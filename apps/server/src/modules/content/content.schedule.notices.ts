import { editablePageAddresses } from '@app/contracts/content/editable-pages';
import type { EditablePage } from '@app/domain/content/pages';
import { formatMomentOf } from '@app/messages/format/dates';
import { liveEditTexts } from '@app/messages/live-edit';
import { addTexts } from '@app/messages/translate';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { inBoth } from '../../platform/texts.ts';
import { type Notice, notify } from '../notifications/public.ts';
import type { PageWork } from './content.work.ts';

addTexts('live-edit', liveEditTexts);

/** What whoever scheduled a page is told became of it; not of what they did themselves. */
type News = Extract<Notice['text'], `page${string}`>;

export async function tellScheduler(
  p: Platform,
  tx: Tx,
  { row: { page, appearsAt, scheduledBy } }: PageWork,
  told: {
    readonly text: News;
    /** Whose doing it is; null for the clock. */
    readonly actorId: string | null;
    /** When it is to be published now. */
    readonly moment?: Date;
  },
): Promise<void> {
  if (!appearsAt || !scheduledBy || scheduledBy === told.actorId) return;
  const at = told.moment;
  await notify(tx, p, {
    userIds: [scheduledBy],
    type: 'article',
    text: told.text,
    values: {
      title: inBoth(`live-edit.page_${page}`),
      ...(at && { moment: { bhs: formatMomentOf(at, 'bhs'), en: formatMomentOf(at, 'en') } }),
    },
    actionUrl: addressOf(page, told.text),
    ...(told.actorId === null ? {} : { from: told.actorId }),
  });
}

/** What everybody reads now is looked at; what waits in the draft is opened where it is written. */
const addressOf = (page: EditablePage, text: News): string =>
  text === 'pagePublished' || text === 'pagePublishedEarlier'
    ? editablePageAddresses[page]()
    : editablePageAddresses[page]({ admin_edit: 'true' });
