import type { Actor } from '@app/domain/permissions/permissions';
import type { Language } from '@app/messages/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Context<A extends Actor = Actor> {
  /** The signed-in reader; null when nobody is. */
  readonly actor: A;
  /** Session of the access token; null when nobody is signed in. */
  readonly sessionId: string | null;
  readonly language: Language;
  readonly requestId: string;
  /** Network address of the client; proxies count only as `TRUST_PROXY` says. */
  readonly ip: string;
  readonly userAgent: string;
  /**
   * Names the version of the answer (its ETag) and says whether the reader holds it already; the
   * answer is then an empty 304.
   */
  unchanged(version: string): boolean;
  header(name: string, value: string): void;
}

/** What a handler of a `stream` or `multipart` endpoint works with in addition. */
export interface RawContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler of a `callback` endpoint checks the signature of. */
export interface CallbackContext {
  readonly authorization: string | undefined;
  /** The body, byte for byte as it came; empty if there was none. */
  readonly rawBody: Uint8Array;
}
