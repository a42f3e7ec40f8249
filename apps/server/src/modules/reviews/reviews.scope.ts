import { type Actor, bankSlugsOf, obPermissionTypes } from '@app/domain/accounts/permissions';

declare const proven: unique symbol;

/** The banks whose applications a reader may list; only `boardScope` makes one. */
export interface BankScope {
  readonly [proven]: true;
  /** `all` for a permission of global scope, otherwise the banks' slugs. */
  readonly slugs: 'all' | readonly string[];
}

/** The banks for which the reader holds a permission of any type. */
export function boardScope(actor: NonNullable<Actor>): BankScope {
  return { slugs: bankSlugsOf(actor, obPermissionTypes) } as BankScope;
}

/** Whether a bank is within the scope. */
export function covers(scope: BankScope, bankSlug: string): boolean {
  return scope.slugs === 'all' || scope.slugs.includes(bankSlug);
}
