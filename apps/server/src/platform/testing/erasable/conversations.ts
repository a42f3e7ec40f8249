import {
  createConversation,
  createGroup,
  createMessage,
  createMessageFile,
  createMessageReaction,
} from '../../../modules/conversations/conversations.factory.ts';
import { putSettings } from '../../../modules/conversations/settings.repo.ts';
import { createGuardianContact } from '../../../modules/guardian-contact/guardian-contact.factory.ts';
import type { Grants } from '../grants.ts';
import type { Persona } from '../personas.ts';
import type { TestApp } from '../testApp.ts';
import { name, phone } from './words.ts';

/** Wrote to one other, made a group, and is named by others. */
export async function converse(
  { platform, clock }: TestApp,
  { people }: Grants,
  amina: Persona,
): Promise<void> {
  const at = clock.now();
  const said = (content: string) => ({ createdAt: at, content });
  await platform.db.transaction(async (tx) => {
    const talk = await createConversation(tx, amina, people.emir, { at });
    const hers = await createMessage(tx, talk, amina, said(`Ovdje ${name}, ${phone}.`));
    const file = { messageId: hers.id, uploadedAt: at, name: `Ponuda ${name}.pdf` };
    await createMessageFile(tx, platform.files, talk, amina, file);
    const his = await createMessage(tx, talk, people.emir, said(`Hvala, ${name}!`));
    const named = { messageId: his.id, uploadedAt: at, name: `Za Aminu Hodžić.pdf` };
    await createMessageFile(tx, platform.files, talk, people.emir, named);
    await createMessageReaction(tx, his, amina, 'thanks', at);
    const members = [people.emir, people.clan];
    const group = await createGroup(tx, amina, { name: `Ekipa: ${name}`, members, at });
    await createMessage(tx, group, people.clan, said(`Pitaj Aminu Hodžić na ${phone}.`));
    await createGuardianContact(tx, amina.id, { sentAt: at });
    await createGuardianContact(tx, people.clan.id, { email: amina.email, sentAt: at });
    await putSettings(tx, amina.id, { readReceipts: false, groups: 'nobody', strangers: 'nobody' });
  });
}
