import type { ProjectCard, ProjectsQuery } from '@app/contracts/applications/applications.schemas';
import type { z } from 'zod';
import type { Failure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBank } from '../banks/public.ts';
import { listShown } from './applications.lists.repo.ts';

/** What everybody may see of the projects of all banks, or of one. */
export async function listProjects(
  { db: { read } }: Pick<Platform, 'db'>,
  { bank: slug, ...query }: z.infer<typeof ProjectsQuery>,
): Promise<ListPage<ProjectCard> | Failure> {
  const bank = slug === undefined ? undefined : await findBank(read, slug);
  return listPage(query, {
    cursor: timeCursor,
    read: async (slice) => (slug && !bank ? [] : listShown(read, slice, bank?.id)),
    place: ({ submittedAt, id }) => ({ at: submittedAt, id }),
    show: (rows) =>
      rows.map(({ content, submittedAt: _, amount, ...project }) => ({
        ...project,
        summary: content.projectDescription,
        picture: content.applicationPicture,
        municipality: content.municipality || project.bank.municipality,
        amount: amount / 100,
      })),
  });
}
