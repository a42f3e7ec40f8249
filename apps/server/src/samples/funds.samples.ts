import type { fundsApi } from '@app/contracts/funds/funds.api';
import { createFundEntry } from '../modules/funds/funds.factory.ts';
import { newId } from '../platform/ids.ts';
import { desk, everybody, everywhere, foreignDesk } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const onDesk: ByRecord = { own: desk, foreign: foreignDesk };
const writers = {
  may: {
    own: ['koordinator', 'voditelj', 'menadzer', 'obAdmin', ...everywhere],
    foreign: ['obAdmin', ...everywhere],
  },
  knows: { own: ['asistent', 'savjetnik', 'odbor1'], foreign: ['zenica'] },
} satisfies { may: ByRecord; knows: ByRecord };

const tuzla = { params: { slug: 'tuzla' } };
const zenica = { params: { slug: 'zenica' } };
const open = { may: everybody, own: () => tuzla };
const read = { may: onDesk, own: () => tuzla, foreign: () => zenica };
const received = () => ({
  body: {
    id: newId(),
    kind: 'received' as const,
    amount: 1_200.5,
    on: '2026-11-19',
    source: 'Općina Tuzla',
  },
});
/** A right amount that no reader before has given. */
let amount = 20_000;
const corrected = ({ id }: { readonly id: string }, slug: string) => {
  amount += 1;
  return {
    params: { slug, id },
    body: { id: newId(), amount, reason: 'Uplata je stigla umanjena za proviziju.' },
  };
};

/** A payout of this moment. */
const paid = async (
  stage: Stage,
  make: 'application' | 'foreignApplication',
  bank: Stage['tuzla'],
) => {
  const { app, people, tx } = stage;
  const { id: applicationId } = await stage[make]({ status: 'implementation' });
  const at = app.clock.now();
  const made = await tx(async (open) => {
    const plan = { km: 100, applicationId };
    await createFundEntry(open, bank, people.globalni, at, { ...plan, kind: 'promised' });
    return createFundEntry(open, bank, people.globalni, at, { ...plan, kind: 'paid' });
  });
  return { params: { slug: bank.slug, id: made.id } };
};

export const fundsSamples: Samples<typeof fundsApi> = {
  fund: open,
  ledger: { ...open, filters: [{}] },
  ledgerFile: {
    ...open,
    missing: () => ({ params: { slug: 'nema-ga', format: 'csv' as const } }),
    own: () => ({ params: { slug: 'tuzla', format: 'csv' as const } }),
  },
  grants: open,
  desk: read,
  entries: { ...read, filters: [{}, { kind: 'received' }, { year: '2026' }] },
  deskGrants: { ...read, filters: [{}] },
  record: {
    ...writers,
    own: () => ({ ...tuzla, ...received() }),
    foreign: () => ({ ...zenica, ...received() }),
  },
  correct: {
    ...writers,
    own: ({ standing }) => corrected(standing.entry, 'tuzla'),
    foreign: async ({ app, people, zenica: bank, tx }) => {
      const at = app.clock.now();
      const made = await tx((open) => createFundEntry(open, bank, people.globalni, at));
      return corrected(made, 'zenica');
    },
  },
  takeBack: {
    ...writers,
    own: (stage) => paid(stage, 'application', stage.tuzla),
    foreign: (stage) => paid(stage, 'foreignApplication', stage.zenica),
  },
};
