import type { AddressInfo } from 'node:net';

/** Tells the bench at which port a floor listens; a floor ends with the bench. */
export function ready(address: AddressInfo | string | null): void {
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
}

/** As many database connections as the product opens. */
export const pool = 12;

/** Rows in the floors' table. */
export const rows = 100_000;
