import type {
  ApplicationPlan,
  BuiltApplication,
} from '../modules/applications/applications.factory.ts';
import type { Call } from '../modules/calls/calls.factory.ts';
import type { BuiltCampaign, BuiltDonation } from '../modules/crowdfunding/crowdfunding.factory.ts';
import type { FundEntryRow } from '../modules/funds/funds.repo.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Grants } from '../platform/testing/grants.ts';
import type { Persona } from '../platform/testing/personas.ts';
import type { TestApp } from '../platform/testing/testApp.ts';
import type { Kind } from './kinds.ts';

/** Records that calls without a change are made on. */
export interface Standing {
  readonly draft: BuiltApplication;
  readonly submitted: BuiltApplication;
  readonly rejected: BuiltApplication;
  readonly published: BuiltApplication;
  readonly foreignDraft: BuiltApplication;
  readonly draftCall: Call;
  readonly foreignDraftCall: Call;
  readonly foreignSubmitted: BuiltApplication;
  readonly running: BuiltApplication;
  readonly campaign: BuiltCampaign;
  /** Settled, of a donor who did not ask to be named. */
  readonly anonymous: BuiltDonation;
  readonly donation: BuiltDonation;
  /** In the funds of either bank. */
  readonly entry: FundEntryRow;
  readonly foreignEntry: FundEntryRow;
  /** Of who is no reader here. */
  readonly archiveId: string;
  readonly notificationId: string;
}

/** A reader, signed in; nobody is a name for who has no token. */
export type Person = Persona;

/** The cast on a database of its own, with records that stand and builders for fresh ones. */
export interface Stage extends Omit<Grants, 'people'> {
  readonly app: TestApp;
  readonly people: Grants['people'] & Readonly<Record<'zenica' | 'obAdmin', Person>>;
  /** Records that calls without a change are made on. */
  readonly standing: Standing;
  /** A new member of a kind, with the demo's password. */
  fresh(kind: Kind): Promise<Person>;
  /** Of emir alone, for zenica. */
  foreignApplication(plan?: Partial<ApplicationPlan>): Promise<BuiltApplication>;
  campaign(of: BuiltApplication): Promise<BuiltCampaign>;
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Who stands for a kind; undefined for nobody. */
export const readerOf = (stage: Stage, kind: Kind): Person | undefined =>
  kind === 'nobody' ? undefined : stage.people[kind];
