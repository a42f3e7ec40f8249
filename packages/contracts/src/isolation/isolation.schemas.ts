import { isolationStatuses } from '@app/domain/isolation/isolation';
import { z } from 'zod';
import { Id, Instant } from '../common.schemas.ts';

const Count = z.int().nonnegative();

const databaseErrors = ['notConfigured', 'unreachable'] as const;

export const TestedDatabase = z.object({
  /** Where it is; null for one that is not named to us. */
  host: z.string().nullable(),
  userCount: Count.nullable(),
  /** For admins alone; null for everybody else. */
  latestUser: z
    .object({ id: Id, name: z.string(), email: z.string(), createdAt: Instant })
    .nullable(),
  error: z.enum(databaseErrors).nullable(),
});
export type TestedDatabase = z.input<typeof TestedDatabase>;

/** Specification §3, isolation test response. */
export const IsolationTest = z.object({
  isolation: z.object({
    /** Null where one of them is not known. */
    differentHosts: z.boolean().nullable(),
    status: z.enum(isolationStatuses),
    userCountDifference: Count.nullable(),
  }),
  development: TestedDatabase,
  production: TestedDatabase,
});
export type IsolationTest = z.input<typeof IsolationTest>;
