import { pages } from '@app/contracts/pages';
import type { ReportFault } from '@app/domain/reports/report';
import type { ReportEffect } from '@app/domain/reports/report.machine';
import { reportsTexts } from '@app/messages/reports';
import { addTexts } from '@app/messages/translate';
import type { MoveCode } from '../../platform/moves.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { inBoth } from '../../platform/texts.ts';
import { notify } from '../notifications/public.ts';
import { type CaseRow, reportersOf } from './reports.repo.ts';
import { subjectOf } from './subjects.ts';

addTexts('reports', reportsTexts);

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly report: MoveCode<ReportMoving, never, ReportEffect>;
  }
}

/** A move under way, the case held. */
export interface ReportMoving {
  readonly reported: CaseRow;
  readonly isRemoved: boolean;
  readonly reason: string;
  readonly rule: ReportFault | null;
  readonly at: Date;
}

export const reportMoves = {
  guards: {},
  effects: {
    removeSubject: (p, tx, { reported: { kind, subjectId }, at }) =>
      subjectOf(p, kind).remove(p, tx, subjectId, at),
    async tellOwner(p, tx, { reported: { kind, subjectId, ownerId }, isRemoved, reason, rule }) {
      if (ownerId === null) return;
      const place = await subjectOf(p, kind).place?.(tx, subjectId);
      await notify(tx, p, {
        userIds: [ownerId],
        type: 'moderation',
        text: isRemoved ? 'reportRemoved' : 'reportWarned',
        values: {
          what: inBoth(`reports.kind_${kind}`),
          rule: inBoth(`reports.${rule ?? 'other'}_fault`),
          reason,
        },
        ...(place ?? { actionUrl: pages.help({ hash: 'pitaj' }) }),
      });
    },
    tellReporters: async (p, tx, { reported }) =>
      notify(tx, p, {
        userIds: await reportersOf(tx, reported.id),
        type: 'moderation',
        text: 'reportDecided',
        values: { what: inBoth(`reports.kind_${reported.kind}`) },
        actionUrl: null,
      }),
    async tellGuardians(p, tx, { reported: { id, kind, ownerId } }) {
      await subjectOf(p, kind).upheld?.(p, tx, { ownerId, reporterIds: await reportersOf(tx, id) });
    },
  },
} satisfies SomeMoves['report'];
