import { z } from 'zod';
import { Id, LocalizedText, Slug } from '../common.schemas.ts';

export const BankSummary = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  municipality: z.string(),
  emblem: z.string(),
  description: LocalizedText,
  openCalls: z.int().nonnegative(),
});
export type BankSummary = z.infer<typeof BankSummary>;

/** The part of a bank that other records carry. */
export const BankRef = BankSummary.pick({
  id: true,
  slug: true,
  name: true,
  municipality: true,
  emblem: true,
});
export type BankRef = z.infer<typeof BankRef>;
