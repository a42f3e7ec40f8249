import {
  type ApplicationSubject,
  isBlind,
  isBlindTo,
} from '@app/domain/applications/application.policy';
import { type AnyContent, mapContent } from '@app/domain/applications/form/form';
import type { AttachedFile } from '@app/domain/applications/form/values';
import type { Actor } from '@app/domain/permissions/permissions';
import { translate } from '@app/messages/translate';
import type { Reader } from '../../platform/db/client.ts';
import { withoutPerson } from '../../platform/personal-data.ts';
import { type MemberName, membersByIds } from '../accounts/public.ts';
import { memberIdsOf } from './applications.lists.repo.ts';
import {
  type ApplicationRecord,
  formFor,
  titleOf,
  type WrittenApplication,
} from './applications.repo.ts';

/**
 * What a team wrote, without the names of those whom the reader is not told of.
 *
 * @param alone also where a first or last name stands by itself.
 */
export const withoutHidden = <T>(written: T, hidden: readonly MemberName[], alone = false): T =>
  hidden.reduce(
    (stored, { id, firstName, name, email, phoneNumber, language }) =>
      withoutPerson(
        stored,
        {
          id,
          firstName,
          lastName: name.slice(firstName.length).trim(),
          addresses: [email.toLowerCase()],
          phoneNumber,
          language,
        },
        { called: translate(language, 'personalData.hiddenMember'), alone },
      ),
    written,
  );

/** The same of a whole content: without the name under which it was sent, files without their own. */
export function unnamedContent(
  record: Pick<ApplicationRecord, 'call'>,
  content: AnyContent,
  team: readonly MemberName[],
): AnyContent {
  const filed = mapContent(formFor(record), content, 'files', (current: readonly AttachedFile[]) =>
    current.map((one, n) => ({ ...one, name: `${n + 1}${/\.\w+$/.exec(one.name)?.[0] ?? ''}` })),
  );
  return { ...withoutHidden(filed, team, true), applicantName: '' };
}

export interface Titled extends Pick<ApplicationSubject, 'status' | 'bankSlug' | 'blind'> {
  readonly id: string;
  readonly title: string;
}

/** Of whom a reader is not told. */
export type BlindRule = typeof isBlindTo;

/** In a file nobody is named before the decision, whoever takes it along. */
export const blindInFiles: BlindRule = (_, subject) => isBlind(subject);

/**
 * Titles for a list, by id: of those applications alone whose teams this reader is not told of, and
 * without their names.
 */
export async function unnamedTitles(
  read: Reader,
  actor: Actor,
  applications: readonly Titled[],
  rule: BlindRule = isBlindTo,
): Promise<ReadonlyMap<string, string>> {
  const blindTo = (one: Titled, memberIds: readonly string[]) =>
    rule(actor, { ...one, ownerId: '', memberIds });
  const found = applications.filter((one) => blindTo(one, []));
  const teams = await memberIdsOf(
    read,
    found.map(({ id }) => id),
  );
  const people = await membersByIds(read, [...teams.values()].flat());
  const titles = new Map<string, string>();
  for (const one of found) {
    const team = teams.get(one.id) ?? [];
    const names = team.flatMap((id) => people.get(id) ?? []);
    if (blindTo(one, team)) titles.set(one.id, withoutHidden(one.title, names, true));
  }
  return titles;
}

/** Whom an application of a blind call must not be known by; null where everybody may be named. */
export type Unnamed = readonly MemberName[] | null;

export const unnamedIn = async (
  read: Reader,
  { blind }: { readonly blind: boolean },
  team: readonly string[],
): Promise<Unnamed> => (blind ? [...(await membersByIds(read, team)).values()] : null);

/** A title for whoever is at the bank: some of them must not learn whose it is. */
export const titleForBank = (title: string, unnamed: Unnamed): string =>
  withoutHidden(title, unnamed ?? [], true);

export const titleForBoard = async (read: Reader, record: WrittenApplication): Promise<string> =>
  titleForBank(titleOf(record), await unnamedIn(read, record.call, record.memberIds));
