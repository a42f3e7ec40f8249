import { createConnectionInvitation, createTie } from '../modules/network/network.factory.ts';
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

/** Connections, follows, and invitations that wait. */
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
    await createConnectionInvitation(tx, entry(people, one), entry(people, other), plan);
  }
}
