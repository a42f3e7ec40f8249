import type { ReportedSubject } from '@app/contracts/reports/reports.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import type { ReportKind } from '@app/domain/reports/report';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Failure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';

/** What was reported, as the cases of a page name it. */
export interface Reported {
  readonly subjectId: string;
  /** What `check` kept of each report. */
  readonly contexts: readonly unknown[];
}

/** A page, and whose it is. */
interface Place {
  readonly actionUrl: string;
  readonly placeOf: string;
}

/**
 * What a kind of subject is. The module that owns it gives one as `reported<Kind>` in its
 * `provides`; a kind of `reportKinds` without does not compile.
 */
export interface ReportSubject {
  /**
   * Whether the reader sees it, and may show what they chose of its context.
   *
   * @param context ids that the reporter chose.
   * @returns whose it is, and what of the context is kept; `NOT_FOUND` where they do not see it.
   */
  check(
    p: Platform,
    tx: Tx,
    actor: NonNullable<Actor>,
    subjectId: string,
    context: readonly string[],
  ): Promise<{ readonly ownerId: string | null; readonly context: unknown } | Failure>;
  /** What moderators are shown of several; undefined where it is gone. */
  show(
    p: Platform,
    read: Reader,
    reported: readonly Reported[],
  ): Promise<(subjectId: string) => z.output<typeof ReportedSubject> | undefined>;
  /** Where the one whose it is finds it, taken away or not; undefined where it has no page. */
  place?(read: Reader, subjectId: string): Promise<Place | undefined>;
  /** A file of what `show` shows of it; undefined for every other. */
  file?(
    p: Platform,
    read: Reader,
    reported: Reported,
    fileId: string,
  ): Promise<{ readonly key: string; readonly isPicture: boolean } | undefined>;
  /** Takes it from sight; nothing happens where it is gone. */
  remove(p: Platform, tx: Tx, subjectId: string, at: Date): Promise<void>;
  /** What else follows once moderators upheld what was reported; nothing for most kinds. */
  upheld?(
    p: Platform,
    tx: Tx,
    concerned: { readonly ownerId: string | null; readonly reporterIds: readonly string[] },
  ): Promise<void>;
}

type Subjects = { readonly [K in ReportKind as `reported${Capitalize<K>}`]: ReportSubject };

declare module '../../platform/provided.ts' {
  interface Provided extends Subjects {}
}

const nameOf = <K extends ReportKind>(kind: K) =>
  `reported${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as `reported${Capitalize<K>}`;

export const subjectOf = ({ provided }: Pick<Platform, 'provided'>, kind: ReportKind) =>
  provided[nameOf(kind)];
