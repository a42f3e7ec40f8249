import { applicationsApi } from '@app/contracts/applications/applications.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { pages } from '@app/contracts/pages';
import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { tasksApi } from '@app/contracts/tasks/tasks.api';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationMachine,
} from '@app/domain/applications/application.machine';
import { describe, expect, it } from 'vitest';
import { isFailure } from './platform/http/failure.ts';
import { stageMove } from './platform/testing/moves.ts';
import type { Persona } from './platform/testing/personas.ts';
import { setUpApp, setUpGrants } from './platform/testing/setUp.ts';
import type { TestApp } from './platform/testing/testApp.ts';

const app = setUpApp();
const stage = setUpGrants(app);

/** Parameters of an address, if it is one of the page's. */
function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const found = new RegExp(
    `^${pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  ).exec(pathname);
  return found ? { ...found.groups } : undefined;
}

/** What each page asks for, as the web does, and the application that it then shows. */
const shown: readonly (readonly [
  pattern: string,
  application: (
    caller: ReturnType<TestApp['as']>,
    params: Record<string, string>,
    query: URLSearchParams,
  ) => Promise<string | undefined>,
])[] = [
  [
    pages.project.path,
    async (caller, { slug = '' }) => {
      const open = await caller.call(applicationsApi.publicView, { params: { slug } });
      const view =
        open.status === 200
          ? open
          : await caller.call(applicationsApi.teamAccess, { params: { slug } });
      return view.data.data.id;
    },
  ],
  [
    pages.canvas.path,
    async (caller, params, query) => {
      const id = params.id ?? query.get('edit') ?? '';
      return (await caller.call(applicationsApi.open, { params: { id } })).data.id;
    },
  ],
  [
    pages.board.path,
    async (caller, _params, query) => {
      const call = query.get('poziv') ?? '';
      const { items } = (await caller.call(reviewsApi.inbox, { query: { call } })).data;
      return items.find(({ slug }) => slug === query.get('prijava'))?.id;
    },
  ],
  [
    pages.tasks.path,
    async (caller, { id = '' }) => (await caller.call(tasksApi.list, { params: { id } })).data.id,
  ],
  [
    pages.campaigns.path,
    async (caller, { id = '' }) =>
      (await caller.call(crowdfundingApi.campaign, { params: { id } })).data.applicationId,
  ],
];

/** Follows an address as somebody. @returns the id of the application on the page. */
async function follow(who: Persona | undefined, address: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  for (const [pattern, application] of shown) {
    const params = match(pattern, pathname);
    if (params) return application(app.as(who?.token), params, searchParams);
  }
  throw new Error(`${address} is no page that shows an application.`);
}

/** Pages that mails about anything may name besides: the choice of what comes by mail, where to ask. */
const besides: readonly string[] = [pages.settings.path, pages.landing.path, pages.help.path];

const rows = Object.entries(applicationMachine).flatMap(([from, events]) =>
  Object.entries(events).map(([event, { by }]) => ({
    step: [from as ApplicationStatus, event as ApplicationEvent] as const,
    byOwner: by.some((actor) => actor === 'owner'),
  })),
);

describe('whatever tells of a move leads to the application that moved', () => {
  it.each(rows)('$step', async ({ step, byOwner }) => {
    const { vlasnik, voditelj } = stage.people;
    const { publicUrl } = app.platform.settings;
    const people = Object.values(stage.people);
    await app.platform.db.pool.query('TRUNCATE notifications, demo_mails CASCADE');

    const staged = await stageMove(app, stage, byOwner ? vlasnik : voditelj, step);
    const moved = await staged.move();
    if (isFailure(moved)) throw new Error(moved.code);

    const { rows: notices } = await app.platform.db.pool.query<{ user: string; url: string }>(
      'SELECT user_id AS user, action_url AS url FROM notifications',
    );
    for (const { user, url } of notices) {
      const who = people.find(({ id }) => id === user);
      if (!who) throw new Error(`${user} is nobody of the cast.`);
      expect(await follow(who, url), `${who.name}: ${url}`).toBe(moved.id);
    }
    await app.platform.jobs.drain();
    for (const { to, subject, html } of await app.platform.mail.caught()) {
      // Donors have no account.
      const who = people.find(({ email }) => to.includes(email));
      const links = [...html.matchAll(/href="([^"]+)"/g)]
        .map(([, href = '']) => href.replaceAll('&amp;', '&'))
        .filter((href) => href.startsWith(`${publicUrl}/`) && !href.includes('/api/'))
        .map((href) => href.slice(publicUrl.length))
        .filter((href) => !besides.includes(href.replace(/[?#].*$/, '')));
      expect(links.length, subject).toBeGreaterThan(0);
      for (const link of links) expect(await follow(who, link), link).toBe(moved.id);
    }
  });
});
