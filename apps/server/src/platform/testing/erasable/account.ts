import type { BuiltApplication } from '../../../modules/applications/applications.factory.ts';
import {
  createCampaign,
  createDonation,
} from '../../../modules/crowdfunding/crowdfunding.factory.ts';
import { notify, notifyGathered } from '../../../modules/notifications/public.ts';
import { newId } from '../../ids.ts';
import { simpleMail } from '../../mail/mail.factory.tsx';
import type { Grants } from '../grants.ts';
import type { Persona } from '../personas.ts';
import type { TestApp } from '../testApp.ts';
import { earlier, name, phone } from './words.ts';

/** One row in each table of the account that no builder writes. */
export async function fillAccount(app: TestApp, { id, email }: Persona): Promise<void> {
  const at = app.clock.now();
  const statements: [string, unknown[]][] = [
    ['UPDATE users SET phone_number = $2, interests = $3 WHERE id = $1', [id, phone, ['muzika']]],
    [
      `INSERT INTO email_changes (id, user_id, old_email, new_email, requested_at, expires_at,
         confirmed_at, undo_until) VALUES ($1, $2, $3, $4, $5, $5, $5, $5)`,
      [newId(), id, earlier, email, at],
    ],
    [
      `INSERT INTO account_secrets (id, user_id, purpose, form, hash, requested_from, created_at,
         expires_at) VALUES ($1, $2, 'reset', 'code', 'h', '127.0.0.1', $3, $3)`,
      [newId(), id, at],
    ],
    [
      `INSERT INTO recovery_codes (id, user_id, hash, created_at) VALUES ($1, $2, 'h', $3)`,
      [newId(), id, at],
    ],
    [`INSERT INTO second_factors (user_id, secret, created_at) VALUES ($1, 's', $2)`, [id, at]],
    [
      `INSERT INTO sign_in_events (id, at, user_id, outcome, ip, user_agent)
       VALUES ($1, $2, $3, 'signed_in', '127.0.0.1', 'test')`,
      [newId(), at, id],
    ],
    ['INSERT INTO profiles (user_id, about) VALUES ($1, $2)', [id, `Ja sam ${name}.`]],
    [
      `INSERT INTO notification_choices (user_id, type, channel, "on")
       VALUES ($1, 'donation', 'email', true)`,
      [id],
    ],
    [
      `INSERT INTO push_devices (id, user_id, session_id, endpoint, p256dh, auth, added_at)
       SELECT $1, $2, id, 'https://127.0.0.1/erasable', 'k', 'a', $3 FROM sessions
       WHERE user_id = $2 LIMIT 1`,
      [newId(), id, at],
    ],
    [`INSERT INTO notification_mails (user_id, frequency) VALUES ($1, 'daily')`, [id]],
    [
      `INSERT INTO data_archives (id, user_id, state, requested_at)
       VALUES ($1, $2, 'preparing', $3)`,
      [newId(), id, at],
    ],
    [
      `INSERT INTO text_overrides (key, value_bhs, updated_by, updated_at)
       VALUES ('a.b', 'x', $1, $2)`,
      [id, at],
    ],
    [
      `INSERT INTO content_pages (page, blocks, published_revision, published_by, draft, revision,
         fields, saved_at, saved_by, scheduled, appears_at, scheduled_by)
       VALUES ('home', '[]', 1, $1, '{"blocks": [], "texts": {}}', 2, $2, $3, $1,
         '{"blocks": [], "texts": {}}', $3::timestamptz + interval '1 year', $1)`,
      [id, { blocks: { revision: 2, by: id, editor: 'e' } }, at],
    ],
    [
      `INSERT INTO content_versions (id, page, at, actor_id, blocks, texts, changes)
       VALUES ($1, 'home', $2, $3, '[]', '{}', '[]')`,
      [newId(), at, id],
    ],
    [
      `INSERT INTO audit_entries (id, at, actor_id, action, subject, details)
       VALUES ($1, $2, $3::uuid, 'account.email-changed', $3::uuid::text, $4)`,
      [newId(), at, id, { from: earlier, to: email, name }],
    ],
  ];
  for (const [text, values] of statements) await app.platform.db.pool.query(text, values);
}

export async function donate(
  app: TestApp,
  amina: Persona,
  running: BuiltApplication,
): Promise<void> {
  const now = app.clock.now();
  const donor = {
    donorName: 'Amina',
    donorSurname: 'Hodžić',
    donorPhone: phone,
    message: `Sretno želi ${name}`,
  };
  await app.platform.db.transaction(async (tx) => {
    const made = await createCampaign(tx, running, now);
    await createDonation(tx, made, now, { ...donor, donorEmail: amina.email, km: 35 });
    await createDonation(tx, made, now, { ...donor, donorEmail: earlier, status: 'held' });
    await createDonation(tx, made, now, { ...donor, donorEmail: earlier, status: 'declined' });
    await createDonation(tx, made, now, { km: 50 });
  });
}

/** Notices, mails and jobs. */
export async function leaveWords(app: TestApp, stage: Grants, amina: Persona): Promise<void> {
  const { db, jobs, mail } = app.platform;
  const { clan } = stage.people;
  await db.transaction(async (tx) => {
    await notify(tx, app.platform, {
      userIds: [amina.id, clan.id],
      type: 'status_change',
      text: 'applicationApprovedTeam',
      values: { title: 'Muzička soba' },
      actionUrl: null,
    });
    await notify(tx, app.platform, {
      userIds: [clan.id],
      type: 'comment',
      text: 'comment',
      values: { title: 'Muzička soba' },
      actionUrl: null,
      from: amina.id,
    });
    await notifyGathered(tx, app.platform, {
      userId: clan.id,
      type: 'reaction',
      text: 'postReaction',
      actionUrl: null,
      key: 'postReaction',
      from: amina.id,
    });
    await jobs.put(tx, 'accounts.verification-mail', {
      email: amina.email,
      requestedFrom: '127.0.0.1',
    });
  });
  await db.pool.query(
    `UPDATE notifications SET from_user_id = $1, place_of = $1, action_url = '/activity/' || $1
     WHERE user_id <> $1 AND text <> 'comment'`,
    [amina.id],
  );
  await mail.send({ to: amina.email, subject: 'Zdravo', content: simpleMail('Zdravo', 'Tekst') });
  await mail.send({ to: clan.email, subject: 'Novosti', content: simpleMail(name, 'je u timu') });
}
