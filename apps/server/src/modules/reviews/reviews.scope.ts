import {
  type Actor,
  bankSlugsOf,
  type ObPermissionType,
  obPermissionTypes,
  reviewBoardTypes,
} from '@app/domain/permissions/permissions';

declare const proven: unique symbol;

/** The banks whose applications a reader may list; only this file makes one. */
export interface BankScope {
  readonly [proven]: true;
  /** `all` for a permission of global scope, otherwise the banks' slugs. */
  readonly slugs: 'all' | readonly string[];
}

const scopeOf = (actor: NonNullable<Actor>, types: readonly ObPermissionType[]): BankScope =>
  ({ slugs: bankSlugsOf(actor, types) }) as BankScope;

export const boardScope = (actor: NonNullable<Actor>): BankScope =>
  scopeOf(actor, obPermissionTypes);

/** Those on whose board the reader sits. */
export const seatScope = (actor: NonNullable<Actor>): BankScope => scopeOf(actor, reviewBoardTypes);

export function covers(scope: BankScope, bankSlug: string): boolean {
  return scope.slugs === 'all' || scope.slugs.includes(bankSlug);
}
