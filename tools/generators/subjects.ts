import type { ExceptionSubject } from '@app/domain/agreements/exception.policy';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '@app/domain/applications/application.machine';
import type { ApplicationSubject } from '@app/domain/applications/application.policy';
import { articleStatuses } from '@app/domain/articles/article.machine';
import type { ArticleSubject } from '@app/domain/articles/article.policy';
import { type DeskTaskKind, deskTaskKinds } from '@app/domain/bank-desk/desk.tasks';
import type { BankRequestSubject } from '@app/domain/bank-requests/bank-request.policy';
import type { BankSubject } from '@app/domain/banks/bank.policy';
import type { CallSubject } from '@app/domain/calls/call.policy';
import type { CommentSubject } from '@app/domain/comments/comment.policy';
import { requestStatuses } from '@app/domain/mentorship/request.machine';
import type { RequestSubject } from '@app/domain/mentorship/request.policy';
import { type ObPermissionType, obPermissionTypes } from '@app/domain/permissions/permissions';
import { type ProfileSubject, visibilities } from '@app/domain/profiles/profile.policy';
import type { ReviewSubject } from '@app/domain/reviews/review.policy';
import type { AccountSubject } from '@app/domain/security/security.policy';
import type { TeamSubject } from '@app/domain/teams/team.policy';

/** The cases in which each policy is asked, by name of the case. */
type Cases<T> = Readonly<Record<string, T>>;

function inEachStatus<T>(make: (status: ApplicationStatus) => T): Cases<T> {
  return Object.fromEntries(applicationStatuses.map((status) => [status, make(status)]));
}

const application = { ownerId: 'vlasnik', memberIds: ['vlasnik', 'clan'], bankSlug: 'tuzla' };
const applicationCases: Cases<ApplicationSubject> = inEachStatus((status) => ({
  ...application,
  status,
}));
const underWay = { ...application, status: 'implementation', proposedBy: 'menadzer' } as const;
const exceptionCases: Cases<ExceptionSubject & { readonly proposedBy: string }> = {
  'a payout before signing': { ...underWay, kind: 'payout', status: 'approved' },
  'a payout under way': { ...underWay, kind: 'payout' },
  'a shortfall': { ...underWay, kind: 'shortfall' },
};
const written = new Date(0);
const comment = {
  ...application,
  status: 'submitted',
  createdAt: written,
  now: written,
  isDeleted: false,
} as const;
const commentCases: Cases<CommentSubject> = {
  'of team and bank': { ...comment, audience: 'team', authorId: 'clan' },
  'of the board': { ...comment, audience: 'board', authorId: 'odbor' },
};
/** Asked by the team's owner, claimed by a member of the board once it is not open. */
const requestCases: Cases<RequestSubject & { mentorName: string | null }> = Object.fromEntries(
  requestStatuses.map((requestStatus) => [
    requestStatus,
    {
      ...application,
      status: 'submitted',
      authorId: 'vlasnik',
      requestStatus,
      ...(requestStatus === 'open'
        ? { claimedBy: null, mentorName: null }
        : { claimedBy: 'odbor', mentorName: 'odbor' }),
    },
  ]),
);
const reviewCases: Cases<ReviewSubject> = inEachStatus((status) => ({
  ...application,
  status,
  own: 'none',
}));
const articleCases: Cases<ArticleSubject> = Object.fromEntries(
  articleStatuses.map((status) => [
    status,
    { status, ownerId: 'vlasnik', authorIds: ['vlasnik', 'clan'], bankSlug: null },
  ]),
);
const callCases: Cases<CallSubject> = {
  unpublished: { bankSlug: 'tuzla', state: 'open', isPublished: false },
  coming: { bankSlug: 'tuzla', state: 'coming', isPublished: true },
  open: { bankSlug: 'tuzla', state: 'open', isPublished: true },
  closed: { bankSlug: 'tuzla', state: 'closed', isPublished: true },
};
const profileCases: Cases<ProfileSubject> = Object.fromEntries(
  visibilities.map((visibility) => [`for ${visibility}`, { ownerId: 'vlasnik', visibility }]),
);
const bankRequestCases: Cases<BankRequestSubject> = {
  'for a bank': { requesterId: 'lejla', bankSlug: null },
  'for a call': { requesterId: 'lejla', bankSlug: 'tuzla' },
};
const team = { ownerId: 'vlasnik', memberIds: ['vlasnik', 'clan'] };
const teamCases: Cases<TeamSubject> = {
  'themselves or the owner': { ...team, memberId: 'vlasnik' },
  'another member': { ...team, memberId: 'clan' },
};
const bankCases: Cases<BankSubject> = { always: { bankSlug: 'tuzla' } };

const deskCases: Cases<BankSubject & { kind: DeskTaskKind }> = Object.fromEntries(
  deskTaskKinds.map((kind) => [kind, { bankSlug: 'tuzla', kind }]),
);

const securityCases: Cases<AccountSubject & { type: ObPermissionType }> = Object.fromEntries(
  obPermissionTypes.map((type) => [type, { memberId: 'lejla', isLastAdmin: false, type }]),
);

/** Cases by name of the policy; a policy without any stops the generator. */
export const subjects: Readonly<Record<string, Cases<unknown>>> = {
  accountPolicy: { always: { id: 'lejla' } },
  agreementPolicy: applicationCases,
  agreementTemplatePolicy: bankCases,
  applicationPolicy: applicationCases,
  articlePolicy: articleCases,
  bankPolicy: bankCases,
  bankRequestPolicy: bankRequestCases,
  callPolicy: callCases,
  campaignPagePolicy: applicationCases,
  commentPolicy: commentCases,
  deskPolicy: deskCases,
  donationPolicy: bankCases,
  exceptionPolicy: exceptionCases,
  fundPolicy: bankCases,
  giftPolicy: applicationCases,
  profilePolicy: profileCases,
  storyPolicy: applicationCases,
  taskPolicy: { always: team },
  requestPolicy: requestCases,
  reviewPolicy: reviewCases,
  securityPolicy: securityCases,
  skillsPolicy: applicationCases,
  teamPolicy: teamCases,
  volunteerPolicy: applicationCases,
};
