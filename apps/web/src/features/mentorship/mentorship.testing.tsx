import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import type {
  ConversationMessage,
  MentorshipRequest,
} from '@app/contracts/mentorship/mentorship.schemas';
import { pages } from '@app/contracts/pages';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { allSent, answer, show } from '../../testing/show.tsx';
import MentorshipPanel from './parts/panel.tsx';
import type { PanelProps } from './parts/panel-props.ts';

export const idOf = (n: number) =>
  `0199aaaa-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const request = (n: number, more: Partial<MentorshipRequest> = {}): MentorshipRequest => ({
  id: idOf(n),
  applicationId: idOf(1),
  applicationTitle: 'Staza uz Jalu',
  userId: idOf(90),
  userName: 'Denis Sarić',
  bankName: 'Omladinska banka Tuzla',
  description: 'Smijemo li zamijeniti dobavljača? Drugi je skuplji.',
  requestType: 'mentorship',
  priority: 'high',
  status: 'in_progress',
  claimedByMemberId: idOf(91),
  claimedByName: 'Merima Kurtić',
  mentorName: 'Merima Kurtić',
  mentorResponseMessage: null,
  slaTimer: inHours(1.5),
  createdAt: '2026-11-19T15:48:00.000Z',
  userRating: null,
  userFeedback: null,
  title: `Zahtjev ${n}`,
  kind: 'orange',
  applicationSlug: 'staza-uz-jalu',
  bankSlug: 'tuzla',
  bankEmblem: 'salt',
  picture: null,
  requestedAmount: 4120,
  clock: 'urgent',
  section: null,
  omittedSections: [],
  tags: [],
  resolvedAt: null,
  lastMessageAt: '2026-11-19T15:48:00.000Z',
  unread: 0,
  side: 'mentor',
  isBlind: false,
  isOwn: false,
  isMine: true,
  canChange: false,
  canRemove: false,
  canWrite: true,
  canNote: true,
  canRate: false,
  events: ['reopen', 'assign', 'resolve', 'archive'],
  ...more,
});
export const ofTeam: Partial<MentorshipRequest> = {
  side: 'applicant',
  isMine: false,
  isOwn: true,
  canNote: false,
  canChange: true,
  canRemove: true,
  events: [],
};
export const message = (
  n: number,
  more: Partial<ConversationMessage> = {},
): ConversationMessage => ({
  id: idOf(n),
  mentorshipRequestId: idOf(10),
  senderId: idOf(90),
  senderName: 'Denis Sarić',
  senderType: 'applicant',
  message: `Poruka ${n}`,
  isFirstResponse: false,
  createdAt: '2026-11-19T15:48:00.000Z',
  isOwn: false,
  isNote: false,
  section: null,
  files: [],
  ...more,
});
const own: MyApplication = {
  id: idOf(1),
  projectTitle: 'Staza uz Jalu',
  kind: 'orange',
  slug: 'staza-uz-jalu',
  status: 'draft',
  role: 'owner',
  bankName: 'Omladinska banka Tuzla',
  bankEmblem: 'salt',
  callTitle: { bhs: 'Poziv', en: 'Call' },
  callClosesAt: '2026-12-31T22:59:00.000Z',
  sections: [
    { key: 'budget', done: true },
    { key: 'review', done: false },
  ],
  missing: [],
  openSections: null,
  returnReason: null,
  picture: null,
  membersLacking: 0,
  canDelete: false,
  canWithdraw: false,
  updatedAt: '2026-11-01T09:00:00.000Z',
};
export const onBoard = {
  id: idOf(80),
  permission_type: 'ob_asistent' as const,
  scope: 'bank' as const,
  scope_value: 'tuzla',
  is_active: true,
};
export const talk = (data: ConversationMessage[], more = {}) => ({
  data,
  happened: [],
  seenUntil: null,
  typing: [],
  ...more,
});

export const none = { unreadMessages: 0, newRequests: 0, total: 0 };

interface Given {
  readonly requests?: MentorshipRequest[];
  readonly messages?: ConversationMessage[];
  /** Others of the same application. */
  readonly earlier?: MentorshipRequest[];
  readonly seenUntil?: string;
  readonly team?: boolean;
  readonly open?: number;
  readonly query?: string;
}
export const application: PanelProps['application'] = {
  id: idOf(1),
  kind: 'orange',
  bankSlug: 'tuzla',
  title: 'Staza uz Jalu',
};

export async function panel(given: Given = {}, of?: PanelProps['application']) {
  const { requests = [request(10)], messages = [], earlier = [], team = false } = given;
  const { open, query = '' } = given;
  answer(applicationsApi.mine, team ? [own] : []);
  answer(permissionsApi.obPermissions, team ? [] : [onBoard as never]);
  answer(mentorshipApi.list, { data: of ? requests : earlier, next: null });
  answer(mentorshipApi.all, { data: requests, next: null });
  answer(mentorshipApi.answerTime, { hours: 9 });
  answer(mentorshipApi.templates, { items: [] });
  answer(mentorshipApi.unread, none);
  answer(mentorshipApi.unreadBlue, none);
  answer(mentorshipApi.typing, { success: true });
  answer(mentorshipApi.read, { success: true });
  const opened = requests.find(({ id }) => id === idOf(open ?? 0));
  if (opened) answer(mentorshipApi.open, { data: opened });
  answer(mentorshipApi.conversation, talk(messages, { seenUntil: given.seenUntil ?? null }));
  const at = open ? pages.zone({ zahtjev: idOf(open) }) : `${pages.zone()}?${query}`;
  return show(<MentorshipPanel application={of} />, { at });
}
export const changes = () =>
  allSent().filter(({ method, path }) => method !== 'GET' && !/typing|read$/.test(path));
