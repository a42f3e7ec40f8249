import {
  createAgreement,
  createException,
  createExpense,
  createMilestone,
  createReport,
  createSignedCopy,
} from '../../../modules/agreements/agreements.factory.ts';
import type { BuiltApplication } from '../../../modules/applications/applications.factory.ts';
import { createComment } from '../../../modules/comments/comments.factory.ts';
import { createFundEntry } from '../../../modules/funds/funds.factory.ts';
import {
  createMentorship,
  createMentorshipFile,
  createMessage,
  createRequestEvent,
} from '../../../modules/mentorship/mentorship.factory.ts';
import { createStory } from '../../../modules/stories/stories.factory.ts';
import { createTask } from '../../../modules/tasks/tasks.factory.ts';
import { newId } from '../../ids.ts';
import type { Grants } from '../grants.ts';
import type { Persona } from '../personas.ts';
import type { TestApp } from '../testApp.ts';
import { earlier, name, phone } from './words.ts';

/** Signs, spends and reports for her team; has done the bank's part for another. */
export async function account(
  app: TestApp,
  { people, tuzla }: Grants,
  amina: Persona,
  running: BuiltApplication,
): Promise<void> {
  const at = app.clock.now();
  const said = `Traži se ${name}, ${phone}`;
  await app.platform.db.transaction(async (tx) => {
    const payee = { holder: name, account: 'BA391290079401028494' };
    await createAgreement(tx, running, { by: amina, team: amina, at, owner: name, payee });
    const back = { state: 'returned', decided: { by: amina, at }, reason: said } as const;
    await createSignedCopy(tx, running, { team: amina, at, ...back });
    await createException(tx, running, amina, at, { reason: said, state: 'withdrawn' });
    await createException(tx, running, people.clan, at, {
      state: 'refused',
      decidedBy: amina.id,
      decidedAt: at,
      decisionReason: said,
    });
    for (const kind of ['promised', 'paid'] as const) {
      await createFundEntry(tx, tuzla, people.menadzer, at, {
        kind,
        km: 1,
        applicationId: running.id,
        ...(kind === 'paid' ? { proposedBy: amina.id, reason: said } : {}),
      });
    }
    await createMilestone(tx, running, at, {
      dueOn: '2027-01-01',
      title: said,
      what: said,
      note: said,
      reason: said,
    });
    await createExpense(tx, running, amina, at, { supplier: name, what: said, reason: said });
    await createExpense(tx, running, people.clan, at, { decidedBy: amina.id, decidedAt: at });
    await createReport(tx, running, at, { content: { done: said, next: said }, reason: said });
  });
  await app.platform.db.pool.query(
    `INSERT INTO agreement_events (id, application_id, event, actor_id, reason, at)
     VALUES ($1, $2, 'expense.return', $3, $4, $5)`,
    [newId(), running.id, amina.id, said, at],
  );
}

/** Has written down, said, taken on and ticked off what her team does. */
export async function keepTasks(
  app: TestApp,
  amina: Persona,
  shared: BuiltApplication,
): Promise<void> {
  const at = app.clock.now();
  await app.platform.db.transaction((tx) =>
    createStory(tx, shared, amina, {
      content: { who: `Pišite na ${earlier}, traži se ${name}.` },
      savedAt: at,
    }),
  );
  await app.platform.db.transaction((tx) =>
    createTask(tx, shared, amina, {
      createdAt: at,
      title: `Javi se: ${name}, ${phone}`,
      assignedUserId: amina.id,
      doneBy: amina.id,
      doneAt: at,
    }),
  );
  await app.platform.db.transaction((tx) =>
    createComment(tx, shared, amina, {
      createdAt: at,
      comment: `Javite se na ${phone}, traži se ${name}.`,
      resolvedBy: amina.id,
      resolvedAt: at,
    }),
  );
  await app.platform.db.pool.query(
    `INSERT INTO application_ticks (application_id, kind, ticked_by, ticked_at)
     VALUES ($1, 'account', $2, $3)`,
    [shared.id, amina.id, at],
  );
}

/** Asked for her team, and answered another as a mentor. */
export async function mentor(
  app: TestApp,
  { people }: Grants,
  amina: Persona,
  shared: BuiltApplication,
): Promise<void> {
  const { db, files } = app.platform;
  const at = app.clock.now();
  const said = `Javite se, ja sam ${name}, ${phone}`;
  await db.transaction(async (tx) => {
    const request = await createMentorship(tx, shared, amina, {
      createdAt: at,
      description: said,
      status: 'in_progress',
      claimedBy: amina.id,
      ratedMentorId: amina.id,
      rating: 5,
      feedback: said,
    });
    const message = await createMessage(tx, request, amina, {
      createdAt: at,
      side: 'applicant',
      message: said,
    });
    const plan = { uploadedAt: at, messageId: message.id, name: `${name}.pdf` };
    await createMentorshipFile(tx, files, request, amina, plan);
    await createMessage(tx, request, people.odbor1, {
      createdAt: at,
      side: 'mentor',
      message: `Hvala! Zvat ćemo: ${name}.`,
    });
    await createRequestEvent(tx, request, amina, { event: 'assign', targetId: amina.id, at });
  });
}
