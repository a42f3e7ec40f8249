declare module '../../platform/topics.ts' {
  interface Topics {
    /** What stands on a campaign's page, by the id of the application. */
    readonly campaignPage: 'everybody';
  }
}

export const campaignPagesTopics = { campaignPage: 'everybody' } as const;
