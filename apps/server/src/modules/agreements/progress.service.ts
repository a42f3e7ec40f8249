import { agreementsPaths } from '@app/contracts/agreements/agreements.paths';
import type { ProjectProgress } from '@app/contracts/agreements/agreements.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { accountingOf } from '@app/domain/agreements/accounting';
import { daysUntil } from '@app/domain/agreements/reminders';
import { spendingOf } from '@app/domain/agreements/spending';
import { applicationPolicy } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findRecord,
  hiddenPeople,
  isInsider,
  subjectOf,
  withoutHidden,
} from '../applications/public.ts';
import { sumsOfGrant } from '../funds/public.ts';
import {
  expensesOf,
  filesOf,
  findAgreement,
  findReport,
  milestonesOf,
  movedAt,
} from './agreements.repo.ts';
import { inKm } from './agreements.view.ts';

const pictureAt = (id: string, file: string) =>
  parseAddress(agreementsPaths.file).path.replace(':id', id).replace(':file', file);

/**
 * What a project promised, reached and spent, once its agreement is signed: sums and titles, never
 * a supplier, a receipt or why something was returned.
 */
export async function projectProgress(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  slug: string,
): Promise<z.output<typeof ProjectProgress> | Failure> {
  const record = await findRecord(read, { slug });
  if (!record || !applicationPolicy.view(actor, subjectOf(record)).ok) return fail('NOT_FOUND');
  const { id } = record.application;
  const agreement = await findAgreement(read, id);
  const signedAt = await movedAt(read, id, 'signContract');
  if (!agreement || !signedAt) return fail('NOT_FOUND');
  const today = dayText(clock.now());
  const { lines, ...totals } = spendingOf(agreement.terms.lines, await expensesOf(read, id));
  const report = await findReport(read, id);
  const files = await filesOf(read, id);
  const hidden = isInsider(actor, subjectOf(record))
    ? []
    : ((await hiddenPeople(read, [id], clock.now())).get(id) ?? []);
  const progress: z.output<typeof ProjectProgress> = {
    signedAt,
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      promised: line.promised,
      spent: line.spent,
      left: line.left,
      over: line.over,
    })),
    totals: {
      promised: totals.promised,
      spent: totals.spent,
      left: totals.left,
      over: totals.over,
    },
    money: inKm(accountingOf(await sumsOfGrant(read, id), totals.accepted)),
    milestones: (await milestonesOf(read, id)).map(({ title, dueOn, state }) => ({
      title,
      dueOn,
      reached: state === 'accepted',
      late: state !== 'accepted' && state !== 'proven' && daysUntil(dueOn, today) < 0,
    })),
    report:
      report?.state === 'accepted'
        ? {
            ...report.content,
            pictures: files
              .filter(({ purpose }) => purpose === 'picture')
              .map((file) => pictureAt(id, file.id)),
          }
        : null,
  };
  return withoutHidden(progress, hidden);
}
