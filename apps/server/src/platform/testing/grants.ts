import {
  type ApplicationPlan,
  type BuiltApplication,
  createApplication,
} from '../../modules/applications/applications.factory.ts';
import { type Bank, createBank } from '../../modules/banks/banks.factory.ts';
import {
  type Call,
  type CallPlan,
  createCall,
  createDraftCall,
} from '../../modules/calls/calls.factory.ts';
import { createFundEntry } from '../../modules/funds/funds.factory.ts';
import { createReview, type ReviewPlan } from '../../modules/reviews/reviews.factory.ts';
import { type Persona, type PersonaKey, personas } from './personas.ts';
import type { TestApp } from './testApp.ts';

const day = 24 * 60 * 60 * 1000;

/** The cast with two banks and their calls, and builders for what lies between. */
export interface Grants {
  readonly people: Record<PersonaKey, Persona>;
  /** The bank of the staff and the board. */
  readonly tuzla: Bank;
  /** A bank in which nobody of the cast has a permission of their own. */
  readonly zenica: Bank;
  /** Open calls of either bank. */
  readonly open: Call;
  readonly openInZenica: Call;
  /** A closed call of Tuzla, its decisions not yet announced. */
  readonly closed: Call;
  call(bank: Bank, plan?: CallPlan): Promise<Call>;
  /** A call that is still written. */
  draftCall(bank: Bank, summary?: string): Promise<Call>;
  /** Vlasnik's and clan's, for the open call of Tuzla, unless chosen. */
  application(plan?: Partial<ApplicationPlan>): Promise<BuiltApplication>;
  /** All fours unless chosen. */
  review(plan: Pick<ReviewPlan, 'application' | 'reviewer'> & Partial<ReviewPlan>): Promise<string>;
}

/** Builds the cast, banks and calls in an empty database. */
export async function grants(app: TestApp): Promise<Grants> {
  const { db } = app.platform;
  const now = () => app.clock.now();
  const people = await personas(app);
  const banks = await db.transaction(async (tx) => ({
    tuzla: await createBank(tx, { slug: 'tuzla', municipality: 'Tuzla' }),
    zenica: await createBank(tx, { slug: 'zenica', municipality: 'Zenica' }),
  }));
  // Enough for whatever a test lets the board promise.
  await db.transaction(async (tx) => {
    for (const bank of Object.values(banks)) {
      await createFundEntry(tx, bank, people.voditelj, now(), { km: 1_000_000 });
    }
  });
  const call = (bank: Bank, plan: CallPlan = {}) =>
    db.transaction((tx) => createCall(tx, bank, now(), plan));
  const past = { opensAt: new Date(now().getTime() - 60 * day) };
  const open = await call(banks.tuzla);
  return {
    people,
    ...banks,
    open,
    openInZenica: await call(banks.zenica),
    closed: await call(banks.tuzla, { ...past, closesAt: new Date(now().getTime() - 5 * day) }),
    call,
    draftCall: (bank, summary) =>
      db.transaction((tx) => createDraftCall(tx, bank, now(), { summaryBhs: summary ?? 'Nacrt.' })),
    application: (plan = {}) =>
      db.transaction((tx) =>
        createApplication(tx, {
          owner: people.vlasnik,
          call: open,
          members: [people.clan],
          staff: people.koordinator,
          from: new Date(now().getTime() - 8 * day),
          to: new Date(now().getTime() - 4 * day),
          ...plan,
        }),
      ),
    review: (plan) =>
      db.transaction((tx) => createReview(tx, { rubric: open.rubric, at: now(), ...plan })),
  };
}
