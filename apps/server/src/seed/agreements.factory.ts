import { buffer } from 'node:stream/consumers';
import type { Instalment } from '@app/domain/agreements/instalments';
import { fening } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import { formatDate } from '@app/messages/format/dates';
import {
  createAgreement,
  createAgreementFile,
  createEvent,
  createException,
  createExpense,
  createMilestone,
  createReport,
  createSignedCopy,
} from '../modules/agreements/agreements.factory.ts';
import { findAgreement, milestonesOf } from '../modules/agreements/agreements.repo.ts';
import { agreementPdf, linesOf, stepsOf } from '../modules/agreements/agreements.text.ts';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { findApplication } from '../modules/applications/public.ts';
import type { Tx } from '../platform/db/client.ts';
import type { FileStore } from '../platform/files/files.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';
import { drawnPage } from './pictures.factory.ts';
import { receiptPaper, receiptPicture } from './receipts.ts';

interface SeedContext {
  readonly people: People;
  readonly today: Date;
  readonly files: Pick<FileStore, 'get' | 'put'>;
}

const suppliers = ['Bravarija Husić', 'Sport Jala', 'Kopirnica Skver', 'Drvo dom', 'Elektro Tuzla'];
const words = {
  blurred: 'Na drugoj strani se ne vidi potpis. Slikaj je ponovo, na svjetlu.',
  done: 'Sve što smo obećali je napravljeno i radi. Na otvaranju je bilo više komšija nego što smo se nadali.',
  difficult: 'Dva puta nas je zaustavila kiša, a majstor je kasnio sedmicu.',
  asked: 'Sala škole je zauzeta do kraja mjeseca.',
  next: 'Brigu je preuzela mjesna zajednica, ključ je kod domara škole.',
};
/** The example account of the country in the registry of IBANs. */
const payee = { holder: 'Udruženje „Luk“ Tuzla', account: 'BA391290079401028494' };
/** Done and reported, but for a part of the money nothing tells where it went. */
const withHole = 'pedala';
const tracedShare = 86;
/** Asks for a part of its second instalment before it falls due. */
const early = 'radio-iz-podruma';
/** Signed by the team; the bank is to look at it. */
const waiting = 'pcele-na-krovu-skole';
const under = ['contract_signed', 'implementation', 'completed'];

/** Agreements of projects under way: some steps late, a returned receipt, accepted reports. */
export async function seedAgreements(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  context: SeedContext,
): Promise<void> {
  const stored = await context.files.get('ob/demo-selo.webp');
  if (!stored) throw new Error('The demo has no picture for its reports.');
  const picture = await buffer(stored.stream);
  for (const application of applications.values()) {
    if (application.status === 'published') await seedSigning(tx, application, context);
    if (application.slug === waiting) await seedSigned(tx, application, context);
    if (under.includes(application.status)) {
      await seedProject(tx, application, { ...context, picture });
    }
  }
}

const atNine = (day: Date) => new Date(day.getTime() + 9 * 3_600_000);

async function seedSigning(tx: Tx, application: BuiltApplication, context: SeedContext) {
  const { people, today, files } = context;
  const record = await findApplication(tx, application);
  if (!record) return;
  const team = { id: record.application.ownerId };
  await createAgreement(tx, application, {
    by: entry(people, 'menadzer'),
    team,
    at: onDay(today, -2),
    owner: record.application.about.applicantName,
    points: ['details'],
    payee,
  });
  await seedSteps(tx, application, onDay(today, -2), () => ({}));
  // Returned once; the team has taken the first page anew.
  const decided = { by: entry(people, 'menadzer'), at: atNine(onDay(today, -1)) };
  const [first, second] = [await drawnPage(1), await drawnPage(2)];
  const back = { team, at: atNine(onDay(today, -2)), decided, reason: words.blurred };
  await createSignedCopy(
    tx,
    application,
    {
      ...back,
      state: 'returned',
      pages: [
        { name: 'strana-1.webp', content: first },
        { name: 'strana-2.webp', content: second },
      ],
    },
    files,
  );
  const begun = { name: 'strana-1-nova.webp', content: first };
  await createSignedCopy(
    tx,
    application,
    { team, at: today, state: 'draft', pages: [begun] },
    files,
  );
}

