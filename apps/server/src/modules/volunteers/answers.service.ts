import type {
  OwnVolunteering,
  VolunteerAnswer,
  VolunteerInvitation,
  VolunteerOffer,
} from '@app/contracts/volunteers/volunteers.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import { volunteerLimits } from '@app/domain/volunteers/volunteer';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { bySecret, changeLetter, openLetter } from '../../kit/letters.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMember } from '../accounts/public.ts';
import {
  aboutApplication,
  findApplication,
  type WrittenApplication,
} from '../applications/public.ts';
import { certificatePdf } from './certificate.pdf.ts';
import { moveVolunteer } from './volunteers.moves.ts';
import {
  findVolunteer,
  type VolunteerRow,
  volunteerByToken,
  volunteersAt,
} from './volunteers.repo.ts';
import { offerHelp } from './volunteers.service.ts';
import { certificateTokenOf } from './volunteers.tokens.ts';
import { invitationView } from './volunteers.view.ts';

type SignedIn = NonNullable<Actor>;
type Answer = z.output<typeof VolunteerAnswer>;

/** By whoever holds the secret: the volunteer needs no account. */
export const readInvitation = (
  p: Platform,
  secret: string,
): Promise<z.output<typeof VolunteerInvitation> | Failure> =>
  openLetter(p.db.read, aboutApplication, bySecret(volunteerByToken, secret), (row, record) =>
    invitationView(p.db.read, row, record, p.clock.now()),
  );

interface AnswerOf {
  readonly find: (read: Reader) => Promise<VolunteerRow | undefined>;
  readonly answer: Answer;
  readonly language: Language;
  /** Whose account; null by the mail alone. */
  readonly actorId: string | null;
}

async function say<T>(
  p: Platform,
  { find, answer: { event, answer }, language, actorId }: AnswerOf,
  show: (tx: Tx, row: VolunteerRow, record: WrittenApplication, at: Date) => Promise<T>,
): Promise<T | Failure> {
  const at = p.clock.now();
  return changeLetter(p, aboutApplication, find, async ({ tx, row, record }) => {
    const change = { answer, answeredAt: at, language };
    const by = { by: 'volunteer', actorId } as const;
    const moved = await moveVolunteer(p, tx, { record, row, event, ...by, at, change });
    return isFailure(moved) ? moved : show(tx, moved, record, at);
  });
}

export function answerVolunteer(p: Platform, secret: string, answer: Answer, language: Language) {
  const find = bySecret(volunteerByToken, secret);
  return say(p, { find, answer, language, actorId: null }, invitationView);
}

/** Members have confirmed their address: what was sent there is theirs. */
const addressOf = async (read: Reader, { id }: SignedIn): Promise<string> =>
  (await findMember(read, id))?.email.toLowerCase() ?? '';

const ownView = async (
  p: Platform,
  read: Reader,
  row: VolunteerRow,
  record: WrittenApplication,
): Promise<z.output<typeof OwnVolunteering>> => ({
  ...(await invitationView(read, row, record, p.clock.now())),
  id: row.id,
  applicationId: row.applicationId,
  activityId: row.activityId,
  certificateToken: certificateTokenOf(p, row),
});

/** Offers help, and shows the offer as the zone has it. */
export async function offerOwn(
  p: Platform,
  actor: SignedIn,
  id: string,
  offer: z.output<typeof VolunteerOffer>,
): Promise<z.output<typeof OwnVolunteering> | Failure> {
  const row = await offerHelp(p, actor, id, offer);
  if (isFailure(row)) return row;
  const record = await findApplication(p.db.read, { id });
  return record ? ownView(p, p.db.read, row, record) : fail('NOT_FOUND');
}

/** Where a member was invited to help, and helped. */
export async function ownVolunteering(
  p: Platform,
  actor: SignedIn,
): Promise<z.output<typeof OwnVolunteering>[]> {
  const { read } = p.db;
  const rows = await volunteersAt(read, await addressOf(read, actor), volunteerLimits.shown);
  const shown = await Promise.all(
    rows.map(async (row) => {
      const record = await findApplication(read, { id: row.applicationId });
      return record ? [await ownView(p, read, row, record)] : [];
    }),
  );
  return shown.flat();
}

export function answerOwn(
  p: Platform,
  actor: SignedIn,
  id: string,
  answer: Answer,
  language: Language,
): Promise<z.output<typeof OwnVolunteering> | Failure> {
  const find = async (read: Reader) => {
    const row = await findVolunteer(read, id);
    return row && row.email === (await addressOf(read, actor)) ? row : undefined;
  };
  return say(p, { find, answer, language, actorId: actor.id }, (tx, row, record) =>
    ownView(p, tx, row, record),
  );
}

export async function printCertificate(p: Platform, secret: string, language: Language) {
  const asked = await readInvitation(p, secret);
  if (isFailure(asked)) return asked;
  return asked.hours === null ? fail('NOT_FOUND') : certificatePdf(p, asked, { secret, language });
}
