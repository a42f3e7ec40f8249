import { z } from 'zod';
import { Day, Id, LocalizedText, Slug } from '../common.schemas.ts';

export const BankSummary = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  municipality: z.string(),
  emblem: z.string(),
  description: LocalizedText,
  /** On the map; null where it is not known. */
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  openCalls: z.int().nonnegative(),
  /** Supported so far, as everybody may know. */
  projects: z.int().nonnegative(),
});
export type BankSummary = z.infer<typeof BankSummary>;

export const BankPerson = z.object({
  id: Id,
  name: z.string(),
  role: LocalizedText,
  kind: z.enum(['committee', 'staff']),
  /** A name in the banks' storage. */
  picture: z.string().nullable(),
});
export type BankPerson = z.infer<typeof BankPerson>;

export const BankDetail = BankSummary.extend({
  /** Members of the teams of its projects, each once. */
  participants: z.int().nonnegative(),
  /** Paragraphs, parted by an empty line; empty where nobody wrote one. */
  story: LocalizedText,
  logo: z.string().nullable(),
  picture: z.string().nullable(),
  contact: z.object({ email: z.string(), phone: z.string(), web: z.string() }),
  address: LocalizedText,
  foundedOn: Day.nullable(),
  people: z.array(BankPerson),
});
export type BankDetail = z.infer<typeof BankDetail>;

/** The part of a bank that other records carry. */
export const BankRef = BankSummary.pick({
  id: true,
  slug: true,
  name: true,
  municipality: true,
  emblem: true,
});
export type BankRef = z.infer<typeof BankRef>;
