import { expect, it } from 'vitest';
import { specsOf } from './changed.mjs';

const specs = [
  'accounts.spec.ts',
  'calls.spec.ts',
  'calls.editor.spec.ts',
  'profiles.spec.ts',
  'sweep.spec.ts',
  'support',
];

it.each([
  [['apps/server/src/modules/calls/calls.service.ts'], ['calls.spec.ts', 'calls.editor.spec.ts']],
  [['apps/web/src/features/profiles/pages/own-profile.tsx'], ['profiles.spec.ts']],
  [['apps/web/src/pages/profiles/profile.tsx'], ['profiles.spec.ts']],
  [['apps/web/src/entities/calls/call-card.tsx'], ['calls.spec.ts', 'calls.editor.spec.ts']],
  [['packages/domain/src/accounts/account.policy.ts'], ['accounts.spec.ts']],
  [
    ['packages/messages/src/accounts.ts', 'e2e/profiles.spec.ts'],
    ['accounts.spec.ts', 'profiles.spec.ts'],
  ],
  [['packages/ui/src/button.tsx'], ['sweep.spec.ts']],
  [['apps/web/src/shell/header.tsx'], ['sweep.spec.ts']],
  [['docs/ARCHITECTURE.md'], []],
])('a change of %j asks for %j', (changed, asked) => {
  expect(specsOf(changed, specs)).toEqual(asked);
});
