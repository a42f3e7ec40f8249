import { landingApi } from '@app/contracts/landing/landing.api';
import { fening } from '@app/domain/money';
import { expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { fundEntryTable } from '../funds/public.ts';
import { countFigures } from './landing.repo.ts';

const app = setUpApp();
const stage = setUpGrants(app);

it('counts what everybody may see, and leaves the word to the texts while it is little', async () => {
  const before = await countFigures(app.platform.db.read);
  const { tuzla, people, application } = stage;
  await application({ status: 'implementation' });
  await application({ status: 'draft' });
  const given = {
    bankId: tuzla.id,
    kind: 'received' as const,
    amount: fening(100_000),
    year: 2026,
    happenedOn: '2026-11-20',
    purpose: '',
    applicationId: null,
    reason: '',
    correctsId: null,
    createdBy: people.admin.id,
    createdAt: app.clock.now(),
  };
  await app.platform.db.transaction(async (tx) => {
    for (const sourceName of ['Općina Primjer', 'OPĆINA Primjer', 'Fondacija Primjer']) {
      await tx.insert(fundEntryTable).values({ ...given, id: crypto.randomUUID(), sourceName });
    }
  });
  const after = await countFigures(app.platform.db.read);
  expect(after.projects - before.projects).toBe(1);
  expect(after.partners - before.partners).toBe(2);
  expect(after.invested).toBe(before.invested);
  expect(after.users).toBeGreaterThan(0);
  expect((await app.as().call(landingApi.figures)).data).toEqual({ figures: null });
});
