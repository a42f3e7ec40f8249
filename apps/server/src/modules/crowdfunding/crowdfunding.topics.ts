declare module '../../platform/topics.ts' {
  interface Topics {
    /** Its sums and donors, which everybody reads from its start on and for good. */
    readonly campaign: 'everybody';
  }
}

export const crowdfundingTopics = { campaign: 'everybody' } as const;
