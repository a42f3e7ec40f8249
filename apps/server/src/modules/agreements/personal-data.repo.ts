import { eq, inArray, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import {
  agreementCopies,
  agreementEvents,
  agreementExceptions,
  agreementExpenses,
  agreementFiles,
  agreementMilestones,
  agreementPoints,
  agreementReports,
  agreements,
} from './agreements.tables.ts';

export async function doneBy(read: Reader, userId: string) {
  const { applicationId, event, reason, at } = agreementEvents;
  const expenses = await read
    .select({
      applicationId: agreementExpenses.applicationId,
      amount: agreementExpenses.amount,
      spentOn: agreementExpenses.spentOn,
      supplier: agreementExpenses.supplier,
      what: agreementExpenses.what,
    })
    .from(agreementExpenses)
    .where(eq(agreementExpenses.sentBy, userId));
  const files = await read
    .select({ name: agreementFiles.name, uploadedAt: agreementFiles.uploadedAt })
    .from(agreementFiles)
    .where(eq(agreementFiles.uploadedBy, userId));
  const copies = await read
    .select({
      applicationId: agreementCopies.applicationId,
      state: agreementCopies.state,
      sentAt: agreementCopies.sentAt,
    })
    .from(agreementCopies)
    .where(eq(agreementCopies.sentBy, userId));
  const steps = await read
    .select({ applicationId, event, reason, at })
    .from(agreementEvents)
    .where(eq(agreementEvents.actorId, userId));
  const payees = await read
    .select({
      applicationId: agreements.applicationId,
      holder: agreements.payeeHolder,
      account: agreements.payeeAccount,
      writtenAt: agreements.payeeAt,
    })
    .from(agreements)
    .where(eq(agreements.payeeBy, userId));
  const exceptions = await read
    .select({
      applicationId: agreementExceptions.applicationId,
      kind: agreementExceptions.kind,
      amount: agreementExceptions.amount,
      state: agreementExceptions.state,
      reason: agreementExceptions.reason,
      proposedAt: agreementExceptions.proposedAt,
    })
    .from(agreementExceptions)
    .where(eq(agreementExceptions.proposedBy, userId));
  return { expenses, files, copies, steps, payees, exceptions };
}

export async function textsIn(read: Reader, applicationIds: readonly string[]) {
  const ids = [...applicationIds];
  return {
    agreements: await read.select().from(agreements).where(inArray(agreements.applicationId, ids)),
    copies: await read
      .select()
      .from(agreementCopies)
      .where(inArray(agreementCopies.applicationId, ids)),
    exceptions: await read
      .select()
      .from(agreementExceptions)
      .where(inArray(agreementExceptions.applicationId, ids)),
    milestones: await read
      .select()
      .from(agreementMilestones)
      .where(inArray(agreementMilestones.applicationId, ids)),
    expenses: await read
      .select()
      .from(agreementExpenses)
      .where(inArray(agreementExpenses.applicationId, ids)),
    reports: await read
      .select()
      .from(agreementReports)
      .where(inArray(agreementReports.applicationId, ids)),
    files: await read
      .select()
      .from(agreementFiles)
      .where(inArray(agreementFiles.applicationId, ids)),
    events: await read
      .select()
      .from(agreementEvents)
      .where(inArray(agreementEvents.applicationId, ids)),
  };
}

type Texts = Awaited<ReturnType<typeof textsIn>>;

/**
 * Writes texts back; amounts, days and who did what stay as they are. An account is cleared with the
 * name of whose it is: `before` is what stood there.
 */
export async function putTexts(tx: Tx, texts: Texts, before: Texts): Promise<void> {
  for (const [
    n,
    { applicationId, terms, payeeHolder, payeeAccount },
  ] of texts.agreements.entries()) {
    const isTheirs = payeeHolder !== before.agreements[n]?.payeeHolder;
    const set = { terms, payeeHolder, payeeAccount: isTheirs ? '' : payeeAccount };
    await tx.update(agreements).set(set).where(eq(agreements.applicationId, applicationId));
  }
  for (const { id, reason } of texts.copies) {
    await tx.update(agreementCopies).set({ reason }).where(eq(agreementCopies.id, id));
  }
  for (const { id, reason, decisionReason } of texts.exceptions) {
    const set = { reason, decisionReason };
    await tx.update(agreementExceptions).set(set).where(eq(agreementExceptions.id, id));
  }
  for (const { id, title, what, note, reason, askedReason } of texts.milestones) {
    const set = { title, what, note, reason, askedReason };
    await tx.update(agreementMilestones).set(set).where(eq(agreementMilestones.id, id));
  }
  for (const { id, supplier, what, reason, overReason } of texts.expenses) {
    const set = { supplier, what, reason, overReason };
    await tx.update(agreementExpenses).set(set).where(eq(agreementExpenses.id, id));
  }
  for (const { applicationId, content, reason } of texts.reports) {
    await tx
      .update(agreementReports)
      .set({ content, reason })
      .where(eq(agreementReports.applicationId, applicationId));
  }
  for (const { id, name } of texts.files) {
    await tx.update(agreementFiles).set({ name }).where(eq(agreementFiles.id, id));
  }
  for (const { id, reason } of texts.events) {
    await tx.update(agreementEvents).set({ reason }).where(eq(agreementEvents.id, id));
  }
}

/** Projects that somebody had to do with for the bank. */
export async function workedOn(read: Reader, userId: string): Promise<string[]> {
  const { applicationId } = agreementEvents;
  const events = await read
    .selectDistinct({ applicationId })
    .from(agreementEvents)
    .where(eq(agreementEvents.actorId, userId));
  const points = await read
    .selectDistinct({ applicationId: agreementPoints.applicationId })
    .from(agreementPoints)
    .where(eq(agreementPoints.by, userId));
  const exceptions = await read
    .selectDistinct({ applicationId: agreementExceptions.applicationId })
    .from(agreementExceptions)
    .where(
      or(eq(agreementExceptions.proposedBy, userId), eq(agreementExceptions.decidedBy, userId)),
    );
  return [...events, ...points, ...exceptions].map((row) => row.applicationId);
}
