import { pages } from '@app/contracts/pages';
import { invitationEnd } from '@app/domain/teams/team';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { describeMember } from '../modules/applications/public.ts';
import { createNotification } from '../modules/notifications/notifications.factory.ts';
import {
  createConsent,
  createInvitation,
  createLink,
  createRequest,
} from '../modules/teams/teams.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { tokenHash } from '../platform/tokens.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';

const tasks = [
  ['vlasnik', 'program i dogovori'],
  ['clan', 'tehnika i zvuk'],
  ['lejla', 'plakati'],
  ['mak', 'ton na svirkama'],
  ['ajla', 'fotografije'],
] as const;

const invited = [
  { inviteeEmail: 'nedim.okic@primjer.ba', responsibility: 'volonteri', daysAgo: 2 },
  { inviteeEmail: 'dino.mesic@primjer.ba', responsibility: 'rasvjeta', daysAgo: 16 },
] as const;

/** Lead to the pages of a guardian who has not answered, and of one who has; as long as mailed ones. */
const demoConsentTokens = {
  ajla: 'demo-saglasnost-za-ajlu-kovac-muzicka-soba1',
  mak: 'demo-saglasnost-za-maka-alica-kod-kuce-nane',
} as const;

/** The team that writes the music room: what each does, who is invited, and who asks to join. */
export async function seedTeams(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  people: People,
  today: Date,
): Promise<void> {
  const room = entry(applications, 'muzicka-soba-u-domu-mladih');
  for (const [name, task] of tasks) {
    await describeMember(tx, room.id, entry(people, name).id, task);
  }
  for (const { daysAgo, ...invitation } of invited) {
    const createdAt = onDay(today, -daysAgo);
    const expiresAt = invitationEnd(createdAt, null);
    await createInvitation(tx, room, { ...invitation, createdAt, expiresAt });
  }
  await inviteLejla(tx, entry(applications, 'bazar-knjiga'), people, today);
  const agreed = { status: 'agreed', guardianName: 'Suada Alić', relation: 'mother' } as const;
  await createConsent(tx, room, entry(people, 'mak'), {
    sentAt: onDay(today, -6),
    answeredAt: onDay(today, -5),
    ...agreed,
  });
  await createConsent(tx, entry(applications, 'kod-kuce-kod-nane'), entry(people, 'mak'), {
    sentAt: onDay(today, -90),
    answeredAt: onDay(today, -89),
    guardianEmail: 's.alic@primjer.ba',
    tokenHash: tokenHash(demoConsentTokens.mak),
    ...agreed,
  });
  await createConsent(tx, room, entry(people, 'ajla'), {
    sentAt: onDay(today, -3),
    guardianEmail: 's.kovac@primjer.ba',
    tokenHash: tokenHash(demoConsentTokens.ajla),
  });
  await letEmirAsk(tx, room, people, today);
  await createLink(tx, room, onDay(today, -1), 'muzickasoba');
}

/** One that a demo account can answer where it hears of it. */
async function inviteLejla(tx: Tx, bazaar: BuiltApplication, people: People, today: Date) {
  const { id: inviteeUserId } = entry(people, 'lejla');
  const at = onDay(today, -1);
  const id = await createInvitation(tx, bazaar, {
    inviteeUserId,
    inviteeEmail: 'lejla@demo.zamah.ba',
    responsibility: 'plakati',
    message: 'Tvoji plakati za svirke su nam najljepši. Hajde s nama?',
    createdAt: at,
  });
  await createNotification(tx, inviteeUserId, {
    type: 'team_invitation',
    text: 'teamInvited',
    values: { title: 'Bazar knjiga' },
    actionUrl: pages.teamInvitation({ id }),
    from: entry(people, 'vlasnik').id,
    at,
  });
}

/** The same for the owner of a team. */
async function letEmirAsk(tx: Tx, room: BuiltApplication, people: People, today: Date) {
  const emir = entry(people, 'emir');
  const at = onDay(today, -1);
  const zahtjev = await createRequest(tx, room, emir, at);
  await createNotification(tx, entry(people, 'vlasnik').id, {
    type: 'invitation_response',
    text: 'teamAsked',
    values: { title: 'Muzička soba u Domu mladih' },
    actionUrl: pages.canvas({ edit: room.id, dio: 'tim', zahtjev }),
    from: emir.id,
    at,
  });
}
