import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CostlyRequest, type Costs, costly } from './costly-requests.testing.ts';

// A program of its own: what asks must not share the loop of what measures, nor take its core.
setPriority(10);

let url: string;
let costs: Costs;
const connections = 6;
let asked = 0;
let running: string | undefined;
let statuses: Record<string, number> = {};

/** From as many addresses as it takes: a limit on one of them is no help against many. */
const from = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

function answerOf(agent: Agent, { path, method, headers, body, slowly }: CostlyRequest, n: number) {
  return new Promise<number | string>((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      url + path,
      {
        agent,
        method: method ?? 'GET',
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': from(n), ...length, ...headers },
      },
      (answer) => {
        answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    // A body that is refused before it was sent ends the connection.
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    if (slowly) void drip(sent, String(body));
    else sent.end(body);
  });
}

async function drip(sent: NodeJS.WritableStream, body: string): Promise<void> {
  for (const letter of body) {
    sent.write(letter);
    await sleep(20);
  }
  sent.end();
}

async function loop(name: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (running === name) {
    asked += 1;
    const status = await answerOf(agent, costly[name]?.ask(asked, costs) ?? { path: '/' }, asked);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  agent.destroy();
}

let loops: Promise<unknown> = Promise.resolve();
/** First where to ask and by what; then each time what to ask for, and null to end it. */
process.on('message', async (told: { url: string; costs: Costs } | string | null) => {
  if (typeof told === 'object' && told) {
    ({ url, costs } = told);
    return;
  }
  running = told ?? undefined;
  if (told === null) {
    await loops;
    process.send?.(statuses);
    return;
  }
  statuses = {};
  loops = Promise.all(Array.from({ length: connections }, () => loop(told)));
});
process.once('disconnect', () => process.exit());
