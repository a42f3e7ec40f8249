import { completeBlueContent } from '@app/domain/applications/form/blue.factory';
import {
  createAgreement,
  createExpense,
  createMilestone,
  createReport,
} from '../../modules/agreements/agreements.factory.ts';
import {
  type BuiltApplication,
  completeContent,
  createFile,
} from '../../modules/applications/applications.factory.ts';
import { createBankRequest } from '../../modules/bank-requests/bank-requests.factory.ts';
import { createBankPerson } from '../../modules/banks/banks.factory.ts';
import { createComment } from '../../modules/comments/comments.factory.ts';
import { createCampaign, createDonation } from '../../modules/crowdfunding/crowdfunding.factory.ts';
import { createFundEntry } from '../../modules/funds/funds.factory.ts';
import {
  createMentorship,
  createMentorshipFile,
  createMessage,
  createRequestEvent,
} from '../../modules/mentorship/mentorship.factory.ts';
import { notify } from '../../modules/notifications/public.ts';
import { grantPermission } from '../../modules/permissions/permissions.factory.ts';
import { pictureKeys } from '../../modules/profiles/pictures.service.ts';
import { createAssignment } from '../../modules/reviews/reviews.factory.ts';
import { allowService, readSkills } from '../../modules/skills/skills.factory.ts';
import { createStory } from '../../modules/stories/stories.factory.ts';
import { createTask } from '../../modules/tasks/tasks.factory.ts';
import {
  createConsent,
  createHandover,
  createInvitation,
  createRequest,
} from '../../modules/teams/teams.factory.ts';
import { newId } from '../ids.ts';
import { simpleMail } from '../mail/mail.factory.tsx';
import { type Grants, grants } from './grants.ts';
import type { Persona } from './personas.ts';
import type { TestApp } from './testApp.ts';

const phone = '+38761999888';
const earlier = 'amina.ranije@primjer.ba';
const name = 'Amina Hodžić';

/** A member who left traces in every table. */
export interface Erasable {
  readonly stage: Grants;
  readonly amina: Persona;
  /** By which she would be found. */
  readonly words: readonly string[];
  /** Hers alone, never shown to anybody. */
  readonly alone: BuiltApplication;
  /** A draft with her team. */
  readonly shared: BuiltApplication;
  /** Hers alone, returned by the board. */
  readonly pending: BuiltApplication;
  /** In the campaign of which she gave money too. */
  readonly running: BuiltApplication;
}

const told = completeContent({
  applicantName: name,
  projectDescription: `Vodi ${name}.`,
  storyContent: `Pišite Amini Hodžić na ${earlier} ili 061 999-888.`,
});

/** Fills an empty database with the cast and the traces of one of them. */
export async function erasableMember(app: TestApp): Promise<Erasable> {
  const stage = await grants(app);
  const amina = stage.people.vlasnik;
  await fillAccount(app, amina);
  const picture = `${newId()}.webp`;
  const { files } = app.platform;
  await files.put(`ob/${picture}`, Buffer.from('ob'), 'image/webp');
  for (const key of [`uploads/${amina.id}/a.webp`, ...pictureKeys(amina.id, picture)]) {
    await files.put(key, Buffer.from('a'), 'image/webp');
  }
  await app.platform.db.pool.query('UPDATE users SET picture = $2 WHERE id = $1', [
    amina.id,
    picture,
  ]);
  const applications = {
    alone: await stage.application({
      call: stage.openInZenica,
      members: [],
      content: { ...told, applicationPicture: `/api/ob-files/${picture}` },
    }),
    shared: await stage.application({ content: told }),
    pending: await stage.application({
      status: 'pending',
      content: told,
      members: [],
      reason: `Neka ${name} dopuni budžet.`,
    }),
    running: await stage.application({
      call: stage.closed,
      status: 'crowdfunding',
      content: told,
    }),
  };
  // Of somebody else: she is named in what each does, as that team typed it.
  const roles = completeBlueContent().teamRoles.map((role) => ({ ...role, name }));
  await stage.application({
    owner: stage.people.lejla,
    members: [amina],
    call: await stage.call(stage.tuzla, { kind: 'blue' }),
    content: { ...completeBlueContent(), teamRoles: roles },
  });
  const paper = {
    name: 'ponuda.pdf',
    content: Buffer.from('%PDF-1.4'),
    uploadedAt: app.clock.now(),
  };
  await app.platform.db.transaction((tx) => createFile(tx, files, applications.alone, paper));
  await app.platform.db.pool.query(
    `INSERT INTO application_edits (application_id, edit_revision, edited_by, at, changes)
     VALUES ($1, 1, $2, $3, $4)`,
    [
      applications.shared.id,
      amina.id,
      app.clock.now(),
      { storyContent: { before: `Zove se ${name}.`, after: `Pišite na ${amina.email}.` } },
    ],
  );
  await workOnCalls(app, stage, amina, applications.shared);
  await donate(app, amina, applications.running);
  await account(app, stage, amina, applications.running);
  await keepTasks(app, amina, applications.shared);
  await workForBank(app, stage, amina, applications.running);
  await mentor(app, stage, amina, applications.shared);
  await leaveWords(app, stage, amina);
  const words = [amina.email, earlier, name, 'Hodžić Amina', phone, '061 999-888'];
  return { stage, amina, words, ...applications };
}

/** One row in each table of the account that no builder writes. */
async function fillAccount(app: TestApp, { id, email }: Persona): Promise<void> {
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
      `INSERT INTO audit_entries (id, at, actor_id, action, subject, details)
       VALUES ($1, $2, $3::uuid, 'account.email-changed', $3::uuid::text, $4)`,
      [newId(), at, id, { from: earlier, to: email, name }],
    ],
  ];
  for (const [text, values] of statements) await app.platform.db.pool.query(text, values);
}

async function donate(app: TestApp, amina: Persona, running: BuiltApplication): Promise<void> {
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

/** Signs, spends and reports for her team; has done the bank's part for another. */
async function account(
  app: TestApp,
  { people }: Grants,
  amina: Persona,
  running: BuiltApplication,
): Promise<void> {
  const at = app.clock.now();
  const said = `Traži se ${name}, ${phone}`;
  await app.platform.db.transaction(async (tx) => {
    await createAgreement(tx, running, { by: amina, team: amina, at, owner: name });
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

/** Writes a call, has more time for a team, follows a bank. */
async function workOnCalls(
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

/** Has written down, said, taken on and ticked off what her team does. */
async function keepTasks(app: TestApp, amina: Persona, shared: BuiltApplication): Promise<void> {
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

async function workForBank(
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

/** Asked for her team, and answered another as a mentor. */
async function mentor(
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

/** Notices, mails and jobs. */
async function leaveWords(app: TestApp, stage: Grants, amina: Persona): Promise<void> {
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
    await jobs.put(tx, 'accounts.verification-mail', {
      email: amina.email,
      requestedFrom: '127.0.0.1',
    });
  });
  await db.pool.query('UPDATE notifications SET from_user_id = $1 WHERE user_id <> $1', [amina.id]);
  await mail.send({ to: amina.email, subject: 'Zdravo', content: simpleMail('Zdravo', 'Tekst') });
  await mail.send({ to: clan.email, subject: 'Novosti', content: simpleMail(name, 'je u timu') });
}
