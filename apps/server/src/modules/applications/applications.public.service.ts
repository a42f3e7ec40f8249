import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { Actor } from '@app/domain/accounts/permissions';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { isPublic } from './applications.read.service.ts';
import { publicApplication } from './applications.repo.ts';
import { teamFor, viewFor } from './applications.view.service.ts';

/** What strangers see is kept this many milliseconds, unless a signal says that it changed. */
const keptFor = 5_000;
const keptAtMost = 1_000;

/**
 * Makes the public view of applications. The same for every stranger, so it is kept for seconds;
 * somebody who is signed in gets their own, as it carries what they may do.
 */
export function createPublicView({ db, clock, signals }: Platform) {
  const find = publicApplication(db.read);
  const kept = new Map<string, { until: number; view: ApplicationView }>();
  const slugOf = new Map<string, string>();
  /** Counts what was forgotten, so that a view read before a signal is not kept after it. */
  let forgotten = 0;

  signals.subscribe((topic) => {
    if (!topic.startsWith('application:')) return;
    forgotten += 1;
    const slug = slugOf.get(topic.slice('application:'.length));
    if (slug) kept.delete(slug);
  });
  signals.onLost(() => {
    forgotten += 1;
    kept.clear();
  });

  const read = async (slug: string, actor: Actor): Promise<ApplicationView | Failure> => {
    const record = await find(slug);
    if (!record || !isPublic(record)) return fail('NOT_FOUND');
    const members = await teamFor(db.read, record, actor);
    return viewFor(record, record.shown, members, actor, clock.now());
  };

  return async (slug: string, actor: Actor): Promise<ApplicationView | Failure> => {
    if (actor) return read(slug, actor);
    const now = clock.now().getTime();
    const found = kept.get(slug);
    if (found && found.until > now && signals.connected) return found.view;
    const before = forgotten;
    const view = await read(slug, null);
    if ('failure' in view || forgotten !== before) return view;
    if (kept.size >= keptAtMost) {
      kept.clear();
      slugOf.clear();
    }
    kept.set(slug, { until: now + keptFor, view });
    slugOf.set(view.id, slug);
    return view;
  };
}
