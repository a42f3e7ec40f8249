import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const email = 'amina@primjer.ba';
const secret = '$argon2id$v=19$tajna\nu dva reda\n';

function logged(error: unknown): string {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  log.error({ err: error }, 'unexpected');
  return lines.join('');
}

function failedQuery(): Error {
  const cause = Object.assign(new Error('duplicate key value violates "users_email"'), {
    code: '23505',
    detail: `Key (email)=(${email}) already exists.`,
  });
  return new DrizzleQueryError('update "users" set "email" = $1', [email, secret], cause);
}

describe('the log of a failed query', () => {
  it('says which one and why', () => {
    const text = logged(failedQuery());
    expect(text).toContain('update \\"users\\" set');
    expect(text).toContain('23505');
    expect(text).toContain('users_email');
    expect(text).toContain('log.test.ts');
  });

  it.each([
    ['itself', failedQuery],
    ['among others', () => new AggregateError([failedQuery()], 'several')],
    ['as a cause', () => new Error('not saved', { cause: failedQuery() })],
  ])('tells nothing of what it was asked with: %s', (_name, make) => {
    const text = logged(make());
    expect(text).not.toContain(email);
    expect(text).not.toContain('tajna');
    expect(text).not.toContain('dva reda');
  });

  it('takes what is no error as it is', () => {
    expect(logged('plain')).toContain('"err":"plain"');
  });
});
