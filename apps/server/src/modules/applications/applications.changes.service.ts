import type { ContentChange } from '@app/contracts/applications/applications.schemas';
import { toBody } from '@app/domain/applications/form/amounts';
import { changesBetween } from '@app/domain/applications/form/compare';
import { type AnyContent, readableContent } from '@app/domain/applications/form/form';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Reader } from '../../platform/db/client.ts';
import { formFor, type SentApplication } from './applications.repo.ts';
import { revisionContent } from './applications.revisions.repo.ts';
import { abilitiesOf, subjectOf } from './applications.subject.ts';
import { readFor } from './applications.view.service.ts';

/** What this reader sees of an application that differs from what was sent as an earlier revision. */
export async function changesSince(
  read: Reader,
  record: SentApplication,
  actor: Actor,
  { revision, now }: { readonly revision: number; readonly now: Date },
): Promise<ContentChange[]> {
  const then = await revisionContent(read, record, revision);
  if (!then) return [];
  const form = formFor(record);
  const { canViewPrivate, canViewContacts } = abilitiesOf(actor, subjectOf(record));
  const mayRead = { insiders: canViewPrivate, contacts: canViewContacts };
  const seen = async (of?: AnyContent) => {
    const { content } = await readFor(read, record, actor, now, of);
    return readableContent(form, toBody(form, content), (only) => mayRead[only]);
  };
  return changesBetween(form, await seen(then), await seen());
}
