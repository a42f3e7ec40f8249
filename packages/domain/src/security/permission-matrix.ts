import type { ApplicationStatus } from '../applications/application.machine.ts';
import {
  type ApplicationSubject,
  applicationPolicy,
  mayMove,
} from '../applications/application.policy.ts';
import { bankPolicy } from '../banks/bank.policy.ts';
import { callPolicy } from '../calls/call.policy.ts';
import { donationPolicy } from '../crowdfunding/donation.policy.ts';
import {
  hasObAccess,
  isGlobalOnly,
  type ObPermissionType,
  obPermissionTypes,
} from '../permissions/permissions.ts';
import type { Verdict } from '../policy.ts';
import { reviewPolicy } from '../reviews/review.policy.ts';
import { securityPolicy } from './security.policy.ts';

type Holder = Parameters<typeof applicationPolicy.view>[0];

const bank = { bankSlug: 'bank' };

const application = (status: ApplicationStatus): ApplicationSubject => ({
  ownerId: 'owner',
  memberIds: [],
  status,
  ...bank,
});
const submitted = { ...application('submitted'), own: 'none', quorumReached: true } as const;

/** What may be done in a youth bank, each asked of the policy that decides it. */
const abilities = {
  enterBoard: (holder: Holder): Verdict | boolean => hasObAccess(holder),
  readApplications: (holder: Holder) =>
    applicationPolicy.viewPrivate(holder, application('submitted')),
  seeContacts: (holder: Holder) => applicationPolicy.viewContacts(holder, application('submitted')),
  editApplications: (holder: Holder) => applicationPolicy.edit(holder, application('submitted')),
  returnForChanges: (holder: Holder) =>
    mayMove(holder, application('submitted'), 'returnForChanges'),
  score: (holder: Holder) => reviewPolicy.score(holder, submitted),
  decide: (holder: Holder) => reviewPolicy.decide(holder, submitted),
  publishDecisions: (holder: Holder) => callPolicy.publishDecisions(holder, bank),
  manageCalls: (holder: Holder) => callPolicy.manage(holder, bank),
  startCampaign: (holder: Holder) => mayMove(holder, application('approved'), 'startCampaign'),
  signContract: (holder: Holder) => mayMove(holder, application('approved'), 'signContract'),
  refund: (holder: Holder) => donationPolicy.refund(holder, bank),
  manageBank: (holder: Holder) => bankPolicy.manage(holder, bank),
  createBanks: bankPolicy.create,
  givePermissions: securityPolicy.viewPermissions,
} satisfies Record<string, (holder: Holder) => Verdict | boolean>;

export type MatrixAbility = keyof typeof abilities;

export interface MatrixRow {
  readonly ability: MatrixAbility;
  readonly types: readonly ObPermissionType[];
}

const isAllowed = (verdict: Verdict | boolean): boolean =>
  typeof verdict === 'boolean' ? verdict : verdict.ok;

function holderOf(permissionType: ObPermissionType): Holder {
  const global = isGlobalOnly(permissionType);
  const scope = global ? 'global' : 'bank';
  const scopeValue = global ? null : bank.bankSlug;
  return {
    id: 'holder',
    role: 'INDIVIDUAL',
    permissions: [{ permissionType, scope, scopeValue, isActive: true }],
  };
}

/**
 * What a member may do who holds one permission and nothing else, within the bank it is given for.
 * Asked of the policies themselves, so it cannot tell otherwise than they decide.
 */
export function permissionMatrix(): MatrixRow[] {
  return (Object.keys(abilities) as MatrixAbility[]).map((ability) => ({
    ability,
    types: obPermissionTypes.filter((type) => isAllowed(abilities[ability](holderOf(type)))),
  }));
}
