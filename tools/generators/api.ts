import type { Endpoint } from '@app/contracts/endpoint';
import { errorStatus } from '@app/contracts/errors';
import { code, exportsOf, page, table } from './load.ts';

/** Every endpoint with who may call it and how it fails, by domain. */
export async function apiPage(): Promise<string> {
  const apis = await exportsOf<Record<string, Endpoint>>(
    'packages/contracts/src/*/*.api.ts',
    'Api',
  );
  const parts = apis.map(({ name, value }) => {
    const rows = Object.entries(value).map(([key, endpoint]) => rowOf(key, endpoint));
    const head = ['endpoint', 'name', 'access', 'answers', 'errors', 'what it does'];
    return `## ${name.replace(/Api$/, '')}\n\n${table(head, rows)}`;
  });
  const count = apis.reduce((sum, { value }) => sum + Object.keys(value).length, 0);
  const shared =
    'Besides the errors of a row, every call may answer VALIDATION, UNAUTHENTICATED, FORBIDDEN, ' +
    'RATE_LIMITED and INTERNAL.';
  return page(
    'Endpoints',
    'the endpoint rows',
    `${count} endpoints. ${shared}`,
    ...parts,
    errors(),
  );
}

function rowOf(name: string, endpoint: Endpoint): string[] {
  const limit = endpoint.rateLimit
    ? `; at most ${endpoint.rateLimit.max} in ${endpoint.rateLimit.windowSeconds} s`
    : '';
  return [
    code(`${endpoint.method} ${endpoint.path}`),
    name,
    endpoint.access,
    answer(endpoint),
    (endpoint.errors ?? []).join(', ') || '—',
    `${endpoint.summary.replace(/\.$/, '')}${limit}.`,
  ];
}

function answer({ status = 200, kind = 'json', anyOrigin }: Endpoint): string {
  return `${status}${kind === 'stream' ? ', streamed' : ''}${anyOrigin ? ', to any origin' : ''}`;
}

function errors(): string {
  const rows = Object.entries(errorStatus).map(([name, status]) => [code(name), String(status)]);
  return `## Error codes\n\n${table(['code', 'status'], rows)}`;
}
