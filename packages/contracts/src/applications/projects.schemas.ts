import { projectStages } from '@app/domain/applications/project-stage';
import { z } from 'zod';
import { BankRef } from '../banks/banks.schemas.ts';
import { Id, KmSum, listQuery, Slug } from '../common.schemas.ts';
import { ApplicationStatus } from './applications.schemas.ts';
import { Kind } from './form.schemas.ts';

/** A project that a bank supports, as lists show it to everybody. */
export const ProjectCard = z.object({
  id: Id,
  slug: Slug,
  kind: Kind,
  title: z.string(),
  summary: z.string(),
  picture: z.string().nullable(),
  municipality: z.string(),
  bank: BankRef,
  status: ApplicationStatus,
  /** The grant asked for, in KM. */
  amount: KmSum,
  /** How many people it reached, by its accepted final report. */
  reached: z.int().nullable(),
  /** In which its application was sent. */
  year: z.int(),
  /** Numbers of the Sustainable Development Goals that it serves. */
  themes: z.array(z.int()),
  place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});
export type ProjectCard = z.input<typeof ProjectCard>;

const projectFilters = {
  bank: Slug.optional(),
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  theme: z.coerce.number().int().min(1).max(17).optional(),
  stage: z.enum(projectStages).optional(),
  kind: Kind.optional(),
  /** Words, or how they begin, with or without their marks. */
  q: z.string().max(80).optional(),
};
export const ProjectsQuery = listQuery(12).extend(projectFilters);
export const ProjectFiguresQuery = z.object(projectFilters);

/** Of the projects that fit a filter, together. */
export const ProjectFigures = z.object({
  projects: z.int().nonnegative(),
  amount: KmSum,
  banks: z.int().nonnegative(),
  /** Years with a project, whatever the filter, the last first. */
  years: z.array(z.int()),
});
export type ProjectFigures = z.input<typeof ProjectFigures>;

/** An application that the reader may open, as a search for one finds it. */
export const FoundApplication = z.object({
  id: Id,
  slug: Slug,
  kind: Kind,
  /** The end of its id, short enough to be said. */
  code: z.string(),
  title: z.string(),
  teamName: z.string(),
  picture: z.string().nullable(),
  bank: BankRef,
  status: ApplicationStatus,
  /** Whether everybody may open it. */
  isPublic: z.boolean(),
});
export type FoundApplication = z.infer<typeof FoundApplication>;
