import { canvasOf } from '@app/contracts/pages';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { titleOf, type WrittenApplication } from '../applications/public.ts';
import { type Notice, notify } from '../notifications/public.ts';

/** @param zahtjev who asked to be let in. */
export const canvas = ({ application, call }: WrittenApplication, zahtjev?: string): string =>
  canvasOf(call.kind)({ edit: application.id, dio: 'tim', zahtjev });

/** Tells some of what happened in a team. */
export const tell = (
  p: Platform,
  tx: Tx,
  record: WrittenApplication,
  notice: Pick<Notice, 'userIds' | 'type' | 'text' | 'from' | 'isPersonal'>,
  actionUrl: string = canvas(record),
): Promise<void> => notify(tx, p, { values: { title: titleOf(record) }, actionUrl, ...notice });
