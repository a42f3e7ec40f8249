/** What is known of one of the two databases; null where it could not be asked. */
export interface DatabaseSeen {
  readonly host: string | null;
  readonly userCount: number | null;
  readonly latestUserId: string | null;
}

export const isolationStatuses = ['safe', 'risk', 'unknown'] as const;

export interface Isolation {
  readonly differentHosts: boolean | null;
  readonly status: (typeof isolationStatuses)[number];
  readonly userCountDifference: number | null;
}

/**
 * Whether development and production are apart. The same newest member in both is the same
 * database under another name, or a copy with real people in it.
 */
export function isolationOf(one: DatabaseSeen, other: DatabaseSeen): Isolation {
  const asked = one.userCount !== null && other.userCount !== null;
  const differentHosts = one.host === null || other.host === null ? null : one.host !== other.host;
  const sameMember = one.latestUserId !== null && one.latestUserId === other.latestUserId;
  return {
    differentHosts,
    status:
      differentHosts === false || sameMember
        ? 'risk'
        : differentHosts === null || !asked
          ? 'unknown'
          : 'safe',
    userCountDifference: asked ? Math.abs(one.userCount - other.userCount) : null,
  };
}
