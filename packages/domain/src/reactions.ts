/** How readers answer what somebody wrote, one press each; in the order in which they are offered. */
export const reactions = ['like', 'useful', 'inspiring', 'support'] as const;
