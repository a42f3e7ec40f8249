import { bankNeeds } from '@app/domain/banks/bank.missing';
import { z } from 'zod';
import { Day, Id, Slug, Words } from '../common.schemas.ts';

const both = (max: number) => z.object({ bhs: Words(max).trim(), en: Words(max).trim() });

/** A name in the banks' storage; pages never load pictures from elsewhere. */
const StoredPicture = z
  .string()
  .max(120)
  .regex(/^[\w-]+\.webp$/)
  .nullable();

const EditedPerson = z.object({
  /** Of who stands there already; a new one brings an id of its own. */
  id: Id,
  name: Words(120).trim().min(2),
  role: both(80),
  kind: z.enum(['committee', 'staff']),
  picture: StoredPicture,
});

/** All that the people of a bank write about it; plain texts, shown as such. */
export const BankContent = z.object({
  name: Words(120).trim().min(3),
  municipality: Words(80).trim().min(2),
  description: both(400),
  /** Paragraphs, parted by an empty line. */
  story: both(6000),
  contact: z.object({
    email: z.union([z.literal(''), z.email().max(200)]),
    phone: Words(40).trim(),
    web: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]),
  }),
  address: both(300),
  place: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  foundedOn: Day.nullable(),
  logo: StoredPicture,
  picture: StoredPicture,
  /** In the order in which they are shown. */
  people: z.array(EditedPerson).max(40),
});
export type BankContent = z.infer<typeof BankContent>;

export const BankEdit = z.object({
  id: Id,
  slug: Slug,
  revision: z.int().nonnegative(),
  /** What it lacks before everybody sees it; null once they do. */
  missing: z.array(z.enum(bankNeeds)).nullable(),
  content: BankContent,
});
export type BankEdit = z.infer<typeof BankEdit>;

/** `revision`: the one that the writer began from. */
export const SaveBank = z.object({ revision: z.int().nonnegative(), content: BankContent });

/** `details` of a `REVISION_CLASH`: the bank as it stands now. */
export const BankClash = z.object({ theirs: BankEdit });

export const NewBank = z.object({
  name: Words(120).trim().min(3),
  municipality: Words(80).trim().min(2),
});
