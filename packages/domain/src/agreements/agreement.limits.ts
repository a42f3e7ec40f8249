/** Of what is written and kept for one project. */
export const agreementLimits = {
  extra: 4000,
  title: 160,
  what: 600,
  note: 1000,
  supplier: 120,
  reason: 1000,
  milestones: 40,
  expenses: 300,
  proofs: 6,
} as const;

/** What a file of a project is for. */
export const agreementFilePurposes = ['signed', 'proof', 'receipt', 'picture'] as const;
export type AgreementFilePurpose = (typeof agreementFilePurposes)[number];
