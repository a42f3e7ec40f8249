import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { type Fening, fromKm } from '@app/domain/money';
import { dayNumber, instantAt } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import { type Bank, createBank, createBankPerson } from '../modules/banks/banks.factory.ts';
import { type Call, createCall } from '../modules/calls/calls.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { demoBanks } from './banks.data.ts';
import type { DemoCall } from './calls/call.ts';
import { demoCalls, demoConditions } from './calls.data.ts';
import { demoWho } from './calls.who.data.ts';
import { specials } from './calls-work.data.ts';
import type { People } from './people.factory.ts';

const day = 86_400_000;

export function fromDemoKm(amount: number): Fening {
  const value = fromKm(amount);
  if (value === null) throw new RangeError(`${amount} KM is no amount`);
  return value;
}

export const onDay = (today: Date, offset: number): Date =>
  new Date(today.getTime() + offset * day);

/** Some days later, at so many minutes past midnight by the clocks of Sarajevo, summer or winter. */
export const onClock = (today: Date, days: number, minutes: number): Date =>
  instantAt(dayNumber(today) + days, minutes);

export async function seedBanks(tx: Tx, people: People): Promise<ReadonlyMap<string, Bank>> {
  const banks = new Map<string, Bank>();
  for (const one of demoBanks) {
    const { slug, name, municipality, story, address, place, foundedOn, phone } = one;
    const bank = await createBank(tx, {
      slug,
      name,
      municipality,
      emblem: slug,
      descriptionBhs: one.bhs,
      descriptionEn: one.en,
      storyBhs: story.bhs,
      storyEn: story.en,
      addressBhs: address.bhs,
      addressEn: address.en,
      latitude: place[0],
      longitude: place[1],
      email: `${slug}@demo.zamah.ba`,
      phone,
      foundedOn,
    });
    for (const [position, [person, roleBhs, roleEn, kind, account]] of one.people.entries()) {
      const userId = (account && people.get(account)?.id) ?? null;
      await createBankPerson(tx, bank, { name: person, roleBhs, roleEn, kind, position, userId });
    }
    banks.set(slug, bank);
  }
  return banks;
}

export async function seedCalls(
  tx: Tx,
  banks: ReadonlyMap<string, Bank>,
  today: Date,
): Promise<ReadonlyMap<string, Call>> {
  const calls = new Map<string, Call>();
  for (const one of demoCalls) {
    const bank = banks.get(one.bank);
    if (!bank) throw new Error(`The demo has no bank ${one.bank}.`);
    const { partner, ...special } = specials[one.slug] ?? {};
    const partnerBankIds = [...banks.values()].filter(({ slug }) => slug === partner);
    calls.set(
      one.slug,
      await createCall(tx, bank, today, {
        ...callPlan(one, bank, today),
        ...special,
        partnerBankIds: partnerBankIds.map(({ id }) => id),
      }),
    );
  }
  return calls;
}

function callPlan(one: DemoCall, bank: Bank, today: Date): Partial<Omit<Call, 'id'>> {
  const decided = one.closes < -100;
  return {
    ...demoWho(one, bank.municipality),
    ...(one.closes < 0 && !decided ? { status: 'deciding' } : {}),
    decisionsBy: dayOn(today, one.closes + 29),
    slug: one.slug,
    kind: one.kind,
    topics: [...one.topics],
    titleBhs: one.title.bhs,
    titleEn: one.title.en,
    summaryBhs: one.summary.bhs,
    summaryEn: one.summary.en,
    descriptionBhs: one.description.bhs,
    descriptionEn: one.description.en,
    opensAt: onClock(today, one.opens, 9 * 60),
    closesAt: onClock(today, one.closes, 23 * 60 + 59),
    minAmount: fromDemoKm(one.amounts[0]),
    maxAmount: fromDemoKm(one.amounts[1]),
    totalFund: fromDemoKm(one.amounts[2]),
    expectedProjects: one.projects,
    minTeam: one.team[0],
    maxTeam: one.team[1],
    contact: one.contact,
    eligible: [...demoConditions.eligible],
    notEligible: [...demoConditions.notEligible],
    faq: [...demoConditions.faq],
    timeline: timeline(one, today),
    decisionsPublishedAt: decided ? onDay(today, one.closes + 30) : null,
    createdAt: onDay(today, one.opens - 10),
  };
}

const dayOn = (today: Date, offset: number) => onDay(today, offset).toISOString().slice(0, 10);

function timeline(one: DemoCall, today: Date): z.output<typeof CallDetail>['timeline'] {
  const step = (offset: number, bhs: string, en: string) => ({
    on: dayOn(today, offset),
    text: { bhs, en },
  });
  return [
    step(one.opens, 'Poziv otvoren', 'The call opens'),
    step(one.closes - 17, 'Info-druženje', 'Open info meeting'),
    step(one.closes, 'Rok za prijavu', 'Deadline'),
    step(one.closes + 3, 'Odbor ocjenjuje', 'The board scores'),
    {
      ...step(one.closes + 29, 'Odluke, sve istog dana', 'Decisions, all on one day'),
      kind: 'decisions' as const,
    },
    step(one.closes + 39, 'Kampanje, 30 dana', 'Campaigns, 30 days'),
    step(one.closes + 90, 'Projekti u gradu', 'Projects in town'),
  ];
}
