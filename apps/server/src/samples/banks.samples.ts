import type { banksApi } from '@app/contracts/banks/banks.api';
import { everybody } from './kinds.ts';
import type { Samples } from './sample.ts';

export const banksSamples: Samples<typeof banksApi> = {
  list: { may: everybody },
  detail: { may: everybody, own: () => ({ params: { slug: 'tuzla' } }) },
};
