import * as z from 'zod/mini';
import { draftStore } from '../../../lib/drafts/drafts.ts';
import type { BankValues } from './bank-values.ts';

const text = z.string();
const both = z.object({ bhs: text, en: text });
const picture = z.nullable(text);

const bankValues: z.ZodMiniType<BankValues> = z.object({
  name: text,
  municipality: text,
  description: both,
  story: both,
  contact: z.object({ email: text, phone: text, web: text }),
  address: both,
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  foundedOn: text,
  logo: picture,
  picture,
  people: z.array(
    z.object({
      id: text,
      name: text,
      role: both,
      kind: z.enum(['committee', 'staff']),
      picture,
    }),
  ),
});

/** What is written and not saved, with what stood there when it was begun. */
export const bankDrafts = draftStore({
  name: 'bank',
  schema: z.object({ begun: bankValues, values: bankValues }),
  lives: 'device',
});
