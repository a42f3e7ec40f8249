import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { projectOf } from '@app/contracts/pages';
import { canvasUrl, sectionLink } from '../applications/public.ts';

type Of = Pick<MentorshipRequest, 'kind' | 'applicationId' | 'applicationSlug' | 'side'>;

export const applicationUrl = ({ kind, applicationSlug }: Of): string =>
  projectOf(kind)({ slug: applicationSlug });

/** Where a section is written by its team; everybody else reads it. */
export const sectionUrl = (of: Of, section: string): string =>
  of.side === 'applicant'
    ? `${canvasUrl(of.kind, of.applicationId)}${sectionLink(section).search}`
    : `${applicationUrl(of)}${sectionLink(section).search}`;
