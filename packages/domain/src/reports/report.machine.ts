import { machine } from '../machine.ts';

/** What has become of what was reported. */
export const reportStatuses = ['open', 'dismissed', 'removed', 'warned'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportEvents = ['dismiss', 'warn', 'remove'] as const;
export type ReportEvent = (typeof reportEvents)[number];

export type ReportActor = 'moderator';

/**
 * - `removeSubject`: what the module that owns the kind does, such as hiding a profile.
 * - `tellOwner`: whose it is reads the reason, and never who reported.
 * - `tellReporters`: that it was decided, not what.
 * - `tellGuardians`: those of members under fifteen whom it concerns, where the kind has a say in it.
 */
export type ReportEffect = 'removeSubject' | 'tellOwner' | 'tellReporters' | 'tellGuardians';

export const reportMachine = machine<ReportStatus, ReportEvent, ReportActor, never, ReportEffect>({
  open: {
    dismiss: { to: 'dismissed', by: ['moderator'], effects: ['tellReporters'] },
    warn: {
      to: 'warned',
      by: ['moderator'],
      reason: 'required',
      effects: ['tellOwner', 'tellReporters', 'tellGuardians'],
    },
    remove: {
      to: 'removed',
      by: ['moderator'],
      reason: 'required',
      effects: ['removeSubject', 'tellOwner', 'tellReporters', 'tellGuardians'],
    },
  },
  dismissed: {},
  removed: {},
  warned: {},
});
