import type { RequestBox, RequestList } from '@app/contracts/mentorship/mentorship.schemas';
import type { RequestPriority } from '@app/domain/mentorship/mentorship';
import type { RequestStatus } from '@app/domain/mentorship/request.machine';
import { requestPolicy } from '@app/domain/mentorship/request.policy';
import { z } from 'zod';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { cursorOf, cursorParts, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { applicationOf, findPlace, listRequests, type RequestScope } from './mentorship.repo.ts';
import { boardsOf, type SignedIn, viewsOf } from './mentorship.view.ts';
import type { Kind } from './requests.service.ts';

const cursor = cursorOf({
  place: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  id: cursorParts.id,
});

interface PageQuery {
  readonly after?: string | undefined;
  readonly limit: number;
  readonly applicationId?: string | undefined;
  readonly status?: RequestStatus | undefined;
  readonly priority?: RequestPriority | undefined;
  readonly box?: RequestBox | undefined;
}

const archivedIn: Readonly<Partial<Record<RequestBox, boolean>>> = { inbox: false, archive: true };

async function pageOf(
  p: Platform,
  actor: SignedIn,
  scope: RequestScope,
  { status, priority, box, ...page }: PageQuery,
): Promise<z.output<typeof RequestList> | Failure> {
  const { read } = p.db;
  const filter = {
    status,
    priority,
    claimedBy: box === 'mine' ? actor.id : undefined,
    archived: box && archivedIn[box],
  };
  const found = await listPage(page, {
    cursor,
    read: (slice) => listRequests(read, scope, filter, slice),
    place: ({ request }) => ({ place: request.place, id: request.id }),
    show: (records) => viewsOf(read, actor, records, p.clock.now()),
  });
  return isFailure(found) ? found : { data: found.items, next: found.next };
}

export async function listOfApplication(
  p: Platform,
  actor: SignedIn,
  { id, kind }: { readonly id: string; readonly kind: Kind },
  query: PageQuery,
): Promise<z.output<typeof RequestList> | Failure> {
  const place = await findPlace(p.db.read, id);
  if (!place || (kind && place.kind !== kind)) return fail('NOT_FOUND');
  if (!requestPolicy.view(actor, applicationOf(place)).ok) return fail('NOT_FOUND');
  return pageOf(p, actor, { application: id }, query);
}

/** Those of the reader's banks, or of their teams where they are on no board or ask for these. */
export async function listAll(
  p: Platform,
  actor: SignedIn,
  query: PageQuery,
): Promise<z.output<typeof RequestList> | Failure> {
  const { applicationId, box } = query;
  if (applicationId) {
    return listOfApplication(p, actor, { id: applicationId, kind: undefined }, query);
  }
  const own = await applicationIdsOf(p.db.read, actor.id);
  const banks = boardsOf(actor);
  const isOwn = box === 'own' || banks.length === 0;
  return pageOf(p, actor, isOwn ? { applications: own } : { banks, without: own }, query);
}
