import type { Access, Endpoint, HandlerAnswer, HandlerInput } from '@app/contracts/endpoint';
import type { Actor } from '@app/domain/permissions/permissions';
import type { FastifyInstance } from 'fastify';
import type { AboutMembers } from '../db/about-members.ts';
import type { JobHandler } from '../jobs.ts';
import type { OwnPersonalData } from '../personal-data.ts';
import type { Platform } from '../platform.ts';
import type { Provided, SomeMoves } from '../provided.ts';
import type { Topics } from '../topics.ts';
import type { CallbackContext, Context, RawContext } from './context.ts';
import type { Failure } from './failure.ts';

export type { JobHandler } from '../jobs.ts';

type SignedIn = NonNullable<Actor>;
type ActorFor<A extends Access> = A extends 'public' | 'callback' | 'demo' ? Actor : SignedIn;

type AnswerOf<E> = E extends { kind: 'stream' } ? unknown : HandlerAnswer<E> | Failure;

/** Code of one endpoint: validated input in, the row's answer or an expected failure out. */
export type Handler<E> = E extends { access: infer A extends Access }
  ? (
      input: HandlerInput<E>,
      context: Context<ActorFor<A>> &
        (E extends { kind: 'stream' | 'multipart' } ? RawContext : unknown) &
        (E extends { access: 'callback' } ? CallbackContext : unknown),
    ) => Promise<AnswerOf<E>>
  : never;

/** A handler for every row; leaving one out does not compile. */
export type Handlers<Api> = { readonly [K in keyof Api]: Handler<Api[K]> };

export interface ServerModule {
  readonly name: string;
  readonly api: Readonly<Record<string, Endpoint>>;
  readonly handlers: Readonly<Record<string, (input: never, context: never) => Promise<unknown>>>;
  readonly jobs: readonly JobHandler[];
  /** What it gives and erases of members beside what its tables declare. */
  readonly personalData?: OwnPersonalData | undefined;
  /** Routes that are no endpoint rows, such as a demo page. */
  readonly plugin?: ((app: FastifyInstance) => Promise<void>) | undefined;
}

export interface AnyModule<
  N extends string = string,
  Api = Readonly<Record<string, Endpoint>>,
  M = SomeMoves,
  G = Partial<Provided>,
  T = Partial<Topics>,
> {
  readonly name: N;
  readonly api: Api;
  readonly tables: AboutMembers;
  readonly moves: M;
  readonly provides: G;
  readonly topics: T;
  readonly make: (platform: Platform) => ServerModule;
}

/**
 * Declares a domain's part of the server. All that it gives to others stands here; nothing makes
 * itself known when it is imported.
 *
 * @param definition
 *   - `api`, `handlers`: endpoint rows, and what answers them.
 *   - `tables`: its tables, what of them is given to members, and what erasing makes of it.
 *   - `setup`: makes what handlers, jobs and plugin share while the server runs.
 *   - `moves`: code of guards and effects that status tables name.
 *   - `provides`: what modules below it, or the platform, ask for (`platform/provided.ts`).
 *   - `topics`: who may hear of the kinds that it owns (`platform/hearing.ts`).
 *   - `jobs`, `personalData`, `plugin`: made from the platform, like the handlers.
 */
export function defineModule<
  const N extends string,
  const Api extends Readonly<Record<string, Endpoint>>,
  const M extends SomeMoves = Record<never, never>,
  const G extends Partial<Provided> = Record<never, never>,
  const T extends Partial<Topics> = Record<never, never>,
  Own = undefined,
>(definition: {
  name: N;
  api: Api;
  tables?: AboutMembers;
  setup?: (platform: Platform) => Own;
  handlers: (platform: Platform, own: Own) => Handlers<Api>;
  moves?: M;
  provides?: G;
  topics?: T;
  jobs?: (platform: Platform, own: Own) => JobHandler[];
  personalData?: (platform: Platform) => OwnPersonalData;
  plugin?: (platform: Platform, own: Own) => ((app: FastifyInstance) => Promise<void>) | undefined;
}): AnyModule<N, Api, M, G, T> {
  const { name, api } = definition;
  return {
    name,
    api,
    tables: definition.tables ?? [],
    moves: definition.moves ?? ({} as M),
    provides: definition.provides ?? ({} as G),
    topics: definition.topics ?? ({} as T),
    make: (platform) => {
      const own = definition.setup?.(platform) as Own;
      return {
        name,
        api,
        handlers: definition.handlers(platform, own) as ServerModule['handlers'],
        jobs: definition.jobs?.(platform, own) ?? [],
        personalData: definition.personalData?.(platform),
        plugin: definition.plugin?.(platform, own),
      };
    },
  };
}
