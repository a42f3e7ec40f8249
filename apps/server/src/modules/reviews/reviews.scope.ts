import { type Actor, bankSlugsOf, obPermissionTypes } from '@app/domain/permissions/permissions';

declare const proven: unique symbol;

/** The banks whose applications a reader may list; only `boardScope` makes one. */
export interface BankScope {
  readonly [proven]: true;
  /** `all` for a permission of global scope, otherwise the banks' slugs. */
  readonly slugs: 'all' | readonly string[];
}

export function boardScope(actor: NonNullable<Actor>): BankScope {
  return { slugs: bankSlugsOf(actor, obPermissionTypes) } as BankScope;
}

export function covers(scope: BankScope, bankSlug: string): boolean {
  return scope.slugs === 'all' || scope.slugs.includes(bankSlug);
}
