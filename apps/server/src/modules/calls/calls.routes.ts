import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import { callFollowsApi } from '@app/contracts/calls/call-follows.api';
import { callsApi } from '@app/contracts/calls/calls.api';
import { versionOf } from '../../platform/feeds.ts';
import { attach } from '../../platform/http/answers.ts';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { readForm } from '../files/public.ts';
import { followsOf } from './call-follows.repo.ts';
import { endFollow, followByCall } from './call-follows.service.ts';
import { calendarOf } from './calls.calendar.ts';
import { addDocument, createCall, openCall, saveCall } from './calls.editing.service.ts';
import { jsonFeed, rssFeed } from './calls.feeds.ts';
import { callsJobs } from './calls.jobs.ts';
import { callMoves } from './calls.moves.ts';
import { callsPersonalData } from './calls.personal-data.ts';
import { dropChanges, moveCall, publishChanges, removeCall } from './calls.publication.service.ts';
import { countOpenCalls } from './calls.repo.ts';
import { createCallsService } from './calls.service.ts';
import { listForStaff, listHistory, previewCall } from './calls.staff.service.ts';
import { callsTables } from './calls.tables.ts';
import { callsTopics } from './calls.topics.ts';

const publicAnswer = ['cache-control', 'public, max-age=0, must-revalidate'] as const;

/** As many as a feed has room for; there are never so many at once. */
const openCalls = { state: 'open', limit: 100 } as const;

export const callsModule = defineModule({
  name: 'calls',
  api: { ...callsApi, ...callFollowsApi, ...callEditingApi },
  tables: callsTables,
  moves: { call: callMoves },
  jobs: callsJobs,
  personalData: () => callsPersonalData,
  provides: { countOpenCalls },
  topics: callsTopics,
  handlers: (platform) => {
    const { clock, settings } = platform;
    const calls = createCallsService(platform);
    return {
      list: async ({ query }, context) => {
        context.header(...publicAnswer);
        return calls.list(query);
      },
      feed: async ({ query: { language } }, { header, unchanged }) => {
        const open = await calls.list(openCalls);
        if (isFailure(open)) return open;
        const feed = jsonFeed(open.items, language, settings);
        header('content-type', 'application/feed+json; charset=utf-8');
        header(...publicAnswer);
        unchanged(versionOf(JSON.stringify(feed)));
        return feed;
      },
      feedRss: async ({ query: { language } }, { reply, unchanged }) => {
        const open = await calls.list(openCalls);
        if (isFailure(open)) return open;
        const feed = rssFeed(open.items, language, settings);
        reply.header('content-type', 'application/rss+xml; charset=utf-8');
        reply.header(...publicAnswer);
        return reply.send(unchanged(versionOf(feed)) ? undefined : feed);
      },
      calendar: async ({ params, query: { language } }, { reply }) => {
        const call = await calls.detail(params.slug);
        if (isFailure(call)) return call;
        if (call.state === 'closed') return fail('NOT_FOUND');
        const content = calendarOf(call, language, clock.now(), settings);
        const file = { name: `${call.slug}.ics`, content };
        return attach(reply, 'text/calendar; charset=utf-8', file, publicAnswer[1]);
      },
      detail: async ({ params }, context) => {
        context.header(...publicAnswer);
        return calls.detail(params.slug);
      },
      follow: ({ params }, { actor }) => followByCall(platform, actor.id, params.slug, true),
      unfollow: ({ params }, { actor }) => followByCall(platform, actor.id, params.slug, false),
      follows: (_input, { actor }) => followsOf(platform.db.read, actor.id),
      endFollow: ({ params }, { actor }) => endFollow(platform, actor.id, params),
      staffList: ({ query }, { actor }) => listForStaff(platform, actor, query),
      create: ({ body }, { actor }) => createCall(platform, actor, body),
      open: ({ params }, { actor }) => openCall(platform, actor, params.id),
      save: ({ params, body }, { actor }) => saveCall(platform, actor, params.id, body),
      remove: ({ params }, { actor }) => removeCall(platform, actor, params.id),
      move: ({ params, body }, { actor }) => moveCall(platform, actor, params.id, body),
      publishChanges: ({ params, body }, { actor }) =>
        publishChanges(platform, actor, params.id, body.revision),
      dropChanges: ({ params }, { actor }) => dropChanges(platform, actor, params.id),
      history: ({ params, query }, { actor }) => listHistory(platform, actor, params.id, query),
      document: ({ params }, { actor, request }) =>
        addDocument(platform, actor, params.id, () => readForm(request)),
      preview: ({ params }, { actor }) => previewCall(platform, actor, params.id),
    };
  },
});
