import type { FoundApplication } from '@app/contracts/applications/projects.schemas';
import { pages } from '@app/contracts/pages';
import { isPublicStatus } from '@app/domain/applications/application.machine';
import { applicationPolicy, visibleStatus } from '@app/domain/applications/application.policy';
import { type Actor, bankSlugsOf, obPermissionTypes } from '@app/domain/permissions/permissions';
import { searchWords } from '@app/domain/search';
import type { Platform } from '../../platform/platform.ts';
import { hiddenPeople } from './applications.ages.ts';
import { findOpenable } from './applications.lists.repo.ts';
import { isInsider } from './applications.subject.ts';
import { unnamedTitles, withoutHidden } from './applications.unnamed.ts';

const atMost = 20;

/** What is looked for: a code, an address that was pasted, or words. */
function wishOf(q: string): Parameters<typeof findOpenable>[1] {
  const before = pages.project.path.replace(':slug', '');
  const pasted = /^[a-z0-9-]+/.exec(q.split(before)[1] ?? '')?.[0];
  if (pasted) return { slug: pasted };
  const code = /^#?([0-9a-f]{8})$/i.exec(q)?.[1];
  return { words: searchWords(q), ...(code ? { code: code.toLowerCase() } : {}) };
}

export async function findApplications(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  q: string,
): Promise<FoundApplication[]> {
  const rows = await findOpenable(
    db.read,
    wishOf(q),
    { userId: actor?.id, banks: bankSlugsOf(actor, obPermissionTypes) },
    atMost,
  );
  const hidden = await hiddenPeople(
    db.read,
    rows.map(({ id }) => id),
    clock.now(),
  );
  const titles = await unnamedTitles(
    db.read,
    actor,
    rows.map(({ subject, bank, ...row }) => ({ ...row, ...subject, bankSlug: bank.slug })),
  );
  return rows.flatMap(({ subject, about, ...found }) => {
    const { bank } = found;
    const own = { ...subject, bankSlug: bank.slug };
    if (!applicationPolicy.view(actor, own).ok) return [];
    const unnamed = isInsider(actor, own) ? [] : (hidden.get(found.id) ?? []);
    return {
      ...found,
      title: titles.get(found.id) ?? found.title,
      code: found.id.slice(-8),
      teamName: titles.has(found.id) ? '' : withoutHidden(about.applicantName, unnamed),
      picture: about.picture,
      status: visibleStatus(actor, own),
      isPublic: isPublicStatus(visibleStatus(null, own)),
    };
  });
}
