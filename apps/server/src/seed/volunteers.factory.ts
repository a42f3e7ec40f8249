import type { VolunteerStatus } from '@app/domain/volunteers/volunteer.machine';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { findApplication, formFor, titleOf } from '../modules/applications/public.ts';
import { createVolunteer } from '../modules/volunteers/volunteers.factory.ts';
import { volunteerMail } from '../modules/volunteers/volunteers.mails.tsx';
import { certificateSecret } from '../modules/volunteers/volunteers.tokens.ts';
import { activitiesIn, activityOf } from '../modules/volunteers/volunteers.view.ts';
import type { Tx } from '../platform/db/client.ts';
import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import { keepMail } from './mails.factory.ts';
import type { People } from './people.factory.ts';

interface DemoVolunteer {
  readonly name: string;
  readonly email: string;
  readonly status: VolunteerStatus;
  /** The first one unless another is named. */
  readonly activity?: string;
  /** Days before today. */
  readonly invited: number;
  readonly answered?: number;
  readonly answer?: string;
  readonly hours?: number;
  /** Of the address in their mail; as long as mailed ones. */
  readonly secret?: string;
}

/** Whom the owner of each project asked to help, and who offered to. */
const demoVolunteers: Readonly<Record<string, readonly DemoVolunteer[]>> = {
  'muzicka-soba-u-domu-mladih': [
    {
      name: 'Nedim Okić',
      email: 'nedim.okic@primjer.ba',
      status: 'invited',
      invited: -3,
      secret: 'demo-volontiranje-nedim-okic-muzicka-soba00',
    },
    {
      name: 'Sara Begić',
      email: 'sara.begic@primjer.ba',
      status: 'confirmed',
      invited: -3,
      answered: -2,
    },
    {
      name: 'Tarik Delić',
      email: 'tarik.delic@primjer.ba',
      status: 'confirmed',
      invited: -3,
      answered: -2,
    },
    {
      name: 'Una Kapić',
      email: 'una.kapic@primjer.ba',
      status: 'declined',
      invited: -3,
      answered: -2,
      answer: 'Tada radim, ali mogu pozajmiti bušilicu.',
    },
    {
      name: 'Faris Bešić',
      email: 'faris.besic@primjer.ba',
      status: 'expired',
      invited: -20,
    },
  ],
  'staza-uz-jalu': [
    {
      name: 'Lejla Softić',
      email: 'lejla@demo.zamah.ba',
      status: 'attended',
      invited: -108,
      answered: -107,
      hours: 6.5,
    },
    {
      name: 'Lejla Softić',
      email: 'lejla@demo.zamah.ba',
      activity: 'Klupe i oznake',
      status: 'invited',
      invited: -1,
    },
    {
      name: 'Emir Begić',
      email: 'emir@demo.zamah.ba',
      activity: 'Klupe i oznake',
      status: 'offered',
      invited: -1,
      answer: 'Imam bušilicu i slobodnu subotu.',
    },
    {
      name: 'Emir Begić',
      email: 'emir@demo.zamah.ba',
      status: 'refused',
      invited: -107,
      answered: -106,
    },
    {
      name: 'Adnan Suljić',
      email: 'adnan.suljic@primjer.ba',
      status: 'attended',
      invited: -108,
      answered: -106,
      answer: 'Dovozim kolica i dvije lopate.',
      hours: 12,
    },
    {
      name: 'Mia Jurić',
      email: 'mia.juric@primjer.ba',
      status: 'confirmed',
      invited: -108,
      answered: -104,
    },
  ],
};

/** Volunteers in every status, with their mails. */
export async function seedVolunteers(
  tx: Tx,
  p: Platform,
  applications: ReadonlyMap<string, BuiltApplication>,
  { people, today }: { readonly people: People; readonly today: Date },
): Promise<void> {
  for (const [slug, volunteers] of Object.entries(demoVolunteers)) {
    for (const one of volunteers) {
      await seedVolunteer(tx, p, entry(applications, slug), one, { people, today });
    }
  }
}

async function seedVolunteer(
  tx: Tx,
  p: Platform,
  application: BuiltApplication,
  { invited, answered, hours, secret: mailed, ...plan }: DemoVolunteer,
  { people, today }: { readonly people: People; readonly today: Date },
): Promise<void> {
  const id = newId();
  const owner = entry(people, 'vlasnik');
  const record = await findApplication(tx, application);
  if (!record) throw new Error('A volunteer belongs to an application.');
  const named = activitiesIn(record.draft).find(({ name }) => name === plan.activity);
  const isOver = plan.status === 'attended';
  const isOffer = plan.status === 'offered' || plan.status === 'refused';
  const secret = isOver ? certificateSecret(p, id) : (mailed ?? id);
  const row = await createVolunteer(tx, application, {
    ...plan,
    ...(named ? { activityId: named.id } : {}),
    id,
    secret,
    invitedBy: isOffer ? null : owner.id,
    invitedAt: onDay(today, invited),
    answeredAt: answered === undefined ? null : onDay(today, answered),
    ...(plan.status === 'expired' ? { expiresAt: onDay(today, invited + 14) } : {}),
    ...(hours
      ? { halfHours: hours * 2, recordedBy: owner.id, recordedAt: onDay(today, invited + 28) }
      : {}),
  });
  if (isOffer) return;
  const mail = volunteerMail(p.settings, isOver ? 'certificate' : 'invitation', {
    row,
    activity: activityOf(record.draft, row),
    grant: record.call.kind,
    title: titleOf(record),
    bankName: record.bank.name,
    place: formFor(record).about(record.draft).location,
    askedBy: owner.name,
    secret,
  });
  await keepMail(tx, mail, row.recordedAt ?? row.invitedAt);
}
