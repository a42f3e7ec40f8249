declare module '../../platform/topics.ts' {
  interface Topics {
    readonly texts: 'nobody';
  }
}

export const translationsTopics = { texts: 'nobody' } as const;
