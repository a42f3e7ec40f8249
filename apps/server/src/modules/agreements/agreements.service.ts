import type { PrepareBody } from '@app/contracts/agreements/agreements.schemas';
import { type AgreementPoint, mayTick, pointOf } from '@app/domain/agreements/checklist';
import { type Instalment, isWholeGrant } from '@app/domain/agreements/instalments';
import { isDay } from '@app/domain/dates';
import { fening } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { findApplication, subjectOf } from '../applications/public.ts';
import { donePoints } from './agreements.checklist.ts';
import { tellTeam } from './agreements.moves.ts';
import {
  dropPoints,
  findAgreement,
  insertMilestones,
  milestonesOf,
  putAgreement,
  putPoint,
} from './agreements.repo.ts';
import { agreementName, agreementPdf, stepsOf, termsOf } from './agreements.text.ts';
import type { AgreementRecord } from './agreements.view.ts';
import { outdateCopies, tickCountersigned } from './signed-copies.service.ts';
import { clausesOf } from './template.service.ts';
import { hiddenFrom, plannedOf, remember, type SignedIn, write } from './writing.service.ts';

/** A text of its own takes the signatures under the text before with it. */
export async function prepare(
  p: Platform,
  actor: SignedIn,
  id: string,
  { extraBhs, extraEn, instalments }: z.output<typeof PrepareBody>,
) {
  return write(p, actor, id, 'prepare', async (writing) => {
    const { tx, record, at } = writing;
    const before = await findAgreement(tx, id);
    const content = record.submitted ?? record.draft;
    const { ownerId } = record.application;
    const owner = (await membersByIds(tx, [ownerId])).get(ownerId)?.name ?? '';
    const steps = (await milestonesOf(tx, id)).map((step) => step.id);
    if (instalments && instalments.length > 0 && !fits(instalments, record, steps)) {
      return fail('VALIDATION', { fields: { instalments: 'invalid' } });
    }
    const template = await clausesOf(tx, record.bank.id);
    const terms = termsOf(record, content, template, { owner, bhs: extraBhs, en: extraEn });
    await putAgreement(tx, {
      applicationId: id,
      version: (before?.version ?? 0) + 1,
      terms: { ...terms, instalments: instalments ?? before?.terms.instalments ?? [] },
      preparedBy: actor.id,
      preparedAt: at,
      reportReminded: null,
      payeeHolder: before?.payeeHolder ?? '',
      payeeAccount: before?.payeeAccount ?? '',
      payeeBy: before?.payeeBy ?? null,
      payeeAt: before?.payeeAt ?? null,
    });
    const refused = await outdateCopies(writing);
    if (refused) return refused;
    if (steps.length === 0) {
      await insertMilestones(
        tx,
        stepsOf(content)
          .filter(({ dueOn, title }) => isDay(dueOn) && title.trim() !== '')
          .map((step) => ({ ...plannedOf(id, at), ...step })),
      );
    }
    await remember(writing, 'prepared');
    await tellTeam(p, tx, record, { text: 'agreementReady' });
    return undefined;
  });
}

/** Whether parts come to the grant and wait for steps that there are. */
const fits = (
  parts: readonly Instalment[],
  { application }: AgreementRecord,
  steps: readonly string[],
): boolean =>
  isWholeGrant(parts, fening(application.requestedAmount)) &&
  parts.every(({ milestoneId }) => milestoneId === null || steps.includes(milestoneId));

/** Who ticks what, but for the bank before the agreement is signed. */
const tickers: Partial<Record<AgreementPoint, 'sign' | 'checkPayee'>> = {
  details: 'sign',
  account: 'checkPayee',
};

export const tick = (
  p: Platform,
  actor: SignedIn,
  { id, point }: { readonly id: string; readonly point: AgreementPoint },
  done: boolean,
) =>
  write(p, actor, id, tickers[point] ?? 'prepare', async (writing) => {
    const { tx, at } = writing;
    if (!pointOf[point].ticked) return fail('FORBIDDEN');
    if (point === 'account' && done) {
      const agreement = await findAgreement(tx, id);
      // Whoever wrote an account does not find by themselves that it is right.
      if (agreement?.payeeBy === actor.id) return fail('OWN_REQUEST');
    }
    const standing = (await donePoints(tx, id)).map((one) => one.point);
    if (!standing.includes('document') || !mayTick(point, standing)) return fail('WRONG_STATUS');
    if (point === 'countersigned') return tickCountersigned(writing, done);
    if (done) await putPoint(tx, { applicationId: id, point, by: actor.id, at });
    else await dropPoints(tx, id, [point]);
    await remember(writing, done ? `ticked.${point}` : `unticked.${point}`);
    return undefined;
  });

export async function agreementDocument(
  p: Platform,
  actor: SignedIn,
  id: string,
  language: Language,
): Promise<{ readonly name: string; readonly content: Buffer } | Failure> {
  const record = await findApplication(p.db.read, { id });
  if (!record) return fail('NOT_FOUND');
  const hidden = hiddenFrom(actor, subjectOf(record));
  if (hidden) return hidden;
  const agreement = await findAgreement(p.db.read, id);
  if (!agreement) return fail('NOT_FOUND');
  const content = await agreementPdf(agreement, await milestonesOf(p.db.read, id), {
    language,
    creator: p.settings.brand,
  });
  return { name: agreementName(record.application.slug, agreement.version, language), content };
}
