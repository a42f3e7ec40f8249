import type { Access, CallAnswer, Endpoint, HandlerInput } from '@app/contracts/endpoint';
import type { Actor } from '@app/domain/accounts/permissions';
import type { FastifyInstance } from 'fastify';
import type { JobHandler } from '../jobs.ts';
import type { PersonalData } from '../personal-data.ts';
import type { Platform } from '../platform.ts';
import type { CallbackContext, Context, RawContext } from './context.ts';
import type { Failure } from './failure.ts';

export type { JobHandler } from '../jobs.ts';

type Known = NonNullable<Actor>;
type ActorFor<A extends Access> = A extends 'public' | 'callback' | 'demo' ? Actor : Known;

type AnswerOf<E> = E extends { kind: 'stream' } ? unknown : CallAnswer<E> | Failure;

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

/** A domain's part of the server: its endpoints, their handlers and its jobs. */
export interface ServerModule {
  readonly name: string;
  readonly api: Readonly<Record<string, Endpoint>>;
  readonly handlers: Readonly<Record<string, (input: never, context: never) => Promise<unknown>>>;
  readonly jobs: readonly JobHandler[];
  /** What it keeps about members. */
  readonly personalData?: PersonalData | undefined;
  /** Routes that are no endpoint rows, such as a demo page. */
  readonly plugin?: ((app: FastifyInstance) => Promise<void>) | undefined;
}

/**
 * Declares a domain's part of the server.
 *
 * @param definition name, endpoint rows, and functions that make handlers and jobs from the platform.
 * @returns a function that `app.ts` calls once with the platform.
 */
export function defineModule<const Api extends Readonly<Record<string, Endpoint>>>(definition: {
  name: string;
  api: Api;
  handlers: (platform: Platform) => Handlers<Api>;
  jobs?: (platform: Platform) => JobHandler[];
  personalData?: (platform: Platform) => PersonalData;
  plugin?: (platform: Platform) => ((app: FastifyInstance) => Promise<void>) | undefined;
}): (platform: Platform) => ServerModule {
  return (platform) => ({
    name: definition.name,
    api: definition.api,
    handlers: definition.handlers(platform) as ServerModule['handlers'],
    jobs: definition.jobs?.(platform) ?? [],
    personalData: definition.personalData?.(platform),
    plugin: definition.plugin?.(platform),
  });
}
