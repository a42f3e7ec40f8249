import { banksApi } from '@app/contracts/banks/banks.api';
import { CallContent } from '@app/contracts/calls/call-content.schemas';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { GrantsPackage } from '@app/contracts/funds/open-data.schemas';
import { callStatuses } from '@app/domain/calls/call.machine';
import { callMissing } from '@app/domain/calls/call.missing';
import { beforeAll, expect, it } from 'vitest';
import { listWork } from '../modules/calls/calls.work.repo.ts';
import { setUpApp } from '../platform/testing/setUp.ts';
import { seedDemo } from './seed.ts';

const app = setUpApp();

beforeAll(() => seedDemo(app.platform));

it('the demo has calls in every state, and none that its editor would refuse', async () => {
  const now = app.clock.now();
  const works = await listWork(app.platform.db.read, { banks: 'all' }, { limit: 100 });
  expect(new Set(works.map(({ call }) => call.status))).toEqual(new Set(callStatuses));
  for (const { call, content } of works) {
    expect(CallContent.parse(content)).toEqual(content);
    const { status } = call;
    const blocking = callMissing(content, { now, status }).filter(({ blocks }) => blocks);
    const codes = blocking.map(({ path, code }) => `${path} ${code}`);
    expect(codes, call.slug).toEqual(status === 'draft' ? ['rubric sum'] : []);
  }
});

it('every bank of the demo publishes its grants in the shape of 360Giving', async () => {
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
