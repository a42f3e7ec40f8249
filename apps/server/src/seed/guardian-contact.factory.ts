import { guardianContactEnd } from '@app/domain/guardian-contact/guardian-contact';
import { createGuardianContact } from '../modules/guardian-contact/guardian-contact.factory.ts';
import { requestMail } from '../modules/guardian-contact/guardian-contact.mails.tsx';
import type { Tx } from '../platform/db/client.ts';
import { newSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { demoYoung } from './accounts.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import { keepMail } from './mails.factory.ts';
import type { People } from './people.factory.ts';

/** A mother who was asked two days ago; her mail lies in the demo mailbox. */
export async function seedGuardianContact(
  tx: Tx,
  { settings }: Pick<Platform, 'settings'>,
  { people, today }: { readonly people: People; readonly today: Date },
): Promise<void> {
  const { id, name } = entry(people, demoYoung.key);
  const [email, token, sentAt] = ['a.basic@primjer.ba', newSecret(), onDay(today, -2)];
  await createGuardianContact(tx, id, { email, token, sentAt });
  const member = { name, firstName: demoYoung.firstName };
  const expiresAt = guardianContactEnd(sentAt);
  await keepMail(
    tx,
    requestMail(settings, { email, token, member, expiresAt, language: 'bhs' }),
    sentAt,
  );
}
