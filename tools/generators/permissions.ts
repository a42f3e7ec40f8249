import { personaNames, personas } from '@app/domain/accounts/accounts.factory';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Verdict } from '@app/domain/policy';
import { code, exportsOf, page, table } from './load.ts';
import { subjects } from './subjects.ts';

type Policy = Record<string, (actor: Actor, subject: unknown) => Verdict>;

/** Who may do what: every policy asked for every kind of person. */
export async function permissionsPage(): Promise<string> {
  const policies = await exportsOf<Policy>('packages/domain/src/*/*.policy.ts', 'Policy');
  const known = new Set(policies.map(({ name }) => name));
  const stale = Object.keys(subjects).filter((name) => !known.has(name));
  if (stale.length > 0) throw new Error(`subjects.ts names what is gone: ${stale.join(', ')}`);
  const parts = policies.map(({ name, file, value }) => {
    const abilities = Object.entries(value);
    const rows = personaNames.map((who) => [
      who,
      ...abilities.map(([, ask]) => cell(name, (subject) => ask(personas[who], subject))),
    ]);
    const head = ['who', ...abilities.map(([ability]) => ability)];
    return `## ${name.replace(/Policy$/, '')}\n\n${code(file)}\n\n${table(head, rows)}`;
  });
  return page('Permissions', 'the policies', legend, ...parts);
}

const legend =
  'yes: in every case; no: in none; otherwise the cases in which they may. Everybody with a role ' +
  'in a bank has it in `tuzla`, the bank concerned, except `zenica`. `vlasnik` owns the ' +
  'application, `clan` is on its team; `vlasnikVoditelj` and `clanVoditelj` are staff of the bank ' +
  'besides.';

/** In which of a policy's cases the answer is yes. */
function cell(policy: string, ask: (subject: unknown) => Verdict): string {
  const cases = subjects[policy];
  if (!cases) throw new Error(`${policy} has no cases; add them to tools/generators/subjects.ts.`);
  const names = Object.keys(cases);
  const allowed = names.filter((name) => ask(cases[name]).ok);
  if (allowed.length === names.length) return 'yes';
  if (allowed.length === 0) return 'no';
  if (allowed.length * 2 <= names.length) return allowed.join(', ');
  return `all but ${names.filter((name) => !allowed.includes(name)).join(', ')}`;
}
