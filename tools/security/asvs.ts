import type { Rows } from './row.ts';
import { browser } from './rows/browser.ts';
import { data } from './rows/data.ts';
import { encoding } from './rows/encoding.ts';
import { keys } from './rows/keys.ts';
import { logs } from './rows/logs.ts';
import { notHere, rights } from './rows/rights.ts';
import { services } from './rows/services.ts';
import { sessionRows } from './rows/sessions.ts';
import { signingIn } from './rows/signing-in.ts';
import { validation } from './rows/validation.ts';

const parts: readonly Rows[] = [
  encoding,
  validation,
  browser,
  services,
  signingIn,
  sessionRows,
  rights,
  notHere,
  keys,
  data,
  logs,
];

/** How the product stands to each requirement of OWASP ASVS 5.0.0, levels 1 and 2, in their order. */
export const asvs: readonly (readonly [number: string, Rows[string]])[] = parts
  .flatMap((rows) => Object.entries(rows))
  .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
