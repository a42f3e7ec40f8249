/** How much a campaign's page carries; characters and numbers. */
export const campaignPageLimits = {
  /** Amounts of which the team says what they make possible. */
  amounts: 6,
  makes: 120,
  updates: 40,
  updateTitle: 120,
  updateText: 3000,
  updatePictures: 4,
  /** Of one application: answered ones, and as many that wait. */
  questions: 60,
  askerName: 80,
  question: 500,
  answer: 1500,
} as const;
