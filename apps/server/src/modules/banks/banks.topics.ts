declare module '../../platform/topics.ts' {
  interface Topics {
    readonly bank: 'nobody';
  }
}

export const banksTopics = { bank: 'nobody' } as const;
