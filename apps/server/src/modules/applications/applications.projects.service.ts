import type {
  ProjectCard,
  ProjectFigures,
  ProjectFiguresQuery,
  ProjectsQuery,
} from '@app/contracts/applications/projects.schemas';
import { fening } from '@app/domain/money';
import { instantAt, wallTime } from '@app/domain/sarajevo-time';
import { searchWords } from '@app/domain/search';
import type { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import type { Reader } from '../../platform/db/client.ts';
import type { Failure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBank } from '../banks/public.ts';
import { hiddenPeople } from './applications.ages.ts';
import { listShown, type ShownFilter, sumShown, yearsShown } from './applications.lists.repo.ts';
import { withoutHidden } from './applications.unnamed.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** How many people projects reached, by their accepted final reports. */
    readonly peopleReached: (
      read: Reader,
      applicationIds: readonly string[],
    ) => Promise<ReadonlyMap<string, number>>;
  }
}

type Query = z.infer<typeof ProjectFiguresQuery>;

const newYear = (year: number) => instantAt(Date.UTC(year, 0, 1) / 86_400_000, 0);

/** @returns null where the bank that is asked for does not exist. */
async function filterOf(read: Reader, filters: Query): Promise<ShownFilter | null> {
  const bank = filters.bank === undefined ? undefined : await findBank(read, filters.bank);
  if (filters.bank !== undefined && !bank) return null;
  return {
    bankId: bank?.id,
    theme: filters.theme,
    stage: filters.stage,
    kind: filters.kind,
    within:
      filters.year === undefined ? undefined : [newYear(filters.year), newYear(filters.year + 1)],
    words: searchWords(filters.q ?? ''),
  };
}

/** What everybody may see of the projects of all banks. */
export async function listProjects(
  { db: { read }, clock, provided }: Pick<Platform, 'db' | 'clock' | 'provided'>,
  { after, limit, ...filters }: z.infer<typeof ProjectsQuery>,
): Promise<ListPage<z.output<typeof ProjectCard>> | Failure> {
  const filter = await filterOf(read, filters);
  return listPage(
    { after, limit },
    {
      cursor: timeCursor,
      read: async (slice) => (filter ? listShown(read, slice, filter) : []),
      place: ({ submittedAt, id }) => ({ at: submittedAt, id }),
      show: async (rows) => {
        const ids = rows.map(({ id }) => id);
        const [hidden, reached] = await Promise.all([
          hiddenPeople(read, ids, clock.now()),
          provided.peopleReached(read, ids),
        ]);
        return rows.map(({ about, submittedAt, amount, ...project }) => ({
          ...project,
          summary: withoutHidden(about.summary, hidden.get(project.id) ?? []),
          picture: about.picture,
          municipality: about.municipality || project.bank.municipality,
          amount,
          reached: reached.get(project.id) ?? null,
          year: wallTime(submittedAt).year,
          place: about.place,
        }));
      },
    },
  );
}

/** Counts all that fits, so an answer is kept for a minute. */
export function createProjectFigures(p: Pick<Platform, 'db' | 'clock' | 'signals'>) {
  const cached = createCache<z.output<typeof ProjectFigures>>(p, {
    milliseconds: 60_000,
    atMost: 200,
    on: (topic, cache) => topic.startsWith('bank:') && cache.clear(),
  });
  const { read } = p.db;
  return (filters: Query): Promise<z.output<typeof ProjectFigures>> =>
    cached(JSON.stringify(Object.entries(filters).sort()), async () => {
      const filter = await filterOf(read, filters);
      const [sums, years] = await Promise.all([
        filter ? sumShown(read, filter) : { projects: 0, amount: 0, banks: 0 },
        yearsShown(read),
      ]);
      return { ...sums, amount: fening(sums.amount), years };
    });
}
