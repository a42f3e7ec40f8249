import path from 'node:path';
import type { ArchiveView } from '@app/contracts/personal-data/personal-data.schemas';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import type { RawContext } from '../../platform/http/context.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Person } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds, personOf } from '../accounts/public.ts';
import { sweepScratch, withScratch, writeZip } from './archive.zip.ts';
import { archiveReadyMail } from './personal-data.mails.tsx';
import { jobNames } from './personal-data.names.ts';
import {
  type Archive,
  archivesOf,
  endPreparing,
  expireArchives,
  failForgotten,
  findArchive,
  insertArchive,
  requestsSince,
} from './personal-data.repo.ts';
import { readMe } from './read-me.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long an archive can be fetched. */
const keptFor = 7 * day;
/** Most archives that a member can ask for within a day. */
const dailyAtMost = 4;
/** After this time a try that fails is the last one. */
const givenUpAfter = 30 * minute;
/** An archive that is still not there after this time has lost its job. */
const forgottenAfter = 3 * 60 * minute;

/** Key of an archive's file: an area of the store that no public address leads to. */
export const archiveKey = ({ id, userId }: Pick<Archive, 'id' | 'userId'>) =>
  `archives/${userId}/${id}.zip`;

export async function listArchives(
  p: Platform,
  userId: string,
): Promise<z.output<typeof ArchiveView>[]> {
  const now = p.clock.now();
  return (await archivesOf(p.db.read, userId)).map((archive) => viewOf(archive, now));
}

function viewOf(archive: Archive, now: Date): z.output<typeof ArchiveView> {
  const over = archive.expiresAt !== null && archive.expiresAt <= now;
  return {
    id: archive.id,
    state: archive.state === 'ready' && over ? 'expired' : archive.state,
    requestedAt: archive.requestedAt,
    expiresAt: archive.expiresAt,
    size: archive.size,
  };
}

/**
 * Has an archive prepared.
 *
 * @returns `ALREADY_EXISTS` while one is prepared, `RATE_LIMITED` after a few within a day.
 */
export async function requestArchive(
  p: Platform,
  userId: string,
): Promise<z.output<typeof ArchiveView> | Failure> {
  const now = p.clock.now();
  const { asked, first } = await requestsSince(p.db.read, userId, new Date(now.getTime() - day));
  if (asked >= dailyAtMost && first) {
    return fail('RATE_LIMITED', {
      retryAfter: Math.max(1, Math.ceil((first.getTime() + day - now.getTime()) / 1000)),
    });
  }
  return p.db.transaction(async (tx) => {
    const archive = await insertArchive(tx, { id: newId(), userId, requestedAt: now });
    if (!archive) return fail('ALREADY_EXISTS');
    await p.jobs.put(tx, jobNames.prepare, { archiveId: archive.id });
    return viewOf(archive, now);
  });
}

/** Prepares an archive; an error has it tried again until the time for that is up. */
export async function prepareArchive(p: Platform, archiveId: string): Promise<void> {
  const archive = await findArchive(p.db.read, archiveId);
  if (archive?.state !== 'preparing') return;
  try {
    await gather(p, archive);
  } catch (error) {
    const waited = p.clock.now().getTime() - archive.requestedAt.getTime();
    if (waited < givenUpAfter) throw error;
    p.log.error({ err: error, archiveId }, 'personal data: an archive could not be prepared');
    await p.db.transaction(async (tx) => {
      await endPreparing(tx, archiveId, { state: 'failed' });
      await deleteLater(p, tx, [archiveKey(archive)]);
    });
  }
}

async function gather(p: Platform, archive: Archive): Promise<void> {
  const person = await personOf(p.db.read, archive.userId);
  if (!person) throw new Error('The member of an archive is not there.');
  await withScratch(async (folder) => {
    const place = path.join(folder, 'archive.zip');
    const content = { ...(await contentFor(p, person)), at: archive.requestedAt };
    const size = await writeZip(place, content, p.files);
    await p.files.putFile(archiveKey(archive), place, 'application/zip');
    await announce(p, archive, size);
  });
}

