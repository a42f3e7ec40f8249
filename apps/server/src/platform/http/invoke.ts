import type { Address, Endpoint } from '@app/contracts/endpoint';
import type { Language } from '@app/messages/catalogue';
import type { Platform } from '../platform.ts';
import type { Context } from './context.ts';
import { isFailure } from './failure.ts';
import type { ServerModule } from './module.ts';
import { makeStorable, unstorableAt } from './storable.ts';

export interface InvokeInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * Calls a public endpoint without a network between, as a stranger: what a page rendered on the
 * server asks for. Validation, access and the answer's shape are the same as over HTTP.
 */
export type Invoke = (
  address: Address,
  input: InvokeInput,
  reader: { readonly language: Language },
) => Promise<unknown>;

interface Row {
  readonly endpoint: Endpoint;
  readonly handler: (input: never, context: never) => Promise<unknown>;
}

export function createInvoke(platform: Platform, modules: readonly ServerModule[]): Invoke {
  const rows = new Map<string, Row>();
  for (const module of modules) {
    for (const [name, endpoint] of Object.entries<Endpoint>(module.api)) {
      const handler = module.handlers[name];
      if (handler) rows.set(`${endpoint.method} ${endpoint.path}`, { endpoint, handler });
    }
  }
  return async (address, input, { language }) => {
    const row = rows.get(address);
    if (!row) throw new Error(`No handler for ${address}.`);
    const { endpoint, handler } = row;
    const refused = platform.access.refusal(endpoint.access, null);
    if (refused) return refused;
    if (unstorableAt(input.params)) return { failure: true, code: 'NOT_FOUND' };
    if (unstorableAt(input.query)) return { failure: true, code: 'VALIDATION' };
    const sent = { params: { ...input.params }, query: { ...input.query } };
    makeStorable(sent);
    const params = endpoint.params?.safeParse(sent.params);
    const query = endpoint.query?.safeParse(sent.query);
    if (params?.success === false) return { failure: true, code: 'NOT_FOUND' };
    if (query?.success === false) return { failure: true, code: 'VALIDATION' };
    const context: Context<null> = {
      actor: null,
      sessionId: null,
      language,
      requestId: 'page',
      ip: 'page',
      userAgent: '',
      header: () => undefined,
      unchanged: () => false,
    };
    const answer = await handler(
      { params: params?.data ?? {}, query: query?.data ?? {}, body: undefined } as never,
      context as never,
    );
    if (isFailure(answer)) return answer;
    return endpoint.answer.encode(answer);
  };
}
