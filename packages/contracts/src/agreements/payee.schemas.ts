import { composeIBAN, electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { Line } from '../common.schemas.ts';

/** Digits of an account within the country: bank, office, number and two to check them by. */
const domestic = /^\d{16}$/;

/**
 * An account as the banks of Bosnia and Herzegovina write it: an IBAN or its sixteen digits, with
 * any spaces, dashes or dots between.
 *
 * @returns the IBAN without spaces, or `null` where a digit is wrong or it is of another country.
 */
export function readAccount(written: string): string | null {
  const plain = electronicFormatIBAN(written) ?? '';
  const iban = domestic.test(plain) ? composeIBAN({ countryCode: 'BA', bban: plain }) : plain;
  return iban !== null && /^BA39\d{16}$/.test(iban) && isValidIBAN(iban) ? iban : null;
}

export const Account = z
  .string()
  .max(60)
  .transform((written, context) => {
    const account = readAccount(written);
    if (account !== null) return account;
    context.addIssue({ code: 'custom', message: 'account' });
    return z.NEVER;
  });

/** Whom the bank pays, as the agreement says. */
export const PayeeBody = z.object({
  holder: Line(120).trim().min(2, 'required'),
  account: Account,
});
export type PayeeBody = z.input<typeof PayeeBody>;
