import { texts } from './catalogue.ts';
import { agreementsNotices } from './notices/agreements.ts';
import { applicationsNotices } from './notices/applications.ts';
import { articlesNotices } from './notices/articles.ts';
import { callsNotices } from './notices/calls.ts';
import { campaignsNotices } from './notices/campaigns.ts';
import { conversationsNotices } from './notices/conversations.ts';
import { giftsNotices } from './notices/gifts.ts';
import { mentorshipNotices } from './notices/mentorship.ts';
import { pagesNotices } from './notices/pages.ts';
import { peopleNotices } from './notices/people.ts';
import { postsNotices } from './notices/posts.ts';
import { volunteersNotices } from './notices/volunteers.ts';

/**
 * Texts of the notifications, a pair for each: `<name>Title` and `<name>Message`. Those that end in
 * `Board` are read by the board, those in `Team` by the team of an application. `{{name}}` is whose
 * doing it is, as they are called when it is read; `{{count}}` in `<name>More` how many others.
 */
export const notificationsTexts = texts({
  ...applicationsNotices,
  ...campaignsNotices,
  ...callsNotices,
  ...agreementsNotices,
  ...giftsNotices,
  ...mentorshipNotices,
  ...peopleNotices,
  ...conversationsNotices,
  ...volunteersNotices,
  ...articlesNotices,
  ...postsNotices,
  ...pagesNotices,
});

type Pairs<K> = K extends `${infer Name}Title` ? Name : never;

/** Name of a pair of texts; a pair `<name>More` goes with one that several can do. */
export type NotificationText = Exclude<Pairs<keyof typeof notificationsTexts>, `${string}More`>;
