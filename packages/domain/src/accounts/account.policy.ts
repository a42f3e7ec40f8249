import { type Actor, hasObAccess, isAdmin, isModerator } from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';

function signedIn(actor: Actor): Verdict {
  return actor === null ? deny('NOT_SIGNED_IN') : allow;
}

function admin(actor: Actor): Verdict {
  return actor === null ? deny('NOT_SIGNED_IN') : allowIf(isAdmin(actor), 'NOT_ADMIN');
}

/** Who enters which part of the product (specification §2.2, §6). */
export const accountPolicy = {
  enterMemberArea: signedIn,
  /** `/admin`: ADMIN or MODERATOR. */
  enterAdmin: (actor: Actor): Verdict =>
    actor === null
      ? deny('NOT_SIGNED_IN')
      : allowIf(isAdmin(actor) || isModerator(actor), 'NOT_MODERATOR'),
  /** `/ob/odbor`. */
  enterBoard: (actor: Actor): Verdict =>
    actor === null ? deny('NOT_SIGNED_IN') : allowIf(hasObAccess(actor), 'NOT_STAFF'),
  /** Edit mode and live editing of the landing page. */
  editPages: admin,
  /** One's own settings, and nobody else's. */
  editAccount: (actor: Actor, account: { readonly id: string }): Verdict =>
    actor === null ? deny('NOT_SIGNED_IN') : allowIf(actor.id === account.id, 'NOT_SELF'),
};
