import { accountsPaths } from '@app/contracts/accounts/accounts.paths';
import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import { callsPaths } from '@app/contracts/calls/calls.paths';
import { conversationsPaths } from '@app/contracts/conversations/conversations.paths';
import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import { type Address, parseAddress } from '@app/contracts/endpoint';
import { mentorshipPaths } from '@app/contracts/mentorship/mentorship.paths';
import { networkPaths } from '@app/contracts/network/network.paths';
import { notificationsPaths } from '@app/contracts/notifications/notifications.paths';
import { pages } from '@app/contracts/pages';
import { permissionsPaths } from '@app/contracts/permissions/permissions.paths';
import { postsPaths } from '@app/contracts/posts/posts.paths';
import { profilesPaths } from '@app/contracts/profiles/profiles.paths';
import { reviewsPaths } from '@app/contracts/reviews/reviews.paths';
import { tasksPaths } from '@app/contracts/tasks/tasks.paths';
import { volunteersPaths } from '@app/contracts/volunteers/volunteers.paths';
import { urlOf } from '../lib/api/client.ts';
import type { RouteRow } from './row.ts';

type Asked = Parameters<typeof urlOf>[1];

const ask = (address: Address, input: Asked = {}) => urlOf(parseAddress(address).path, input);

/** What every page of a member asks, whatever it shows. */
const everywhere = [
  ask(accountsPaths.profile),
  ask(mentorshipPaths.unread),
  ask(mentorshipPaths.unreadBlue),
];

const inHeader = [ask(conversationsPaths.unreadCount), ask(notificationsPaths.unreadCount)];

/** Of a page's address, by name. */
export type AskParams = Readonly<Record<string, string | undefined>>;

/** What the first screen of a page asks beside. */
const ofPages: Readonly<Record<string, (params: AskParams) => readonly string[]>> = {
  [pages.dashboard.path]: () => [
    ask(applicationsPaths.mine),
    ask(permissionsPaths.obPermissions),
    ask(callsPaths.list, { query: { state: 'open', limit: 24 } }),
    ask(postsPaths.feed),
    ask(profilesPaths.own),
    ask(networkPaths.counts),
  ],
  [pages.network.path]: () => [
    ask(networkPaths.counts),
    ask(networkPaths.invitations, { query: { box: 'received' } }),
    ask(networkPaths.invitations, { query: { box: 'sent' } }),
    ask(networkPaths.suggestions),
  ],
  [pages.messages.path]: () => [ask(conversationsPaths.list, { query: { box: 'inbox' } })],
  [pages.zone.path]: () => [
    ask(applicationsPaths.mine),
    ask(permissionsPaths.obPermissions),
    ask(tasksPaths.mine),
    ask(volunteersPaths.mine),
    ask(crowdfundingPaths.ownDonations, { query: { limit: 10 } }),
  ],
  [pages.board.path]: () => [ask(reviewsPaths.calls), ask(reviewsPaths.waiting)],
  [pages.banksAdmin.path]: () => [ask(bankDeskPaths.overview)],
  [pages.canvas.path]: ({ id }) => [
    id ? ask(applicationsPaths.open, { params: { id } }) : ask(applicationsPaths.mine),
  ],
  [pages.blueCanvas.path]: ({ id }) =>
    id ? [ask(applicationsPaths.open, { params: { id } })] : [],
};

/** The questions that leave with a member's page, before its scripts are there. */
export function firstAsks(row: RouteRow, params: AskParams): readonly string[] {
  if (row.access === 'open' || row.access === 'public-only' || row.access === 'redirect') return [];
  return [
    ...everywhere,
    ...(row.header === 'none' ? [] : inHeader),
    ...(row.access === 'ob' ? [ask(permissionsPaths.obPermissions)] : []),
    ...(ofPages[row.path]?.(params) ?? []),
  ];
}
