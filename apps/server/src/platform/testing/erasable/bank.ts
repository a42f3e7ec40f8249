import {
  type BuiltApplication,
  completeContent,
} from '../../../modules/applications/applications.factory.ts';
import { createBankRequest } from '../../../modules/bank-requests/bank-requests.factory.ts';
import { createBankPerson } from '../../../modules/banks/banks.factory.ts';
import { createFundEntry } from '../../../modules/funds/funds.factory.ts';
import { grantPermission } from '../../../modules/permissions/permissions.factory.ts';
import { createAssignment } from '../../../modules/reviews/reviews.factory.ts';
import { allowService, readSkills } from '../../../modules/skills/skills.factory.ts';
import {
  createConsent,
  createHandover,
  createInvitation,
  createRequest,
} from '../../../modules/teams/teams.factory.ts';
import { newId } from '../../ids.ts';
import type { Grants } from '../grants.ts';
import type { Persona } from '../personas.ts';
import type { TestApp } from '../testApp.ts';
import { name, phone } from './words.ts';

/** Writes a call, has more time for a team, follows a bank. */
export async function workOnCalls(
  app: TestApp,
  stage: Grants,
  amina: Persona,
  shared: BuiltApplication,
): Promise<void> {
  const at = app.clock.now();
  const call = await stage.draftCall(stage.zenica);
  const contact = { name, role: { bhs: '', en: '' }, email: amina.email };
  const reason = `Zamolila je ${name}.`;
  const statements: [string, unknown[]][] = [
    [
      `UPDATE call_drafts SET saved_by = $2, content = jsonb_set(content, '{contact}', $3)
       WHERE call_id = $1`,
      [call.id, amina.id, contact],
    ],
    [
      `INSERT INTO call_history (id, call_id, at, actor_id, event, reason, fields)
       VALUES ($1, $2, $3, $4, 'changes', '', $5)`,
      [newId(), call.id, at, amina.id, JSON.stringify([{ path: 'contact', after: contact }])],
    ],
    [
      // Named there once, by an older contact.
      `INSERT INTO call_history (id, call_id, at, actor_id, event, reason, fields)
       VALUES ($1, $2, $3, $4, 'edit', '', $5)`,
      [
        newId(),
        stage.closed.id,
        at,
        amina.id,
        JSON.stringify([{ path: 'contact', before: contact }]),
      ],
    ],
    [
      `INSERT INTO call_history (id, call_id, at, event, reason, fields)
       VALUES ($1, $2, $3, 'extend', $4, '[]')`,
      [newId(), stage.open.id, at, reason],
    ],
    [
      `INSERT INTO call_extensions (application_id, until, reason, granted_by, granted_at)
       VALUES ($1, $3, $4, $2, $3)`,
      [shared.id, amina.id, at, reason],
    ],
    [
      `INSERT INTO call_follows (user_id, bank_id, kind, created_at) VALUES ($1, $2, 'orange', $3)`,
      [amina.id, stage.zenica.id, at],
    ],
  ];
  for (const [text, values] of statements) await app.platform.db.pool.query(text, values);
}

export async function workForBank(
  app: TestApp,
  stage: Grants,
  amina: Persona,
  running: BuiltApplication,
): Promise<void> {
  const { db } = app.platform;
  const foreign = await stage.application({
    owner: stage.people.emir,
    status: 'submitted',
    members: [],
  });
  await stage.review({ application: foreign, reviewer: amina, note: `Ocijenila ${name}` });
  await stage.review({ application: running, reviewer: amina, kind: 'conflict', note: 'Moj tim' });
  await db.transaction(async (tx) => {
    const other = stage.people.odbor1;
    const asked = { application: foreign, at: app.clock.now() };
    await createAssignment(tx, { ...asked, reviewer: amina, by: other });
    await createAssignment(tx, { ...asked, reviewer: other, by: amina });
  });
  await db.pool.query(
    `UPDATE calls SET contact = jsonb_set(contact, '{email}', to_jsonb($1::text))`,
    [amina.email],
  );
  await db.transaction(async (tx) => {
    await createBankPerson(tx, stage.zenica, { name, userId: amina.id });
    await createBankRequest(tx, amina, app.clock.now(), { groupName: name });
    await createFundEntry(tx, stage.zenica, amina, app.clock.now(), {
      purpose: `Predala ${name}, ${phone}`,
    });
    await grantPermission(tx, amina.id, 'ob_committee_member', 'zenica');
    await createInvitation(tx, foreign, {
      inviteeUserId: amina.id,
      inviteeName: name,
      inviteeEmail: amina.email.toUpperCase(),
      message: `Zovemo te, ${name}`,
      createdAt: app.clock.now(),
    });
    await createRequest(tx, foreign, amina, app.clock.now());
    await createHandover(tx, foreign, amina, app.clock.now());
    await createConsent(tx, running, amina, { sentAt: app.clock.now() });
    await createConsent(tx, running, stage.people.clan, {
      sentAt: app.clock.now(),
      status: 'agreed',
      guardianEmail: amina.email,
      guardianName: name,
      relation: 'mother',
    });
    await allowService(tx, foreign, amina, app.clock.now());
    await readSkills(
      tx,
      { id: foreign.id, content: completeContent() },
      amina,
      app.clock.now(),
      () => 'accepted',
    );
  });
}
