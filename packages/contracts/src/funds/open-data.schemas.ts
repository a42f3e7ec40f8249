import { z } from 'zod';
import { Day, InstantText } from '../common.schemas.ts';

/**
 * Open data about grants in the shape of 360Giving 1.4, so far as it is given here. Amounts are in
 * KM; nobody's address, telephone or street is ever in it.
 */
const Text = z.string().min(1);

const Organization = z.strictObject({
  id: Text,
  name: Text,
  url: z.url().optional(),
  addressLocality: Text.optional(),
  addressCountry: Text.optional(),
});

const Transaction = z.strictObject({
  id: Text,
  transactionDate: Day,
  currency: z.literal('BAM'),
  /** Below zero where it takes an earlier one back. */
  value: z.number(),
  description: Text.optional(),
});

const Grant = z
  .strictObject({
    id: Text,
    title: Text,
    description: Text,
    currency: z.literal('BAM'),
    amountAppliedFor: z.number().nonnegative().optional(),
    amountAwarded: z.number().nonnegative(),
    amountDisbursed: z.number().nonnegative().optional(),
    awardDate: Day,
    url: z.url().optional(),
    dataSource: z.url().optional(),
    plannedDates: z
      .array(z.strictObject({ startDate: Day, endDate: Day }))
      .min(1)
      .optional(),
    fundingOrganization: z.array(Organization).min(1),
    recipientOrganization: z.array(Organization).min(1).optional(),
    recipientIndividual: z.strictObject({ id: Text, name: Text }).optional(),
    beneficiaryLocation: z
      .array(
        z.strictObject({
          name: Text,
          countryCode: z.literal('BA'),
          latitude: z.number().min(-90).max(90).optional(),
          longitude: z.number().min(-180).max(180).optional(),
        }),
      )
      .min(1)
      .optional(),
    grantProgramme: z
      .array(z.strictObject({ code: Text, title: Text, url: z.url() }))
      .min(1)
      .optional(),
    fromOpenCall: z.enum(['Yes', 'No']).optional(),
    classifications: z
      .array(z.strictObject({ vocabulary: Text, code: Text, title: Text }))
      .min(1)
      .optional(),
    commitmentTransaction: z.array(Transaction).min(1).optional(),
    disbursementTransaction: z.array(Transaction).min(1).optional(),
    dateModified: InstantText,
  })
  .refine(
    (it) => (it.recipientOrganization === undefined) !== (it.recipientIndividual === undefined),
    {
      message: 'invalid',
    },
  );
export type Grant = z.infer<typeof Grant>;

export const GrantsPackage = z.strictObject({
  version: z.literal('1.4'),
  title: Text,
  grants: z
    .array(Grant)
    .min(1)
    .refine((grants) => new Set(grants.map(({ id }) => id)).size === grants.length, {
      message: 'invalid',
    }),
});
export type GrantsPackage = z.infer<typeof GrantsPackage>;
