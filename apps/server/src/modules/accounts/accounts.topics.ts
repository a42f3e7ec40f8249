declare module '../../platform/topics.ts' {
  interface Topics {
    /** What is known of an account is no longer true. */
    readonly account: 'nobody';
    /** What a member's own pages show. */
    readonly user: 'own';
  }
}

export const accountsTopics = { account: 'nobody', user: 'own' } as const;
