import {
  type BuiltApplication,
  completeContent,
} from '../modules/applications/applications.factory.ts';
import { createDonation } from '../modules/crowdfunding/crowdfunding.factory.ts';
import { createFundEntry } from '../modules/funds/funds.factory.ts';
import { createGift } from '../modules/gifts/gifts.factory.ts';
import { createNotification } from '../modules/notifications/notifications.factory.ts';
import { createPost } from '../modules/posts/posts.factory.ts';
import { createProfile, writtenProfile } from '../modules/profiles/profiles.factory.ts';
import { createInvitation } from '../modules/teams/teams.factory.ts';
import { newId } from '../platform/ids.ts';
import { markers } from './markers.ts';
import type { Stage, Standing } from './stage.ts';

const told = (text: string) => completeContent({ storyContent: text });

export async function plantMarkers(stage: Omit<Stage, 'standing'>): Promise<Standing> {
  const applications = await plantApplications(stage);
  const money = {
    ...(await plantDonations(stage, applications.running)),
    ...(await plantFunds(stage, applications)),
  };
  const calls = {
    draftCall: await stage.draftCall(stage.tuzla, markers.draftCall.text),
    foreignDraftCall: await stage.draftCall(stage.zenica, markers.foreignDraftCall.text),
  };
  await plantAccounts(stage);
  await plantProfiles(stage);
  await plantPosts(stage);
  return { ...applications, ...money, ...calls, ...(await plantForEmir(stage)) };
}

async function plantPosts({ app, people, tx }: Omit<Stage, 'standing'>) {
  const { emir, vlasnik } = people;
  const removedAt = app.clock.now();
  await tx(async (open) => {
    const content = markers.privatePost.text;
    await createPost(open, vlasnik, { content, visibility: 'private' });
    await createPost(open, emir, {
      content: markers.connectionsPost.text,
      visibility: 'connections',
    });
    await createPost(open, emir, { content: markers.removedPost.text, removedAt });
  });
}

async function plantApplications(stage: Omit<Stage, 'standing'>) {
  const { application, foreignApplication, people, review } = stage;
  const submitted = await application({
    status: 'submitted',
    content: told(markers.submitted.text),
  });
  const published = await application({ status: 'published' });
  const reason = markers.decision.text;
  const rejected = await application({ call: stage.closed, status: 'rejected', reason });
  await application({ status: 'pending', reason: markers.returned.text });
  await review({ application: submitted, reviewer: people.odbor2, note: markers.review.text });
  await review({
    application: published,
    reviewer: people.odbor2,
    note: markers.decidedReview.text,
  });
  await stage.tx((tx) =>
    createInvitation(tx, submitted, {
      inviteeEmail: markers.invitee.text,
      createdAt: stage.app.clock.now(),
    }),
  );
  await stage.tx((tx) =>
    createGift(tx, stage.app.platform, submitted, {
      donorEmail: markers.giftEmail.text,
      requestedAt: stage.app.clock.now(),
    }),
  );
  return {
    submitted,
    rejected,
    published,
    draft: await application({ content: told(markers.draft.text) }),
    foreignDraft: await foreignApplication({ content: told(markers.foreignDraft.text) }),
    foreignSubmitted: await foreignApplication({
      status: 'submitted',
      content: told(markers.foreignSubmitted.text),
    }),
    running: await application({ call: stage.closed, status: 'crowdfunding' }),
  };
}

async function plantDonations(stage: Omit<Stage, 'standing'>, running: BuiltApplication) {
  const campaign = await stage.campaign(running);
  const at = stage.app.clock.now();
  return stage.tx(async (tx) => ({
    campaign,
    anonymous: await createDonation(tx, campaign, at, {
      showName: false,
      donorSurname: markers.donorName.text,
      donorEmail: markers.donorEmail.text,
      donorPhone: markers.donorPhone.text,
      donorAddress: markers.donorAddress.text,
      clientSecret: markers.paymentSecret.text,
      providerReference: markers.paymentReference.text,
    }),
    donation: await createDonation(tx, campaign, at),
  }));
}

