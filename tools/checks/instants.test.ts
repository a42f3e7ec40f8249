import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const modules = 'apps/server/src/modules/';

/** How often a file may write an instant as a text itself, for its reason. */
const exceptions: Readonly<Record<string, readonly [times: number, reason: string]>> = {
  'accounts/second-factor/second-factor.service.ts': [2, 'Data of a job.'],
  'applications/applications.save.service.ts': [1, 'Details of a failure.'],
  'applications/call-extensions.service.ts': [3, 'A history that is kept as JSON.'],
  'bank-requests/bank-requests.moves.ts': [1, 'Kept as JSON.'],
  'calls/calls.content.ts': [2, 'The working copy is kept as it was sent.'],
  'calls/calls.moves.service.ts': [2, 'The same, and its history.'],
  'calls/calls.staff.service.ts': [2, 'The same.'],
  'content/content.schedule.service.ts': [1, 'Details of an audit entry.'],
  'funds/open-data.ts': [1, 'A document in a shape of others.'],
  'notifications/mails.service.ts': [1, 'Data of a job.'],
  'notifications/telling.ts': [1, 'Data of a signal.'],
  'page-views/page-views.service.ts': [1, 'A day.'],
  'personal-data/archives.service.ts': [1, 'A day in the name of a file.'],
  'posts/posts.sent.ts': [1, 'Kept as JSON.'],
  'security/security.factor-removal.service.ts': [1, 'Part of a signature.'],
  'site/site.security.ts': [1, 'A text file.'],
  'stories/stories.service.ts': [1, 'Details of a failure.'],
  'translations/translations.routes.ts': [1, 'A day in the name of a file.'],
};

/** The database's rows, demo, tests and archives know no contract. */
const isChecked = (file: string) =>
  file.startsWith(modules) &&
  /\.tsx?$/.test(file) &&
  !/test\.tsx?$|\.testing\.ts$|\.repo\.ts$|\.factory\.ts$|personal-data\.ts$|\/demo-peer\//.test(
    file,
  );

/** Instants written by hand; one that goes into a statement is none. */
const writtenIn = (text: string): number =>
  (text.match(/\.toISOString\(\)(?!\}::timestamptz)/g) ?? []).length;

it('knows an instant that is written by hand', () => {
  const planted =
    'return { createdAt: row.createdAt.toISOString(), at: at?.toISOString() ?? null };';
  expect(writtenIn(planted)).toBe(2);
  const read = 'const at = sql`$' + '{now.toISOString()}::timestamptz`;';
  expect(writtenIn(`return { createdAt: row.createdAt }; ${read}`)).toBe(0);
});

it('leaves instants to the codec of the contract', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', modules], {
    cwd: root,
  })
    .toString()
    .split('\n')
    .filter(isChecked);
  expect(files.length).toBeGreaterThan(300);
  const written = files.flatMap((file) => {
    const times = writtenIn(readFileSync(join(root, file), 'utf8'));
    return times > 0 ? [[file.slice(modules.length), times] as const] : [];
  });
  const allowed = Object.entries(exceptions).map(([file, [times]]) => [file, times] as const);
  expect(written.sort()).toEqual(allowed.sort());
});
