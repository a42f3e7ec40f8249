import type { Endpoint } from '@app/contracts/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { AnyCall, AnySample } from './sample.ts';
import type { Stage } from './stage.ts';

let turn = 0;

/** An address of its own for each call, so that nobody uses up another's tries. */
function nextAddress(): string {
  turn += 1;
  return `10.${1 + (turn >> 16)}.${(turn >> 8) % 256}.${turn % 256}`;
}

/** The path of a row with its parameters, and the query. */
export function addressOf(row: Endpoint, { params = {}, query = {} }: AnyCall): string {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) =>
    // Nothing at all would be another path.
    encodeURIComponent(params[name] || 'x'),
  );
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return asked === '' ? path : `${path}?${asked}`;
}

/**
 * Sends a call.
 *
 * @param authorization the header of the reader; what the sample itself says of it goes before.
 */
export function send(
  { app }: Stage,
  row: Endpoint,
  call: AnyCall,
  { authorization, method }: { authorization?: string; method?: AnySample['method'] } = {},
): Promise<LightMyRequestResponse> {
  const payload = call.payload ?? (call.body as object | undefined);
  return app.http.inject({
    method: method ?? row.method,
    url: addressOf(row, call),
    ...(payload === undefined ? {} : { payload }),
    headers: {
      'x-language': 'bhs',
      'x-forwarded-for': nextAddress(),
      ...(authorization === undefined ? {} : { authorization }),
      ...call.headers,
    },
  });
}
