import type { ObPermissionType } from '@app/domain/accounts/permissions';
import { createSession, createUser } from '../modules/accounts/accounts.factory.ts';
import { passwords } from '../modules/accounts/passwords/passwords.ts';
import type {
  ApplicationPlan,
  BuiltApplication,
} from '../modules/applications/applications.factory.ts';
import type { BuiltCampaign } from '../modules/crowdfunding/crowdfunding.factory.ts';
import { createCampaign } from '../modules/crowdfunding/crowdfunding.factory.ts';
import { grantPermission } from '../modules/permissions/permissions.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { type Grants, grants } from '../platform/testing/grants.ts';
import type { Persona } from '../platform/testing/personas.ts';
import type { TestApp } from '../platform/testing/testApp.ts';
import { demoPassword } from '../seed/accounts.ts';
import type { Kind } from './kinds.ts';
import { plantMarkers, type Standing } from './markers.ts';

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

const permissions: Partial<Record<Kind, readonly [ObPermissionType, string | null]>> = {
  odbor1: ['ob_committee_member', 'tuzla'],
  zenica: ['ob_committee_member', 'zenica'],
  asistent: ['ob_asistent', 'tuzla'],
  koordinator: ['ob_koordinator', 'tuzla'],
  voditelj: ['ob_voditelj', 'tuzla'],
  savjetnik: ['ob_savjetnik', 'tuzla'],
  menadzer: ['ob_menadzer', 'tuzla'],
  obAdmin: ['ob_admin', null],
  globalni: ['global_admin', null],
};
const roles: Partial<Record<Kind, string>> = { admin: 'ADMIN', moderator: 'MODERATOR' };

/** Fills an empty database. */
export async function setStage(app: TestApp): Promise<Stage> {
  const { platform, clock } = app;
  const tx = <T>(work: (tx: Tx) => Promise<T>) => platform.db.transaction(work);
  const passwordHash = await passwords.hash(demoPassword);
  const fresh = async (kind: Kind): Promise<Person> => {
    const at = clock.now();
    const [permission, bank] = permissions[kind] ?? [];
    const role = roles[kind] ?? 'INDIVIDUAL';
    const made = await tx(async (open) => {
      const user = await createUser(open, { passwordHash, role, at, verified: kind !== 'novi' });
      if (permission) await grantPermission(open, user.id, permission, bank, { at });
      return { ...user, ...(await createSession(open, user.id, { at })) };
    });
    const { id: userId, sessionId, email } = made;
    return { ...made, token: await platform.access.issue({ userId, sessionId, email, role }) };
  };
  const base = await grants(app);
  const people = {
    ...base.people,
    zenica: await fresh('zenica'),
    obAdmin: await fresh('obAdmin'),
  };
  const foreignApplication = (plan: Partial<ApplicationPlan> = {}) =>
    base.application({ owner: people.emir, members: [], call: base.openInZenica, ...plan });
  const campaign = (of: BuiltApplication) => tx((open) => createCampaign(open, of, clock.now()));
  const stage = { ...base, app, people, fresh, foreignApplication, campaign, tx };
  return { ...stage, standing: await plantMarkers(stage) };
}

/** Who stands for a kind; undefined for nobody. */
export const readerOf = (stage: Stage, kind: Kind): Person | undefined =>
  kind === 'nobody' ? undefined : stage.people[kind];
