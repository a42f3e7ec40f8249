import { pages } from '@app/contracts/pages';
import {
  createConnectionInvitation,
  createRecommendation,
  createTie,
} from '../modules/network/network.factory.ts';
import { createNotification } from '../modules/notifications/notifications.factory.ts';
import { createReport } from '../modules/reports/reports.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';

/** Who is connected with whom, and since how many days. */
const connected = [
  ['lejla', 'emir', 210],
  ['lejla', 'vlasnik', 95],
  ['vlasnik', 'clan', 320],
  ['emir', 'clan', 64],
  ['vlasnik', 'savjetnik', 41],
  ['lejla', 'odbor2', 12],
] as const;

const follows = [
  ['lejla', 'savjetnik', 30],
  ['emir', 'vlasnik', 18],
  ['clan', 'voditelj', 9],
] as const;

const invitations = [
  ['clan', 'lejla', 4, 'Čuo sam te na predstavljanju u Domu mladih. Ostanimo u kontaktu.'],
  ['asistent', 'lejla', 1, ''],
  ['lejla', 'koordinator', 2, 'Hvala na savjetima oko budžeta!'],
  ['moderator', 'emir', 6, 'Sviđa mi se tvoj članak, javi ako pišeš novi.'],
] as const;

const recommendations = [
  [
    'vlasnik',
    'lejla',
    60,
    'shown',
    'Lejla je u tri sedmice naučila ekipu da piše budžet bez straha od brojki. S njom se radi mirno i do kraja.',
  ],
  [
    'odbor2',
    'lejla',
    3,
    'pending',
    'Na predstavljanju je odgovorila i na pitanja koja nikome nismo najavili.',
  ],
  ['emir', 'clan', 40, 'shown', 'Kad Emir kaže da će biti do petka, bude do četvrtka.'],
  ['lejla', 'emir', 25, 'shown', 'Zna slušati, a onda postaviti jedno pitanje koje sve razjasni.'],
  [
    'clan',
    'vlasnik',
    90,
    'shown',
    'Prvo pita ljude šta im treba. Zato projekti koje vodi ostanu ljudima.',
  ],
] as const;

const reported = [
  ['clan', 'odbor3', 'identity', 1, 'Na slici nije ova osoba.'],
  ['emir', 'asistent', 'spam', 2, 'Svima šalje poziv s istom porukom o zaradi.'],
] as const;

/** Connections, follows, invitations that wait, recommendations, and what moderators decide about. */
export async function seedNetwork(tx: Tx, people: People, today: Date): Promise<void> {
  for (const [one, other, ago] of connected) {
    const [from, to] = [entry(people, one), entry(people, other)];
    await createTie(tx, 'connections', from, to, onDay(today, -ago));
  }
  for (const [one, other, ago] of follows) {
    await createTie(tx, 'follows', entry(people, one), entry(people, other), onDay(today, -ago));
  }
  for (const [one, other, ago, note] of invitations) {
    const plan = { note, createdAt: onDay(today, -ago) };
    const [from, to] = [entry(people, one), entry(people, other)];
    const { id, createdAt } = await createConnectionInvitation(tx, from, to, plan);
    await createNotification(tx, to.id, {
      type: 'connection_request',
      text: 'connectionInvited',
      values: {},
      actionUrl: pages.network({ dio: 'pozivi', poziv: id }),
      from: from.id,
      isPersonal: true,
      at: createdAt,
      read: true,
    });
  }
  for (const [one, other, ago, status, text] of recommendations) {
    const plan = { status, text, createdAt: onDay(today, -ago) };
    await createRecommendation(tx, entry(people, one), entry(people, other), plan);
  }
  for (const [one, other, fault, ago, text] of reported) {
    const { id } = entry(people, other);
    const subject = { kind: 'member', subjectId: id, ownerId: id } as const;
    const plan = { fault, text, openedAt: onDay(today, -ago) };
    await createReport(tx, entry(people, one), subject, plan);
  }
}
