import { bankPolicy } from '../banks/bank.policy.ts';
import type { Actor } from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';
import type { BankRequestActor } from './bank-request.machine.ts';

export interface BankRequestSubject {
  readonly requesterId: string;
  /** Of the bank that a call is proposed to; null for a wish for a new bank. */
  readonly bankSlug: string | null;
}

function answer(actor: Actor, { requesterId, bankSlug }: BankRequestSubject): Verdict {
  const founder = bankPolicy.create(actor);
  const manages = bankSlug !== null && bankPolicy.manage(actor, { bankSlug }).ok;
  if (!founder.ok && !manages) return founder;
  return allowIf(actor?.id !== requesterId, 'OWN_REQUEST');
}

export const bankRequestPolicy = {
  create: (actor: Actor): Verdict => (actor === null ? deny('NOT_SIGNED_IN') : allow),
  /** Who asked, and who may answer. */
  view: (actor: Actor, request: BankRequestSubject): Verdict =>
    actor?.id === request.requesterId ? allow : answer(actor, request),
  /** Nobody decides about their own wish. */
  answer,
};

export function bankRequestActors(actor: Actor, request: BankRequestSubject): BankRequestActor[] {
  if (actor?.id === request.requesterId) return ['requester'];
  return answer(actor, request).ok ? ['bankAdmin'] : [];
}