async function plantFunds(
  { app, people, tuzla, zenica, tx }: Omit<Stage, 'standing'>,
  projects: { readonly published: BuiltApplication; readonly foreignSubmitted: BuiltApplication },
) {
  const at = app.clock.now();
  const { id: applicationId } = projects.published;
  const reason = markers.fundReason.text;
  return tx(async (open) => {
    const promised = { kind: 'promised', km: 1_562, applicationId, reason } as const;
    await createFundEntry(open, tuzla, people.voditelj, at, promised);
    const secret = { ...promised, applicationId: projects.foreignSubmitted.id };
    return {
      entry: await createFundEntry(open, tuzla, people.voditelj, at),
      foreignEntry: await createFundEntry(open, zenica, people.globalni, at, secret),
    };
  });
}

async function plantAccounts({ app, people: { vlasnik, emir } }: Omit<Stage, 'standing'>) {
  const { pool } = app.platform.db;
  const at = app.clock.now();
  const statements: [string, unknown[]][] = [
    ['UPDATE users SET phone_number = $2 WHERE id = $1', [vlasnik.id, markers.ownerPhone.text]],
    [
      'UPDATE users SET phone_number = $2, password_hash = $3 WHERE id = $1',
      [emir.id, markers.foreignPhone.text, markers.passwordHash.text],
    ],
    ['UPDATE sessions SET ip = $2 WHERE user_id = $1', [vlasnik.id, markers.network.text]],
    [
      `INSERT INTO email_changes (id, user_id, old_email, new_email, requested_at, expires_at,
         undo_until) VALUES ($1, $2, $3, $4, $5, $6, $6)`,
      [newId(), emir.id, emir.email, markers.pendingEmail.text, at, new Date(at.getTime() + 1e9)],
    ],
    [
      `INSERT INTO account_secrets (id, user_id, purpose, form, hash, requested_from, created_at,
         expires_at) VALUES ($1, $2, 'reset', 'code', $3, '127.0.0.1', $4, $4)`,
      [newId(), emir.id, markers.secretHash.text, at],
    ],
    [
      'INSERT INTO second_factors (user_id, secret, enabled_at, created_at) VALUES ($1, $2, $3, $3)',
      [emir.id, markers.factorSecret.text, at],
    ],
    [
      `INSERT INTO audit_entries (id, at, actor_id, action, subject, details)
       VALUES ($1, $2, $3::uuid, 'permission.granted', $3::uuid::text, $4)`,
      [newId(), at, emir.id, { note: markers.audit.text, permissionType: 'ob_asistent' }],
    ],
  ];
  for (const [text, values] of statements) await pool.query(text, values);
}

async function plantProfiles({ app, people, tx }: Omit<Stage, 'standing'>) {
  const at = app.clock.now();
  await tx(async (open) => {
    const shown = {
      about: markers.profileForMe.text,
      place: markers.profileForMembers.text,
      parts: { about: 'me', place: 'members' },
    } as const;
    await createProfile(open, people.vlasnik.id, { ...writtenProfile, ...shown }, at);
    const hidden = { about: markers.hiddenProfile.text, visibility: 'me' } as const;
    await createProfile(open, people.lejla.id, { ...writtenProfile, ...hidden }, at);
  });
}

async function plantForEmir({ app, people: { emir, vlasnik }, tx }: Omit<Stage, 'standing'>) {
  const at = app.clock.now();
  const archiveId = newId();
  const fileKey = `archives/${emir.id}/${archiveId}.zip`;
  await app.platform.files.put(fileKey, Buffer.from(markers.archive.text), 'application/zip');
  await app.platform.db.pool.query(
    `INSERT INTO data_archives (id, user_id, state, requested_at, ready_at, expires_at, file_key, size)
     VALUES ($1, $2, 'ready', $3, $3, $4, $5, 9)`,
    [archiveId, emir.id, at, new Date(at.getTime() + 1e9), fileKey],
  );
  const text = (title: string) => ({ values: { title }, at });
  return tx(async (open) => {
    await createNotification(open, vlasnik.id, text(markers.notification.text));
    const notificationId = await createNotification(
      open,
      emir.id,
      text(markers.foreignNotification.text),
    );
    return { archiveId, notificationId };
  });
}
