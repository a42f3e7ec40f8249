import { type GiftRefusal, giftTypeOf } from '@app/domain/gifts/gift';
import type { GiftStatus } from '@app/domain/gifts/gift.machine';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import {
  findApplication,
  titleOf,
  type WrittenApplication,
} from '../modules/applications/public.ts';
import { createGift, createProof } from '../modules/gifts/gifts.factory.ts';
import { giftReceiptMail, requestMail } from '../modules/gifts/gifts.mails.tsx';
import { receiptAddress, receiptTokenOf } from '../modules/gifts/gifts.tokens.ts';
import { type Line, linesIn } from '../modules/gifts/gifts.view.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Platform } from '../platform/platform.ts';
import { entry } from './applications.factory.ts';
import { onClock, onDay } from './calls.factory.ts';
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
  readonly notes?: string;
}

/** Of the budget of each project by who gives. */
const demoGifts: Readonly<Record<string, Readonly<Record<string, DemoGift>>>> = {
  'muzicka-soba-u-domu-mladih': {
    'Dom mladih Tuzla': {
      status: 'confirmed',
      email: 'dom.mladih@primjer.ba',
      asked: -9,
      answered: -2,
      answer: 'Ključ je kod portira.',
      proof: 'saglasnost-doma-mladih.pdf',
      notes: 'Potpisala direktorica, primjerak je i u domu.',
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
  },
  'zelena-tabla-na-ircu': {
    'Vijeće roditelja': {
      status: 'confirmed',
      email: 'vijece.roditelja@primjer.ba',
      asked: -16,
      answered: -14,
      answer: 'Dolazi nas barem dvanaest.',
    },
  },
  'zelena-ruta-do-skole': {
    'Općina Tuzla': {
      status: 'confirmed',
      email: 'opcina@primjer.ba',
      asked: -18,
      answered: -11,
      proof: 'odluka-o-parkingu.pdf',
      notes: 'Odluka vijeća, važi dvije godine.',
    },
  },
};

/** What projects were promised, in every status, with the mails of who gives. */
export async function seedGifts(
  tx: Tx,
  p: Platform,
  applications: ReadonlyMap<string, BuiltApplication>,
  { people, today }: { readonly people: People; readonly today: Date },
): Promise<void> {
  for (const [slug, gifts] of Object.entries(demoGifts)) {
    const application = entry(applications, slug);
    const record = await findApplication(tx, application);
    const team = [...people.values()].find(({ id }) => id === record?.application.ownerId);
    if (!record || !team) throw new Error('Somebody asks for the gifts of a project.');
    for (const line of linesIn(record.draft)) {
      const one = gifts[line.donorName];
      if (one) await seedGift(tx, p, { record, line, one, team, today });
    }
  }
}

interface Seeded {
  readonly record: WrittenApplication;
  readonly line: Line;
  readonly one: DemoGift;
  /** Who asks. */
  readonly team: { readonly id: string; readonly name: string };
  readonly today: Date;
}

async function seedGift(tx: Tx, p: Platform, { record, line, one, team, today }: Seeded) {
  const { status, email: donorEmail, message = '', answer = '', refusal = null, secret } = one;
  const { id: contributionId, donorName, description, contributionType, value } = line;
  const gift = await createGift(tx, p, record.application, {
    contributionId,
    donorName,
    donorEmail,
    description,
    type: giftTypeOf(contributionType),
    value,
    message,
    answer,
    refusal,
    status,
    requestedBy: team.id,
    requestedAt: onDay(today, one.asked),
    answeredAt: one.answered === undefined ? null : onClock(today, one.answered, 10 * 60 + 40),
    ...(secret ? { secret } : {}),
  });
  const about = {
    gift,
    kind: record.call.kind,
    title: titleOf(record),
    bankName: record.bank.name,
  };
  const asked = { ...about, askedBy: team.name, secret: secret ?? gift.id };
  await keepMail(tx, requestMail(p.settings, asked), gift.requestedAt);
  const token = receiptTokenOf(p, gift);
  if (token) {
    const receipt = { ...about, address: receiptAddress(p, token) };
    await keepMail(tx, giftReceiptMail(p.settings, receipt), gift.answeredAt ?? today);
  }
  if (one.proof) {
    await createProof(tx, p.files, gift, {
      by: team,
      at: onDay(today, -1),
      name: one.proof,
      content: letterOf(donorName, description),
      notes: one.notes ?? '',
    });
  }
}
