import { isDeepStrictEqual } from 'node:util';
import type {
  BankContent,
  BankEdit,
  NewBank,
  SaveBank,
} from '@app/contracts/banks/bank-editing.schemas';
import { pages } from '@app/contracts/pages';
import { bankPolicy } from '@app/domain/banks/bank.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { slugify } from '@app/domain/slug';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type BankColumns,
  insertBank,
  keepPeople,
  lockBank,
  updateBank,
} from './banks.editing.repo.ts';
import { type BankRow, findBank, listPeople } from './banks.repo.ts';
import { missingOf, publishWhole } from './publishing.service.ts';

type Member = NonNullable<Actor>;
type Providing = Pick<Platform, 'provided'>;

/** Addresses of pages that stand where a bank's would. */
const taken = Object.values(pages).flatMap(({ path }) => /^\/ob\/([a-z-]+)/.exec(path)?.[1] ?? []);

async function editOf(p: Providing, read: Reader, bank: BankRow): Promise<BankEdit> {
  const people = await listPeople(read, bank.id);
  const { latitude, longitude } = bank;
  return {
    id: bank.id,
    slug: bank.slug,
    revision: bank.revision,
    missing: await missingOf(p, read, bank),
    content: {
      name: bank.name,
      municipality: bank.municipality,
      description: { bhs: bank.descriptionBhs, en: bank.descriptionEn },
      story: { bhs: bank.storyBhs, en: bank.storyEn },
      contact: { email: bank.email, phone: bank.phone, web: bank.web },
      address: { bhs: bank.addressBhs, en: bank.addressEn },
      place: latitude === null || longitude === null ? null : { latitude, longitude },
      foundedOn: bank.foundedOn,
      logo: bank.logo,
      picture: bank.picture,
      people: people.map(({ id, name, roleBhs, roleEn, kind, picture }) => ({
        id,
        name,
        role: { bhs: roleBhs, en: roleEn },
        kind,
        picture,
      })),
    },
  };
}

const columnsOf = (content: Omit<BankContent, 'people'>): BankColumns => ({
  name: content.name,
  municipality: content.municipality,
  descriptionBhs: content.description.bhs,
  descriptionEn: content.description.en,
  storyBhs: content.story.bhs,
  storyEn: content.story.en,
  email: content.contact.email,
  phone: content.contact.phone,
  web: content.contact.web,
  addressBhs: content.address.bhs,
  addressEn: content.address.en,
  latitude: content.place?.latitude ?? null,
  longitude: content.place?.longitude ?? null,
  foundedOn: content.foundedOn,
  logo: content.logo,
  picture: content.picture,
});

const refused = (actor: Member, bankSlug: string): Failure | undefined =>
  bankPolicy.manage(actor, { bankSlug }).ok ? undefined : fail('NOT_FOUND');

export async function openBank(
  p: Pick<Platform, 'db' | 'provided'>,
  actor: Member,
  slug: string,
): Promise<BankEdit | Failure> {
  const { read } = p.db;
  const bank = await findBank(read, slug);
  if (!bank) return fail('NOT_FOUND');
  return refused(actor, bank.slug) ?? editOf(p, read, bank);
}

export async function createBank(
  p: Pick<Platform, 'db' | 'clock' | 'signals' | 'provided'>,
  actor: Member,
  { name, municipality }: z.infer<typeof NewBank>,
): Promise<BankEdit | Failure> {
  if (!bankPolicy.create(actor).ok) return fail('FORBIDDEN');
  const slug = slugify(municipality, '');
  if (slug === '' || taken.includes(slug)) {
    return fail('VALIDATION', { fields: { municipality: 'invalid' } });
  }
  const id = newId();
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const bank = await insertBank(tx, { id, slug, name, municipality, emblem: slug, at });
    if (!bank) return fail('ALREADY_EXISTS');
    await recordAudit(tx, {
      action: 'bank.founded',
      subject: id,
      actorId: actor.id,
      at,
      details: { slug },
    });
    p.signals.publish(tx, `bank:${id}`);
    return editOf(p, tx, bank);
  });
}

/** Saves all of it, or nothing where somebody saved since the revision that the writer began from. */
export async function saveBank(
  p: Pick<Platform, 'db' | 'clock' | 'signals' | 'provided'>,
  actor: Member,
  slug: string,
  { revision, content }: z.infer<typeof SaveBank>,
): Promise<BankEdit | Failure> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const bank = await lockBank(tx, slug);
    if (!bank) return fail('NOT_FOUND');
    const forbidden = refused(actor, bank.slug);
    if (forbidden) return forbidden;
    const before = await editOf(p, tx, bank);
    const changed = (Object.keys(content) as (keyof BankContent)[]).filter(
      (part) => !isDeepStrictEqual(content[part], before.content[part]),
    );
    if (changed.length === 0) return before;
    if (revision !== bank.revision) return fail('REVISION_CLASH', { details: { theirs: before } });
    const { people, ...rest } = content;
    const kept = await keepPeople(tx, bank.id, people);
    if (isFailure(kept)) return kept;
    const saved = await updateBank(tx, bank.id, {
      ...columnsOf(rest),
      revision: bank.revision + 1,
      updatedAt: at,
    });
    await recordAudit(tx, {
      action: 'bank.edited',
      subject: bank.id,
      actorId: actor.id,
      at,
      details: { changed },
    });
    await publishWhole(p, tx, { bankId: bank.id, actorId: actor.id, at });
    p.signals.publish(tx, `bank:${bank.id}`);
    return editOf(p, tx, (await findBank(tx, bank.id)) ?? saved);
  });
}
