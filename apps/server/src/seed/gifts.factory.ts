import { type GiftRefusal, giftTypeOf } from '@app/domain/gifts/gift';
import type { GiftStatus } from '@app/domain/gifts/gift.machine';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { findApplication, titleOf } from '../modules/applications/public.ts';
import { createGift, createProof } from '../modules/gifts/gifts.factory.ts';
import { giftReceiptMail, requestMail } from '../modules/gifts/gifts.mails.tsx';
import { receiptAddress, receiptTokenOf } from '../modules/gifts/gifts.tokens.ts';
import { linesIn } from '../modules/gifts/gifts.view.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Platform } from '../platform/platform.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import { keepMail } from './mails.factory.ts';
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

/** What the music room was promised, in every status, with the mails of who gives. */
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
    const about = { gift, title: titleOf(record), bankName: record.bank.name };
    const asked = { ...about, askedBy: owner.name, secret: secret ?? gift.id };
    await keepMail(tx, requestMail(p.settings, asked), gift.requestedAt);
    const token = receiptTokenOf(p, gift);
    if (token) {
      const receipt = { ...about, address: receiptAddress(p, token) };
      await keepMail(tx, giftReceiptMail(p.settings, receipt), gift.answeredAt ?? today);
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
