export const jobNames = {
  mail: 'notifications.mail',
  /** Looks by the clock for whom a digest is due. */
  digests: 'notifications.digests',
  digest: 'notifications.digest',
  push: 'notifications.push',
  sweep: 'notifications.sweep',
} as const;
