import { banksApi } from '@app/contracts/banks/banks.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { GrantsPackage } from '@app/contracts/funds/open-data.schemas';
import { expect, it } from 'vitest';
import { setUpApp } from '../platform/testing/setUp.ts';
import { seedDemo } from './seed.ts';

const app = setUpApp();

it('every bank of the demo publishes its grants in the shape of 360Giving', async () => {
  await seedDemo(app.platform);
  const banks = (await app.as().call(banksApi.list)).data;
  expect(banks.length).toBeGreaterThanOrEqual(6);
  const ids: string[] = [];
  for (const { slug, name } of banks) {
    const { data } = await app.as().call(fundsApi.grants, { params: { slug } });
    const { grants } = GrantsPackage.parse(data);
    for (const { id, fundingOrganization } of grants) {
      ids.push(id);
      expect(fundingOrganization.map((one) => one.name)).toEqual([name]);
    }
  }
  expect(new Set(ids).size).toBe(ids.length);
});
