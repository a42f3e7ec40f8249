/** In groups of four, as people read it from paper. */
export const writtenAccount = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ');
