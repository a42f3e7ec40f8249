import { reportKinds, reportLimits, reportReasons } from '@app/domain/reports/report';
import { reportEvents, reportStatuses } from '@app/domain/reports/report.machine';
import { z } from 'zod';
import { Id, Instant, listQuery, Prose } from '../common.schemas.ts';

export const NewReport = z.object({
  kind: z.enum(reportKinds),
  subjectId: Id,
  fault: z.enum(reportReasons),
  /** What the reporter adds. */
  text: Prose(reportLimits.text).default(''),
  /** Ids of what the reporter shows besides; what they may be, the kind says. */
  context: z.array(Id).max(reportLimits.context).default([]),
});
export type NewReport = z.infer<typeof NewReport>;

export const ReportsQuery = listQuery().extend({ state: z.enum(['open', 'decided']) });

export const ReportedFile = z.object({ id: Id, name: z.string(), isPicture: z.boolean() });
export type ReportedFile = z.infer<typeof ReportedFile>;

/** What moderators are shown of what was reported, as it is now. */
export const ReportedSubject = z.object({
  /** Whose it is; empty where the account is gone. */
  name: z.string(),
  /** Page where it stands; null where it is read nowhere else, or not any more. */
  url: z.string().nullable(),
  /** Its words and what reporters showed besides, in order; none where it is gone. */
  texts: z.array(
    z.object({
      /** Who wrote it; empty where it is the one whose the subject is. */
      name: z.string(),
      text: z.string(),
      at: Instant.nullable(),
      /** Whether it is what was reported, and not shown besides. */
      isReported: z.boolean(),
      /** How many files go with it; none but of messages. */
      fileCount: z.int().optional(),
      /** Those that moderators may open, while the case waits. */
      files: z.array(ReportedFile).optional(),
    }),
  ),
});
export type ReportedSubject = z.input<typeof ReportedSubject>;

/** A subject and all that was reported of it. Who reported is nobody told. */
export const ReportCase = z.object({
  id: Id,
  kind: z.enum(reportKinds),
  status: z.enum(reportStatuses),
  subject: ReportedSubject,
  openedAt: Instant,
  decidedAt: Instant.nullable(),
  /** What the one whose it is was told; empty where nothing was. */
  reason: z.string(),
  /** The rule that it broke, as moderators found; null where none was named. */
  rule: z.enum(reportReasons).nullable(),
  faults: z.array(z.object({ fault: z.enum(reportReasons), count: z.int() })),
  /** The first that came with words. */
  words: z.array(z.object({ fault: z.enum(reportReasons), text: z.string(), at: Instant })),
  /** Other decisions against the same member. */
  earlier: z.int().nonnegative(),
});
export type ReportCase = z.input<typeof ReportCase>;

/** What moderators said to the one whose it is, of what they took away. */
export const Removal = z.object({ rule: z.enum(reportReasons).nullable(), reason: z.string() });
export type Removal = z.infer<typeof Removal>;

export const ReportCounts = z.object({ open: z.int().nonnegative() });

export const ReportMove = z.object({
  event: z.enum(reportEvents),
  reason: Prose(reportLimits.reason).default(''),
  /** The rule that was broken; asked for with what needs a reason. */
  rule: z.enum(reportReasons).nullable().default(null),
});
export type ReportMove = z.infer<typeof ReportMove>;
