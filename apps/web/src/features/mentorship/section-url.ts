import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { projectOf } from '@app/contracts/pages';
import { sectionKeysOf, withoutSections } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { canvasUrl, sectionLink } from '../../entities/applications/public.ts';

type Of = Pick<MentorshipRequest, 'kind' | 'applicationId' | 'applicationSlug' | 'side'>;

export const applicationUrl = ({ kind, applicationSlug }: Of): string =>
  projectOf(kind)({ slug: applicationSlug });

/** Where a section is written by its team; everybody else reads it. */
export const sectionUrl = (of: Of, section: string): string =>
  of.side === 'applicant'
    ? `${canvasUrl(of.kind, of.applicationId)}${sectionLink(section).search}`
    : `${applicationUrl(of)}${sectionLink(section).search}#dijelovi`;

/** What an answer may be about: no section that the call leaves out. */
export const sectionsOf = ({
  kind,
  omittedSections,
}: Pick<MentorshipRequest, 'kind' | 'omittedSections'>): string[] =>
  sectionKeysOf(withoutSections(formOf(kind), omittedSections)).filter((key) => key !== 'review');
