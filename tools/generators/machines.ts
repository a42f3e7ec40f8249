import type { Machine } from '@app/domain/machine';
import { code, exportsOf, page, table } from './load.ts';

type AnyMachine = Machine<string, string, string, string, string>;

/** Every lifecycle: from which status by what to which, by whom, on what condition. */
export async function machinesPage(): Promise<string> {
  const machines = await exportsOf<AnyMachine>('packages/domain/src/*/*.machine.ts', 'Machine');
  const parts = machines.map(
    ({ name, file, value }) =>
      `## ${name.replace(/Machine$/, '')}\n\n${code(file)}\n\n${diagram(value)}\n\n${moves(value)}`,
  );
  return page('Lifecycles', 'the status tables', ...parts);
}

function moves(machine: AnyMachine): string {
  const rows = Object.entries(machine).flatMap(([from, events]) =>
    Object.entries(events).flatMap(([event, move]) =>
      move
        ? [
            [
              from,
              event,
              move.to,
              move.by.join(', '),
              [...(move.reason ? ['reason given'] : []), ...(move.guards ?? [])].join(', ') || '—',
              (move.effects ?? []).join(', ') || '—',
            ],
          ]
        : [],
    ),
  );
  return table(['from', 'event', 'to', 'who', 'guards', 'effects'], rows);
}

function diagram(machine: AnyMachine): string {
  const lines = Object.entries(machine).flatMap(([from, events]) =>
    Object.entries(events).flatMap(([event, move]) =>
      move ? [`  ${from} --> ${move.to}: ${event}`] : [],
    ),
  );
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}
