import { type BudgetItem, budgetItemTotal } from '@app/domain/applications/form/parts';
import { toKm } from '@app/domain/money';
import { formatKm, formatQuantity } from '@app/messages/format/numbers';
import { plainPage } from '../platform/pdf/plain-page.ts';

/** What a shop offers for a line of a budget; the shop is made up. */
export function offerFor(line: BudgetItem, applicant: string, day: string): Buffer {
  const km = (amount: BudgetItem['amount']) => formatKm(toKm(amount), 'bhs');
  return plainPage([
    'Ponuda',
    'Čaršija promet d.o.o. (izmišljeno za probu)',
    `Za: ${applicant}`,
    `Datum: ${day}`,
    '',
    `${line.name}: ${formatQuantity(line.quantity, 'bhs')} × ${km(line.amount)}`,
    `Ukupno s PDV-om: ${km(budgetItemTotal(line))}`,
    '',
    'Prijevoz je u cijeni. Ponuda vrijedi 60 dana.',
  ]);
}

/** In which somebody says that they give something; made up like the offers. */
export const letterOf = (donor: string, description: string): Buffer =>
  plainPage([
    'Izjava o doprinosu',
    `${donor} (izmišljeno za probu)`,
    '',
    `Dajemo: ${description}`,
    'Za projekat: Muzička soba u Domu mladih',
  ]);
