import { machine } from '../machine.ts';

/**
 * Statuses of an article, in the order of its life. `amended`: everybody reads it, and changes of it
 * wait for a moderator.
 */
export const articleStatuses = [
  'draft',
  'review',
  'scheduled',
  'published',
  'amended',
  'archived',
] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const articleEvents = [
  'submit',
  'withdraw',
  'return',
  'publish',
  'schedule',
  'unschedule',
  'appear',
  'archive',
  'reopen',
] as const;
export type ArticleEvent = (typeof articleEvents)[number];

/**
 * `author`: who wrote it, co-authors too. `owner`: who began it. `publisher`: an author who is staff
 * of the platform, or of the youth bank in whose name it appears. `clock`: time passing.
 */
export type ArticleActor = 'author' | 'owner' | 'publisher' | 'moderator' | 'clock';

/**
 * - `nothingMissing`: everything that readers need is there.
 * - `timeAhead`: its moment lies ahead. `timeReached`: the moment has come.
 * - `changed`: the working copy says something else than what is read.
 * - `reasoned`: whoever takes down what others wrote says why.
 */
export type ArticleGuard = 'nothingMissing' | 'timeAhead' | 'timeReached' | 'changed' | 'reasoned';

/**
 * What happens with a move besides its status, history and audit entry.
 *
 * - `keepTime`: the moment at which it appears is kept. `dropTime`: it is not any more.
 * - `show`: the working copy becomes what everybody reads; who is mentioned in it is told.
 * - `tellModerators`: that it waits for them. `tellAuthors`: what was decided, and why.
 */
export type ArticleEffect = 'keepTime' | 'dropTime' | 'show' | 'tellModerators' | 'tellAuthors';

const submit = {
  by: ['author'],
  guards: ['nothingMissing'],
  effects: ['tellModerators'],
} as const;
const publish = { to: 'published', guards: ['nothingMissing'] } as const;
const schedule = {
  to: 'scheduled',
  guards: ['nothingMissing', 'timeAhead'],
} as const;
const returned = { by: ['moderator'], reason: 'required', effects: ['tellAuthors'] } as const;
const archive = { to: 'archived', by: ['owner'] } as const;
const takeDown = {
  to: 'archived',
  by: ['owner', 'moderator'],
  guards: ['reasoned'],
  effects: ['tellAuthors'],
} as const;

/** The only way in which an article changes its status. */
export const articleMachine = machine<
  ArticleStatus,
  ArticleEvent,
  ArticleActor,
  ArticleGuard,
  ArticleEffect
>({
  draft: {
    submit: { to: 'review', ...submit },
    publish: { ...publish, by: ['publisher'], effects: ['show'] },
    schedule: { ...schedule, by: ['publisher'], effects: ['keepTime'] },
    archive,
  },
  review: {
    withdraw: { to: 'draft', by: ['author'] },
    return: { to: 'draft', ...returned },
    publish: { ...publish, by: ['moderator', 'publisher'], effects: ['show', 'tellAuthors'] },
    schedule: {
      ...schedule,
      by: ['moderator', 'publisher'],
      effects: ['keepTime', 'tellAuthors'],
    },
  },
  scheduled: {
    appear: {
      to: 'published',
      by: ['clock'],
      guards: ['timeReached'],
      effects: ['show', 'dropTime', 'tellAuthors'],
    },
    unschedule: { to: 'draft', by: ['author', 'moderator'], effects: ['dropTime'] },
  },
  published: {
    submit: { to: 'amended', ...submit, guards: ['nothingMissing', 'changed'] },
    publish: {
      ...publish,
      by: ['publisher'],
      guards: ['nothingMissing', 'changed'],
      effects: ['show'],
    },
    archive: takeDown,
  },
  amended: {
    withdraw: { to: 'published', by: ['author'] },
    return: { to: 'published', ...returned },
    publish: { ...publish, by: ['moderator', 'publisher'], effects: ['show', 'tellAuthors'] },
    archive: takeDown,
  },
  archived: { reopen: { to: 'draft', by: ['owner'] } },
});

/** Statuses in which everybody reads an article. */
export const readStatuses = ['published', 'amended'] as const satisfies ArticleStatus[];

export const isRead = (status: ArticleStatus): boolean =>
  (readStatuses as readonly string[]).includes(status);

/** Statuses in which its authors write; what waits or is due to appear stands still. */
export const writtenStatuses = ['draft', 'published'] as const satisfies ArticleStatus[];
