import type { ObPermissionType } from '@app/domain/permissions/permissions';
import { hash } from '@node-rs/argon2';
import { createSession, createUser } from '../modules/accounts/accounts.factory.ts';
import { passwordCost } from '../modules/accounts/passwords/passwords.ts';
import type {
  ApplicationPlan,
  BuiltApplication,
} from '../modules/applications/applications.factory.ts';
import { createCampaign } from '../modules/crowdfunding/crowdfunding.factory.ts';
import { grantPermission } from '../modules/permissions/permissions.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { grants } from '../platform/testing/grants.ts';
import { type TestAppOptions, testApp } from '../platform/testing/testApp.ts';
import { demoPassword } from '../seed/accounts.ts';
import type { Kind } from './kinds.ts';
import { plantMarkers } from './plant.ts';
import type { Person, Stage } from './stage.ts';
import { metricsToken } from './system.samples.ts';

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

export async function setStage(options: TestAppOptions = {}): Promise<Stage> {
  const app = await testApp({ METRICS_TOKEN: metricsToken }, {}, options);
  const { platform, clock } = app;
  const tx = <T>(work: (tx: Tx) => Promise<T>) => platform.db.transaction(work);
  // As cheap as it gets: hundreds of calls take a password.
  const passwordHash = await hash(demoPassword, { ...passwordCost, memoryCost: 8, timeCost: 1 });
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
