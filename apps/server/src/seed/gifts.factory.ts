import { type GiftRefusal, giftTypeOf } from '@app/domain/gifts/gift';
import type { GiftStatus } from '@app/domain/gifts/gift.machine';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { findApplication } from '../modules/applications/public.ts';
import { createGift, createProof } from '../modules/gifts/gifts.factory.ts';
import { giftJobs } from '../modules/gifts/gifts.moves.ts';
import { linesIn } from '../modules/gifts/gifts.view.ts';
import { createVolunteer } from '../modules/volunteers/volunteers.factory.ts';
import { volunteerJobs } from '../modules/volunteers/volunteers.moves.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Platform } from '../platform/platform.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import { letterOf } from './offers.ts';
import type { People } from './people.factory.ts';

interface DemoGift {
  readonly status: GiftStatus;
  readonly email: string;
  readonly asked: number;
  readonly answered?: number;
  readonly message?: string;
  readonly refusal?: GiftRefusal;
  readonly answer?: string;
  /** Of the address in the donor's mail; as long as mailed ones. */
  readonly secret?: string;
  readonly proof?: string;
}

/** By who gives, as the budget of the music room has them. */
const demoGifts: Readonly<Record<string, DemoGift>> = {
  'Dom mladih Tuzla': {
    status: 'confirmed',
    email: 'dom.mladih@primjer.ba',
    asked: -9,
    answered: -2,
    answer: 'Ključ je kod portira.',
    proof: 'saglasnost-doma-mladih.pdf',
  },
  'Stolarija Hadžić': {
    status: 'confirmed',
    email: 'stolarija@primjer.ba',
    asked: -6,
    answered: -2,
    secret: 'demo-doprinos-stolarija-hadzic-muzicka-soba',
  },
  'Tekstil Selimović': {
    status: 'pending',
    email: 'tekstil@primjer.ba',
    asked: -1,
    message: 'Hvala što ste se sjetili da zavjese stišaju više od zida.',
    secret: 'demo-doprinos-tekstil-selimovic-muzicka-sob',
  },
  'Kafana Bingula': { status: 'pending', email: 'bingula@primjer.ba', asked: 0 },
  'Trans Okić': {
    status: 'rejected',
    email: 'trans.okic@primjer.ba',
    asked: -5,
    answered: -4,
    refusal: 'fellThrough',
    answer: 'Kombi je prodat. Mogu pozajmiti prikolicu.',
  },
  'Foto Ćiro': {
    status: 'expired',
    email: 'foto.ciro@primjer.ba',
    asked: -20,
    secret: 'demo-doprinos-foto-ciro-istekla-poveznica-0',
  },
};

/** What the music room was promised, in every status, with the mails of those who are asked now. */
export async function seedGifts(
  tx: Tx,
  p: Platform,
  applications: ReadonlyMap<string, BuiltApplication>,
  { people, today }: { readonly people: People; readonly today: Date },
): Promise<void> {
  const room = entry(applications, 'muzicka-soba-u-domu-mladih');
  const record = await findApplication(tx, room);
  if (!record) throw new Error('The music room is there.');
  const owner = entry(people, 'vlasnik');
  for (const { id, donorName, description, contributionType, value } of linesIn(record.working)) {
    const one = demoGifts[donorName];
    if (!one) continue;
    const { status, message = '', answer = '', refusal = null, secret } = one;
    const gift = await createGift(tx, p, room, {
      contributionId: id,
      donorName,
      donorEmail: one.email,
      description,
      type: giftTypeOf(contributionType),
      value,
      message,
      answer,
      refusal,
      status,
      requestedBy: owner.id,
      requestedAt: onDay(today, one.asked),
      answeredAt: one.answered === undefined ? null : onDay(today, one.answered),
      ...(secret ? { secret } : {}),
    });
    if (status === 'confirmed') await p.jobs.put(tx, giftJobs.receipt, { id: gift.id });
    if (status === 'pending') {
      await p.jobs.put(tx, giftJobs.request, { id: gift.id, secret: secret ?? gift.id });
    }
    if (one.proof) {
      await createProof(tx, p.files, gift, {
        by: owner,
        at: onDay(today, -1),
        name: one.proof,
        content: letterOf(donorName, description),
        notes: 'Potpisala direktorica, primjerak je i u domu.',
      });
    }
  }
}

const demoVolunteers = [
  ['Nedim Okić', 'nedim.okic@primjer.ba', 'invited', 'demo-volontiranje-nedim-okic-muzicka-soba00'],
  ['Sara Begić', 'sara.begic@primjer.ba', 'confirmed'],
  ['Tarik Delić', 'tarik.delic@primjer.ba', 'confirmed'],
  ['Una Kapić', 'una.kapic@primjer.ba', 'declined'],
  ['Faris Bešić', 'faris.besic@primjer.ba', 'expired'],
] as const;

/** Who was asked to help with the walls of the music room. */
export async function seedVolunteers(
  tx: Tx,
  p: Platform,
  applications: ReadonlyMap<string, BuiltApplication>,
  { people, today }: { readonly people: People; readonly today: Date },
): Promise<void> {
  const invitedBy = entry(people, 'vlasnik').id;
  const room = entry(applications, 'muzicka-soba-u-domu-mladih');
  for (const [name, email, status, secret] of demoVolunteers) {
    const past = status === 'expired' ? -20 : -3;
    const row = await createVolunteer(tx, room, {
      name,
      email,
      status,
      invitedBy,
      invitedAt: onDay(today, past),
      ...(status === 'expired' ? { expiresAt: onDay(today, past + 14) } : {}),
      ...(status === 'confirmed' || status === 'declined' ? { answeredAt: onDay(today, -2) } : {}),
      ...(status === 'declined' ? { answer: 'Tada radim, ali mogu pozajmiti bušilicu.' } : {}),
      ...(secret ? { secret } : {}),
    });
    if (secret) await p.jobs.put(tx, volunteerJobs.invitation, { id: row.id, secret });
  }
}
