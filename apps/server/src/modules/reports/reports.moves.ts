import { pages } from '@app/contracts/pages';
import { transition } from '@app/domain/machine';
import type { ReportReason } from '@app/domain/reports/report';
import { reportMachine } from '@app/domain/reports/report.machine';
import { reportsTexts } from '@app/messages/reports';
import { addTexts } from '@app/messages/translate';
import type { CodeOf, LifecycleOf } from '../../kit/moves.ts';
import { fail } from '../../platform/http/failure.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { inBoth } from '../../platform/texts.ts';
import { notify } from '../notifications/public.ts';
import { type CaseRow, reportersOf, updateCase } from './reports.repo.ts';
import { subjectOf } from './subjects.ts';

addTexts('reports', reportsTexts);

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly report: CodeOf<typeof reportMachine, ReportMoving>;
  }
}

interface ReportMoving {
  /** The case, held. */
  readonly reported: CaseRow;
  readonly rule: ReportReason | null;
}

export const reportMoves = {
  guards: {},
  effects: {
    removeSubject: (p, tx, { reported: { kind, subjectId }, at }) =>
      subjectOf(p, kind).remove(p, tx, subjectId, at),
    async tellOwner(p, tx, { reported: { kind, subjectId, ownerId }, to, reason, rule }) {
      if (ownerId === null) return;
      const place = await subjectOf(p, kind).place?.(tx, subjectId);
      await notify(tx, p, {
        userIds: [ownerId],
        type: 'moderation',
        text: to === 'removed' ? 'reportRemoved' : 'reportWarned',
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

export const reportLifecycle: LifecycleOf<typeof reportMachine, ReportMoving> = {
  table: reportMachine,
  code: ({ report }) => report,
  async write(_p, tx, { reported, from, event, to, at, ...asked }) {
    // What upholds no report names neither.
    const isUpheld = transition(reportMachine, from, event)?.reason !== undefined;
    const reason = isUpheld ? asked.reason.trim() : '';
    const rule = isUpheld ? asked.rule : null;
    if (isUpheld && rule === null) return fail('VALIDATION', { fields: { rule: 'required' } });
    await updateCase(tx, reported.id, { status: to, decidedAt: at, reason, rule });
    return { reason, rule };
  },
  audit: ({ event, reported }) => ({ action: `report.${event}`, subject: reported.id }),
};