async function seedSigned(tx: Tx, application: BuiltApplication, context: SeedContext) {
  const { people, today, files } = context;
  const record = await findApplication(tx, application);
  if (!record) return;
  const team = { id: record.application.ownerId };
  await createAgreement(tx, application, {
    by: entry(people, 'menadzer'),
    team,
    at: onDay(today, -1),
    owner: record.application.about.applicantName,
    points: ['details', 'guardians', 'account'],
    instalments: partsOf(record.application.requestedAmount, undefined),
    payee,
  });
  await seedSteps(tx, application, onDay(today, -1), () => ({}));
  const agreement = await findAgreement(tx, application.id);
  if (!agreement) return;
  const text = { language: 'bhs', creator: 'Zamah' } as const;
  await createSignedCopy(
    tx,
    application,
    {
      team,
      at: atNine(onDay(today, -1)),
      state: 'sent',
      pages: [
        {
          name: 'ugovor.pdf',
          content: await agreementPdf(agreement, await milestonesOf(tx, application.id), text),
        },
        { name: 'potpisi.webp', content: await drawnPage(2) },
      ],
    },
    files,
  );
}

async function seedSteps(
  tx: Tx,
  application: BuiltApplication,
  at: Date,
  plan: (dueOn: string, n: number) => Parameters<typeof createMilestone>[3] | object,
): Promise<string[]> {
  const record = await findApplication(tx, application);
  const steps = stepsOf(record?.submitted ?? {}).filter(({ dueOn }) => dueOn !== '');
  const ids: string[] = [];
  for (const [n, step] of steps.entries()) {
    ids.push((await createMilestone(tx, application, at, { ...step, ...plan(step.dueOn, n) })).id);
  }
  return ids;
}

/** As the ledger of the demo pays: most of it after signing. */
const partsOf = (granted: number, step: string | undefined): Instalment[] => {
  const first = Math.floor((granted * 60) / 100);
  return [
    { amount: fening(first), after: 'signing', milestoneId: null },
    {
      amount: fening(granted - first),
      after: step ? 'milestone' : 'report',
      milestoneId: step ?? null,
    },
  ];
};

async function seedHistory(
  tx: Tx,
  application: BuiltApplication,
  {
    by,
    team,
    signedAt,
    first,
  }: {
    readonly by: { readonly id: string };
    readonly team: { readonly id: string };
    readonly signedAt: Date;
    /** The step that was proven and accepted. */
    readonly first: string | undefined;
  },
): Promise<void> {
  const events = [
    [-3, by, 'prepared', null],
    [-2, team, 'ticked.details', null],
    [-1, by, 'ticked.account', null],
    [-1, team, 'signed', null],
    [0, by, 'ticked.countersigned', null],
    ...(first
      ? ([
          [14, team, 'milestone.prove', first],
          [16, by, 'milestone.accept', first],
        ] as const)
      : []),
  ] as const;
  for (const [days, actor, event, itemId] of events) {
    await createEvent(tx, application, actor, { event, itemId, at: onDay(signedAt, days) });
  }
}

interface Planned {
  readonly expectedUsers: number;
  readonly expectedVolunteers: number;
}

/** A tenth more people came than were expected. */
function turnoutOf({ projectActivities = [] }: { readonly projectActivities?: unknown }) {
  const sum = (count: keyof Planned) =>
    (projectActivities as readonly Planned[]).reduce((all, one) => all + one[count], 0);
  return {
    people: Math.round(sum('expectedUsers') * 1.1) || 120,
    volunteers: sum('expectedVolunteers') || 14,
  };
}

