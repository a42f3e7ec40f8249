import { type Actor, isAdmin } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

/** Who changes the product's texts. Everybody may read them. */
export const translationPolicy = {
  change: (actor: Actor): Verdict =>
    actor === null ? deny('NOT_SIGNED_IN') : allowIf(isAdmin(actor), 'NOT_ADMIN'),
};
