import { fening } from '@app/domain/money';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import {
  insertQuestion,
  insertUpdate,
  type QuestionRow,
  replaceAmounts,
  type UpdateRow,
} from './campaign-pages.repo.ts';

/** What amounts make possible, in KM. */
export async function createAmounts(
  tx: Tx,
  { id }: { readonly id: string },
  amounts: Readonly<Record<number, string>>,
): Promise<void> {
  const rows = Object.entries(amounts);
  await replaceAmounts(
    tx,
    id,
    rows.map(([km, makes]) => ({ amount: fening(Number(km) * 100), makes })),
  );
}

export async function createUpdate(
  tx: Tx,
  { id }: { readonly id: string },
  plan: Partial<UpdateRow> & { readonly publishedAt: Date },
): Promise<UpdateRow> {
  const row: UpdateRow = {
    id: newId(),
    applicationId: id,
    authorId: null,
    title: 'Platno je stiglo',
    text: 'Juče smo ga raširili u dvorištu. Stoji i po vjetru.',
    pictures: [],
    changedAt: null,
    ...plan,
  };
  await insertUpdate(tx, row);
  return row;
}

/** Waits for an answer unless one is given. */
export async function createQuestion(
  tx: Tx,
  { id }: { readonly id: string },
  plan: Partial<QuestionRow> & { readonly askedAt: Date },
): Promise<QuestionRow> {
  const answer = plan.answer ?? null;
  const row: QuestionRow = {
    id: newId(),
    applicationId: id,
    name: 'Senada',
    email: 'senada@primjer.ba',
    language: 'bhs',
    question: 'Šta ako pada kiša?',
    answeredBy: null,
    answeredAt: answer === null ? null : plan.askedAt,
    ...plan,
    answer,
  };
  await insertQuestion(tx, row);
  return row;
}