async function contentFor(p: Platform, person: Person) {
  const texts: Record<string, string> = {};
  const fileKeys = new Set<string>();
  const names: string[] = [];
  for (const part of p.personalData) {
    const kept = await part.collect(p.db.read, person.id, person);
    names.push(part.name);
    texts[`${part.name}.json`] = `${JSON.stringify(kept, null, 2)}\n`;
    for (const key of (await part.files?.(p.db.read, person.id, person)) ?? []) fileKeys.add(key);
  }
  return {
    texts: { 'read-me.txt': readMe(p.settings, person, names, p.clock.now()), ...texts },
    fileKeys: [...fileKeys],
  };
}

async function announce(p: Platform, archive: Archive, size: number): Promise<void> {
  const readyAt = p.clock.now();
  const expiresAt = new Date(readyAt.getTime() + keptFor);
  const fileKey = archiveKey(archive);
  await p.db.transaction(async (tx) => {
    const change = { state: 'ready', readyAt, expiresAt, fileKey, size } as const;
    if (await endPreparing(tx, archive.id, change)) {
      await p.jobs.put(tx, jobNames.readyMail, { archiveId: archive.id });
    } else {
      // Erased or given up meanwhile: nobody is left to fetch it.
      await deleteLater(p, tx, [fileKey]);
    }
  });
}

export async function mailAboutArchive(p: Platform, archiveId: string): Promise<void> {
  const archive = await findArchive(p.db.read, archiveId);
  if (archive?.state !== 'ready' || !archive.expiresAt) return;
  const [member, person] = await Promise.all([
    membersByIds(p.db.read, [archive.userId]),
    personOf(p.db.read, archive.userId),
  ]);
  const email = member.get(archive.userId)?.email;
  if (email && person) {
    await p.mail.send(archiveReadyMail(p.settings, { ...person, email }, archive.expiresAt));
  }
}

/** Sends a ready archive of the member; whatever else there is under the id is not found. */
export async function sendArchive(
  p: Platform,
  userId: string,
  id: string,
  { reply }: RawContext,
): Promise<unknown> {
  const archive = await findArchive(p.db.read, id);
  if (archive?.userId !== userId || archive.state !== 'ready' || !archive.fileKey) {
    return fail('NOT_FOUND');
  }
  if (!archive.expiresAt || archive.expiresAt <= p.clock.now()) return fail('NOT_FOUND');
  const file = await p.files.get(archive.fileKey);
  if (!file) return fail('NOT_FOUND');
  const name = `${fileNameOf(p.settings.brand)}-${archive.requestedAt.toISOString().slice(0, 10)}`;
  return reply
    .headers({
      'content-type': file.contentType,
      'content-length': file.size,
      'content-disposition': `attachment; filename="${name}.zip"`,
      'cache-control': 'private, no-store',
    })
    .send(file.stream);
}

const fileNameOf = (brand: string) =>
  brand
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'data';

/** Takes back archives whose time is up, and gives up those that lost their job. */
export async function sweepArchives(p: Platform): Promise<void> {
  const now = p.clock.now();
  const forgotten = new Date(now.getTime() - forgottenAfter);
  await p.db.transaction(async (tx) => {
    await deleteLater(p, tx, await expireArchives(tx, now));
    await failForgotten(tx, forgotten);
  });
  await sweepScratch(forgotten);
}

/** Has files deleted after the commit, by jobs of the same transaction: a crash loses none. */
export async function deleteLater(p: Platform, tx: Tx, keys: readonly string[]): Promise<void> {
  const batch = 200;
  for (let from = 0; from < keys.length; from += batch) {
    await p.jobs.put(tx, jobNames.deleteFiles, { keys: keys.slice(from, from + batch) });
  }
}
