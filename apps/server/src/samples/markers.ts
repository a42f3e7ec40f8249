import {
  type BuiltApplication,
  completeContent,
  createInvitation,
} from '../modules/applications/applications.factory.ts';
import {
  type BuiltCampaign,
  type BuiltDonation,
  createDonation,
} from '../modules/crowdfunding/crowdfunding.factory.ts';
import { createNotification } from '../modules/notifications/notifications.factory.ts';
import { createProfile, writtenProfile } from '../modules/profiles/profiles.factory.ts';
import { newId } from '../platform/ids.ts';
import { desk, foreignDesk, type Kind, type Kinds, noOne, team } from './kinds.ts';
import type { Stage } from './stage.ts';

/** A private text of the stage, and who may be told it. */
export interface Marker {
  readonly text: string;
  readonly for: Kinds;
}

const insiders: Kinds = [...team, ...desk];
const own: Kinds = ['vlasnik'];
const contacts: Kinds = ['vlasnik', ...desk];
/** Reviews that are given show to whoever reviews or decides; on what is decided only. */
const reviewers: Kinds = desk.filter((kind) => kind !== 'menadzer' && kind !== 'obAdmin');

/** Private texts, each unlike anything that chance could write. */
export const markers = {
  ownerPhone: { text: '+387609000000000001', for: contacts },
  ownerEmail: { text: 'vlasnik@demo.zamah.ba', for: contacts },
  mateEmail: { text: 'clan@demo.zamah.ba', for: ['clan', ...desk] },
  foreignPhone: { text: '+387609000000000002', for: foreignDesk },
  foreignEmail: { text: 'emir@demo.zamah.ba', for: foreignDesk },
  pendingEmail: { text: 'oznaka-nova-adresa@primjer.ba', for: noOne },
  draft: { text: 'OZNAKA⟦nacrt prijave⟧', for: insiders },
  submitted: { text: 'OZNAKA⟦predata prijava⟧', for: insiders },
  foreignDraft: { text: 'OZNAKA⟦tuđi nacrt⟧', for: foreignDesk },
  foreignSubmitted: { text: 'OZNAKA⟦tuđa predata prijava⟧', for: foreignDesk },
  returned: { text: 'OZNAKA⟦razlog vraćanja⟧', for: insiders },
  // The team hears of it once the decisions of the call are announced.
  decision: { text: 'OZNAKA⟦neobjavljena odluka⟧', for: desk },
  invitee: { text: 'oznaka-pozvana@primjer.ba', for: insiders },
  // Nobody of the kinds has given their own review of it.
  review: { text: 'OZNAKA⟦tuđa ocjena⟧', for: noOne },
  decidedReview: { text: 'OZNAKA⟦ocjena odlučene prijave⟧', for: reviewers },
  profileForMe: { text: 'OZNAKA⟦profil samo za mene⟧', for: own },
  profileForMembers: {
    text: 'OZNAKA⟦profil za članove⟧',
    // Novi has a token here only: nobody unconfirmed can sign in.
    for: ['novi', 'lejla', 'zenica', 'moderator', ...insiders],
  },
  hiddenProfile: { text: 'OZNAKA⟦skriven profil⟧', for: ['lejla'] },
  donorName: { text: 'OZNAKA⟦prezime donatora⟧', for: noOne },
  donorEmail: { text: 'oznaka-donator@primjer.ba', for: noOne },
  donorPhone: { text: '+387609000000000003', for: noOne },
  donorAddress: { text: 'OZNAKA⟦adresa donatora⟧', for: noOne },
  paymentSecret: { text: 'OZNAKA⟦ključ plaćanja⟧', for: noOne },
  paymentReference: { text: 'OZNAKA⟦oznaka plaćanja⟧', for: noOne },
  notification: { text: 'OZNAKA⟦obavijest⟧', for: own },
  foreignNotification: { text: 'OZNAKA⟦tuđa obavijest⟧', for: noOne },
  network: { text: '2001:db8:0:0:0:0:face:b00c', for: ['vlasnik', 'admin'] },
  passwordHash: { text: 'OZNAKA⟦otisak lozinke⟧', for: noOne },
  factorSecret: { text: 'OZNAKA⟦tajna drugog faktora⟧', for: noOne },
  secretHash: { text: 'OZNAKA⟦otisak koda⟧', for: noOne },
  audit: { text: 'OZNAKA⟦zapis u dnevniku⟧', for: noOne },
  archive: { text: 'OZNAKA⟦tuđa arhiva⟧', for: noOne },
} as const satisfies Record<string, Marker>;

/** Texts that this kind of reader must not be told. */
export const hiddenFrom = (kind: Kind): readonly (readonly [name: string, text: string])[] =>
  Object.entries<Marker>(markers)
    .filter(([, marker]) => !marker.for.includes(kind))
    .map(([name, { text }]) => [name, text] as const);

/** Records that calls without a change are made on. */
export interface Standing {
  readonly draft: BuiltApplication;
  readonly submitted: BuiltApplication;
  readonly rejected: BuiltApplication;
  readonly published: BuiltApplication;
  readonly foreignDraft: BuiltApplication;
  readonly foreignSubmitted: BuiltApplication;
  readonly running: BuiltApplication;
  readonly campaign: BuiltCampaign;
  /** Settled, of a donor who did not ask to be named. */
  readonly anonymous: BuiltDonation;
  readonly donation: BuiltDonation;
  /** Of who is no reader here. */
  readonly archiveId: string;
  readonly notificationId: string;
}

const told = (text: string) => completeContent({ storyContent: text });

/** Fills the stage with records that carry the markers. */
export async function plantMarkers(stage: Omit<Stage, 'standing'>): Promise<Standing> {
  const applications = await plantApplications(stage);
  const money = await plantDonations(stage, applications.running);
  await plantAccounts(stage);
  await plantProfiles(stage);
  return { ...applications, ...money, ...(await plantForEmir(stage)) };
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
