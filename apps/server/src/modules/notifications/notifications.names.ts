/** Queues of the notifications' jobs. */
export const jobNames = {
  /** One notification to its member. */
  mail: 'notifications.mail',
  /** Looks by the clock for whom a digest is due. */
  digests: 'notifications.digests',
  /** One digest to one member. */
  digest: 'notifications.digest',
  sweep: 'notifications.sweep',
} as const;
