/** Questions by what they are about; the answer to `apply1` is `apply1Text`. */
export const groups = [
  { name: 'apply', questions: ['apply1', 'apply2', 'apply3', 'apply4', 'apply5'] },
  { name: 'team', questions: ['team1', 'team2', 'team3'] },
  { name: 'decision', questions: ['decision1', 'decision2', 'decision3'] },
  { name: 'money', questions: ['money1', 'money2', 'money3', 'money4', 'money5'] },
  { name: 'account', questions: ['account1', 'account2', 'account3', 'account4'] },
] as const;
