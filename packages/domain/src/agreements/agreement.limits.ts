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
  /** Pages of a signed copy; a PDF counts as one. */
  pages: 20,
} as const;

/** Pixels of a photographed page, the shorter side first, below which nobody can read it. */
export const pageAtLeast = [600, 800] as const;

/** What a file of a project is for. */
export const agreementFilePurposes = ['signed', 'proof', 'receipt', 'picture'] as const;
export type AgreementFilePurpose = (typeof agreementFilePurposes)[number];
