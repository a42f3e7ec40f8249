import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import { dayText } from '@app/domain/sarajevo-time';
import type { Bank } from '../modules/banks/banks.factory.ts';
import {
  type Call,
  createDraftCall,
  createFollow,
  createHistory,
  reviseCall,
} from '../modules/calls/calls.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onClock, onDay } from './calls.factory.ts';
import { demoDraft } from './calls-work.data.ts';
import type { People } from './people.factory.ts';

interface Demo {
  readonly people: People;
  readonly banks: ReadonlyMap<string, Bank>;
  readonly calls: ReadonlyMap<string, Call>;
  readonly today: Date;
}

/** What a bank's staff see of its calls: a draft, changes that wait, who changed what, followers. */
export async function seedCallWork(tx: Tx, demo: Demo): Promise<void> {
  await seedDraft(tx, demo);
  await seedHistory(tx, demo);
  await seedFollowers(tx, demo);
}

async function seedDraft(tx: Tx, { people, banks, today }: Demo): Promise<void> {
  const koordinator = entry(people, 'koordinator');
  const menadzer = entry(people, 'menadzer');
  const draft = await createDraftCall(tx, entry(banks, 'tuzla'), onDay(today, -5), {
    kind: 'blue',
    titleBhs: demoDraft.title.bhs,
    titleEn: demoDraft.title.en,
  });
  const opensAt = onClock(today, 12, 9 * 60).toISOString();
  const closesAt = onClock(today, 35, 20 * 60).toISOString();
  const at = onDay(today, -1);
  const timeline: CallContent['timeline'] = [
    {
      on: dayText(onDay(today, 20)),
      text: { bhs: 'Info-druženje u Domu mladih', en: 'Info meeting at the youth centre' },
    },
    {
      on: dayText(onDay(today, 56)),
      text: { bhs: 'Odluke odbora', en: 'Decisions of the board' },
      kind: 'decisions',
    },
  ];
  const content: Partial<CallContent> = { ...demoDraft, opensAt, closesAt, faq: [], timeline };
  await reviseCall(tx, draft, content, { by: menadzer.id, at, revision: 4 });
  await createHistory(tx, draft, {
    event: 'create',
    at: onDay(today, -5),
    actorId: koordinator.id,
  });
  await createHistory(tx, draft, {
    event: 'edit',
    at: onDay(today, -4),
    actorId: koordinator.id,
    fields: [
      { path: 'title.bhs', before: 'Mladi u biznisu', after: demoDraft.title.bhs },
      { path: 'maxAmount', before: null, after: 7_000 },
    ],
  });
  await createHistory(tx, draft, {
    event: 'edit',
    at,
    actorId: menadzer.id,
    fields: [{ path: 'maxAmount', before: 7_000, after: demoDraft.maxAmount }],
  });
}

async function seedHistory(tx: Tx, { people, calls, today }: Demo): Promise<void> {
  const koordinator = entry(people, 'koordinator');
  const voditelj = entry(people, 'voditelj');
  const open = entry(calls, 'tuzla-po-mjeri-mladih');
  const wider = 'Projekti koji ulicu, dom, park ili školsko dvorište vraćaju ljudima.';
  await createHistory(tx, open, {
    event: 'publish',
    at: onDay(today, -24),
    actorId: koordinator.id,
  });
  await createHistory(tx, open, { event: 'open', at: open.opensAt, actorId: null });
  await createHistory(tx, open, {
    event: 'changes',
    at: onDay(today, -9),
    actorId: voditelj.id,
    fields: [{ path: 'maxAmount', before: 4_500, after: 5_000 }],
  });
  await reviseCall(
    tx,
    open,
    { summary: { bhs: wider, en: open.summaryEn } },
    { by: koordinator.id, at: onDay(today, -1), revision: 1 },
  );
  await createHistory(tx, open, {
    event: 'edit',
    at: onDay(today, -1),
    actorId: koordinator.id,
    fields: [{ path: 'summary.bhs', before: open.summaryBhs, after: wider }],
  });
  const deciding = entry(calls, 'jesenji-poziv-tuzla');
  const moves = [
    { event: 'publish' as const, at: onDay(today, -75), actorId: koordinator.id },
    { event: 'open' as const, at: deciding.opensAt, actorId: null },
    { event: 'close' as const, at: deciding.closesAt, actorId: null },
    { event: 'startDeciding' as const, at: onDay(today, -8), actorId: voditelj.id },
  ];
  for (const move of moves) await createHistory(tx, deciding, move);
}

async function seedFollowers(tx: Tx, { people, banks, today }: Demo): Promise<void> {
  for (const [who, bank, kind] of [
    ['lejla', 'tuzla', 'orange'],
    ['emir', 'tuzla', 'orange'],
    ['clan', 'tuzla', 'blue'],
    ['lejla', 'bihac', 'blue'],
  ] as const) {
    await createFollow(tx, entry(people, who), entry(banks, bank), kind, onDay(today, -6));
  }
}