async function seedProject(
  tx: Tx,
  application: BuiltApplication,
  { people, today, files, picture }: SeedContext & { readonly picture: Buffer },
): Promise<void> {
  const record = await findApplication(tx, application);
  if (!record) return;
  const { startsOn, endsOn, applicantName } = record.application.about;
  const team = { id: record.application.ownerId };
  const by = entry(people, 'menadzer');
  const { status, slug } = application;
  const over = status === 'completed';
  const isDone = over || slug === withHole;
  const signedAt = onDay(new Date(startsOn || today), -8);
  const todayText = today.toISOString().slice(0, 10);
  const steps = await seedSteps(tx, application, signedAt, (dueOn, n) => {
    const reached = isDone || (status === 'implementation' && n === 0);
    // Of a project under way the second step is late.
    if (!reached) {
      if (status !== 'implementation' || n !== 1) return {};
      const asked = { askedOn: dayText(onDay(today, 10)), askedReason: words.asked };
      return { dueOn: dayText(onDay(today, -6)), ...asked };
    }
    const [earlier = todayText] = [dueOn, todayText].sort();
    const decidedAt = new Date(
      Math.min(onDay(new Date(earlier), 1).getTime(), onDay(today, -3).getTime()),
    );
    return { state: 'accepted', note: 'Urađeno kako je dogovoreno.', decidedAt };
  });
  const [first] = steps;
  await createAgreement(
    tx,
    application,
    {
      by,
      team,
      at: signedAt,
      owner: applicantName,
      instalments: partsOf(
        record.application.requestedAmount,
        slug === withHole ? undefined : first,
      ),
      payee,
    },
    files,
  );
  await seedHistory(tx, application, {
    by,
    team,
    signedAt,
    first: status === 'contract_signed' ? undefined : first,
  });
  if (status === 'contract_signed') {
    if (slug !== early) return;
    const proposedAt = onDay(today, -1);
    await createException(tx, application, by, proposedAt, {
      amount: fening(Math.floor(record.application.requestedAmount / 1000) * 100),
    });
    return;
  }
  if (first) {
    const proof = { by: team, at: signedAt, purpose: 'proof', milestoneId: first } as const;
    await createAgreementFile(
      tx,
      application,
      { ...proof, name: 'dokaz.webp', content: picture },
      files,
    );
  }
  const lines = linesOf(record.submitted ?? {}).filter(({ promised }) => promised > 0);
  const planned = lines.reduce((sum, { promised }) => sum + promised, 0);
  const traced = (record.application.requestedAmount * tracedShare) / planned;
  for (const [n, line] of lines.entries()) {
    const spentOn = over ? onDay(new Date(endsOn || today), -7) : onDay(today, -9 + (n % 5));
    const state = isDone ? 'accepted' : (['accepted', 'sent', 'returned'] as const)[n];
    if (!state) break;
    // The first line of a project under way went a little beyond its promise.
    const share = over ? 100 : isDone ? traced : n === 0 ? 104 : 30;
    const amount = Math.max(1, Math.round((line.promised * share) / 100));
    const supplier = suppliers[n % suppliers.length] ?? '';
    const bought = { supplier, what: line.name, amount: amount / 100 };
    const day = state === 'returned' ? '' : formatDate(spentOn);
    // Of a project under way one came by mail; the rest was photographed.
    const isPaper = isDone || n === 0;
    const fileId = await createAgreementFile(
      tx,
      application,
      {
        by: team,
        at: spentOn,
        purpose: 'receipt',
        name: isPaper ? 'racun.pdf' : 'racun.webp',
        content: isPaper
          ? receiptPaper({ ...bought, day })
          : await receiptPicture({ ...bought, day }),
      },
      files,
    );
    await createExpense(tx, application, team, spentOn, {
      lineId: line.id,
      amount: fening(amount),
      supplier,
      what: line.name,
      fileId,
      state,
      ...(state === 'sent' ? {} : { decidedBy: by.id, decidedAt: onDay(spentOn, 2) }),
      reason: state === 'returned' ? 'Na računu se ne vidi datum.' : '',
    });
  }
  if (!isDone) {
    const content = { people: 40, difficult: words.difficult };
    return createReport(tx, application, onDay(today, -1), { content });
  }
  const at = over ? onDay(new Date(endsOn || today), 3) : onDay(today, -2);
  for (const name of ['otvaranje.webp', 'radna-akcija.webp']) {
    const plan = { by: team, at, purpose: 'picture', name, content: picture } as const;
    await createAgreementFile(tx, application, plan, files);
  }
  const { asked: _, ...told } = words;
  const content = { ...told, ...turnoutOf(record.submitted ?? {}) };
  await createReport(tx, application, at, { state: 'accepted', content });
}
