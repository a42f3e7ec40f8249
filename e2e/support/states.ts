import { canvasOf, pages } from '@app/contracts/pages';
import type { Page } from '@playwright/test';
import { routeTable } from '../../apps/web/src/routes.ts';
import { campaignOf, pressGiving, projectPage, toPayment } from './giving.ts';

/** Asks the API in the name of who looks at the page. */
export type Ask = <T>(path: string) => Promise<T>;

/** A page as somebody finds it. */
export interface State {
  readonly name: string;
  readonly address: string | ((ask: Ask, page: Page) => Promise<string>);
  /** A demo account; nobody unless named. */
  readonly as?: string;
  /** Calls that get no answer. */
  readonly failing?: string | RegExp;
  /** What the reader does first; the words are those of the default language. */
  readonly open?: (page: Page) => Promise<void>;
}

/** An address of the demo for each pattern with parameters. */
const samples: Readonly<Record<string, string>> = {
  [pages.call.path]: pages.call({ slug: 'tuzla-po-mjeri-mladih' }),
  [pages.blueCall.path]: pages.blueCall({ slug: 'prvi-kupac-s-une' }),
  [pages.callLanding.path]: pages.callLanding({ slug: 'tuzla-po-mjeri-mladih' }),
  [pages.conversion.path]: pages.conversion({ slug: 'tuzla-po-mjeri-mladih', izvor: 'plakat' }),
  [pages.callEdit.path]: pages.callEdit({ slug: 'tuzla-po-mjeri-mladih' }),
  [pages.callEditor.path]: pages.callEditor({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.callStart.path]: pages.callStart({ slug: 'tuzla-po-mjeri-mladih' }),
  [pages.bank.path]: pages.bank({ bankSlug: 'tuzla' }),
  [pages.oldestBank.path]: pages.oldestBank({ id: 'tuzla' }),
  [pages.campaigns.path]: pages.campaigns(),
  [pages.project.path]: pages.project({ slug: 'kino-pod-vedrim-nebom' }),
  [pages.blueProject.path]: pages.blueProject({ slug: 'pedala' }),
  [pages.teamInvitation.path]: pages.teamInvitation({
    id: '00000000-0000-7000-8000-000000000000',
  }),
  [pages.guardianConsent.path]: pages.guardianConsent({
    token: 'demo-saglasnost-za-ajlu-kovac-muzicka-soba1',
  }),
  [pages.teamLink.path]: pages.teamLink({ code: 'muzickasoba' }),
  [pages.story.path]: pages.story({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.skills.path]: pages.skills({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.agreement.path]: pages.agreement({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.tasks.path]: pages.tasks({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.ownApplications.path]: pages.ownApplications({ tab: 'sve' }),
  [pages.canvas.path]: pages.canvas(),
  [pages.blueCanvas.path]: pages.blueCanvas(),
  [pages.bankEditor.path]: pages.bankEditor({ bankSlug: 'tuzla' }),
  [pages.bankDesk.path]: pages.bankDesk({ bankId: 'tuzla' }),
  [pages.donated.path]: pages.donated({ applicationId: '00000000-0000-7000-8000-000000000000' }),
  [pages.donationCancelled.path]: pages.donationCancelled({
    applicationId: '00000000-0000-7000-8000-000000000000',
  }),
  [pages.profile.path]: pages.profile({ profileSlug: 'niko-00000000-0000-7000-8000-000000000000' }),
  '*': '/ovoga-nema',
};

const whoSees = {
  open: undefined,
  'public-only': undefined,
  member: 'vlasnik',
  ob: 'odbor1',
  admin: 'admin',
} as const;

/** Every address of the product, as it is found first. */
export const addresses = routeTable.flatMap((row): State[] => {
  if (row.access === 'redirect') return [];
  const as = whoSees[row.access];
  return [{ name: row.path, address: samples[row.path] ?? row.path, ...(as ? { as } : {}) }];
});

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

const cinema = projectPage('kino-pod-vedrim-nebom');
const workshop = projectPage('biciklo-radionica-za-sve');
const draft = projectPage('muzicka-soba-u-domu-mladih');
const desk = pages.board({ poziv: 'jesenji-poziv-tuzla' });

const publicStates: readonly State[] = [
  {
    name: 'a campaign',
    address: async (_, page) =>
      pages.campaigns({ id: (await campaignOf(page, 'kino-pod-vedrim-nebom')).id }),
  },
  { name: 'a call that is being decided', address: pages.call({ slug: 'jesenji-poziv-tuzla' }) },
  {
    name: 'the conditions of a call, not met',
    address: pages.callStart({ slug: 'tuzla-po-mjeri-mladih' }),
    open: (page) => page.getByRole('radio', { name: 'Ne' }).first().check(),
  },
  {
    name: 'a coming call, from a poster',
    address: pages.conversion({ slug: 'selo-ima-plan' }),
  },
  {
    name: 'reach of a call',
    as: 'voditelj',
    address: pages.bankDesk({ bankId: 'tuzla', dio: 'pozivi' }),
    open: press('Posjećenost i kod za plakat: Tuzla po mjeri mladih'),
  },
  { name: 'the directory, nothing found', address: pages.bankDirectory({ q: 'nema takve' }) },
  { name: 'a project: budget', address: `${cinema}?dio=budzet` },
  { name: 'a project: budget in goods', address: `${cinema}?dio=budzet&budzet=roba` },
  { name: 'a project: activities', address: `${cinema}?dio=aktivnosti` },
  { name: 'a project: impact', address: `${cinema}?dio=uticaj` },
  {
    name: 'a project: comments',
    address: `${projectPage('bazar-knjiga')}?dio=komentari`,
    as: 'vlasnik',
  },
  { name: 'a project: shared', address: cinema, open: press('Podjelite') },
  ...['trziste', 'brojke', 'plan'].map((dio) => ({
    name: `a business: ${dio}`,
    address: pages.blueProject({ slug: 'pedala', dio }),
  })),
  { name: 'a project that takes no donations', address: projectPage('staza-uz-jalu') },
  { name: 'a private project, its team', address: draft, as: 'vlasnik' },
  { name: 'a private project, somebody else', address: draft, as: 'emir' },
  { name: 'a private project, a visitor', address: draft },
  {
    name: 'giving: the amount',
    address: workshop,
    open: async (page) => {
      const dialog = await pressGiving(page);
      await dialog.getByLabel('Drugi iznos').fill('99999');
    },
  },
  {
    name: 'giving: the donor, incomplete',
    address: workshop,
    open: async (page) => {
      const dialog = await pressGiving(page);
      await dialog.getByLabel('Drugi iznos').fill('5');
      await dialog.getByRole('button', { name: /^Dalje s/ }).click();
      await dialog.getByRole('button', { name: 'Nastavi na plaćanje' }).click();
    },
  },
  {
    name: 'giving: the payment',
    address: workshop,
    open: async (page) => toPayment(await pressGiving(page), '5', 'pregled@primjer.ba'),
  },
];

/** Opens every card that is folded. */
async function unfold(page: Page): Promise<void> {
  for (const card of await page.locator('main li > details').all()) {
    await card.locator('> summary').click();
  }
}

const canvasSections = [
  'osnovno',
  'problem',
  'prica',
  'rjesenje',
  'aktivnosti',
  'budzet',
  'uticaj',
  'tim',
  'pregled',
];

/** A page of one's own application, by how its title begins. */
const ofMine = (name: string, title: string, page: (id: string) => string): State => ({
  name,
  as: 'vlasnik',
  address: async (ask) => {
    const mine =
      await ask<readonly { id: string; projectTitle: string }[]>('/api/orange-grants/mine');
    const found = mine.find(({ projectTitle }) => projectTitle.startsWith(title));
    return page(found?.id ?? '');
  },
});

const writing = (kind: 'orange' | 'blue', title: string, section: string): State => ({
  ...ofMine(
    `the ${kind === 'blue' ? 'blue canvas' : 'canvas'}: ${section}`,
    title,
    (id) => `${canvasOf(kind)({ id })}?dio=${section}`,
  ),
  open: unfold,
});

const besideStates = [
  ofMine('skills, answered in part', 'Muzička', (id) => pages.skills({ id })),
  ofMine('skills of a business', 'Pedala', (id) => pages.skills({ id })),
  ofMine('skills not read yet', 'Zelena tabla', (id) => pages.skills({ id })),
  ofMine('a story being written', 'Muzička', (id) => pages.story({ id })),
  ofMine('next steps of a draft', 'Muzička', (id) => pages.tasks({ id })),
  ofMine('next steps of a running business', 'Pedala', (id) => pages.tasks({ id })),
];

/** Opens what was changed, and its newest change. */
async function toChange(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const sheet = page.locator('details > summary').filter({ visible: true }).first();
  if (await sheet.isVisible()) await sheet.click();
  await page
    .getByRole('button', { name: 'Historija izmjena' })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').locator('ol button').first().click();
  await page.getByRole('dialog').locator('figure').first().waitFor();
}

const canvasStates = [
  ...canvasSections.map((section) => writing('orange', 'Muzička', section)),
  ...['kupac', 'brojke', 'iznos'].map((section) => writing('blue', 'Džem', section)),
  { ...writing('orange', 'Muzička', 'prica'), name: 'the canvas: a change', open: toChange },
];

const settingsDialogs = [
  'Promijeni ime i prezime',
  'Promijeni e-mail',
  'Promijeni telefon',
  'Uključi ulazak u dva koraka',
  'Promijeni lozinku',
  'Obriši nalog',
];

const memberStates: readonly State[] = [
  ...canvasStates,
  ...besideStates,
  { name: 'the dashboard, empty', address: pages.dashboard(), as: 'moderator' },
  {
    name: 'the dashboard, failing',
    address: pages.dashboard(),
    as: 'lejla',
    failing: '**/api/orange-grants/mine',
  },
  { name: 'the zone, empty', address: pages.zone(), as: 'moderator' },
  { name: 'the zone of the board', address: pages.zone(), as: 'odbor1' },
  {
    name: 'a tab of the zone, empty',
    address: pages.ownApplications({ tab: 'u-toku' }),
    as: 'lejla',
  },
  {
    name: 'the zone, failing',
    address: pages.zone(),
    as: 'lejla',
    failing: '**/api/orange-grants/mine',
  },
  {
    name: 'notifications, none of a kind',
    address: pages.network({ kind: 'mentors' }),
    as: 'clan',
  },
  {
    name: 'notifications, failing',
    address: pages.network(),
    as: 'clan',
    failing: /\/api\/notifications\?limit=30/,
  },
  { name: 'settings, failing', address: pages.settings(), as: 'lejla', failing: '**/api/account' },
  ...settingsDialogs.map(
    (name): State => ({
      name: `settings: ${name}`,
      address: pages.settings(),
      as: 'lejla',
      open: press(name),
    }),
  ),
  {
    name: 'the own profile, failing',
    address: pages.ownProfile(),
    as: 'lejla',
    failing: '**/api/profile',
  },
  {
    name: 'a profile, seen by a member',
    as: 'vlasnik',
    address: async (ask) => {
      const { slug } = await ask<{ slug: string }>('/api/profile');
      return pages.profile({ profileSlug: slug });
    },
  },
];

const helpPage = pages.project({ slug: 'muzicka-soba-u-domu-mladih', dio: 'mentorstvo' });

/** Opens the first of the requests. */
async function openRequest(page: Page): Promise<void> {
  await page.locator('a[id^="zahtjev-"]').first().click();
  await page.getByRole('region', { name: 'Poruke' }).waitFor();
}

const mentorshipStates: readonly State[] = [
  {
    name: 'mentorship of an application',
    address: helpPage,
    as: 'vlasnik',
  },
  {
    name: 'mentorship of an application: a conversation',
    address: helpPage,
    as: 'vlasnik',
    open: openRequest,
  },
  {
    name: 'mentorship of an application: a new request',
    address: `${helpPage}&novi=da`,
    as: 'vlasnik',
    open: async (page) => {
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'mentorship of the board', address: pages.board({ pogled: 'mentorstvo' }), as: 'odbor1' },
  {
    name: 'mentorship of the board: a conversation',
    address: pages.board({ pogled: 'mentorstvo' }),
    as: 'savjetnik',
    open: openRequest,
  },
  {
    name: 'mentorship of the board, failing',
    address: pages.board({ pogled: 'mentorstvo' }),
    as: 'odbor1',
    failing: '**/api/ob-direct/mentorship-analytics/requests*',
  },
  {
    name: 'how a bank answers',
    address: pages.bankDesk({ bankId: 'tuzla', dio: 'mentorstvo' }),
    as: 'voditelj',
  },
];

const staffStates: readonly State[] = [
  ...mentorshipStates,
  {
    name: 'the desk: an application',
    address: `${desk}&prijava=zelena-tabla-na-ircu`,
    as: 'savjetnik',
  },
  {
    name: 'the desk: an application on its own',
    address: `${desk}&prijava=zelena-tabla-na-ircu&dio=prijava`,
    as: 'savjetnik',
  },
  { name: 'the desk: ranking', address: `${desk}&pogled=rang`, as: 'savjetnik' },
  {
    name: 'the desk: approved',
    address: pages.board({ poziv: 'proljetni-poziv-tuzla', prijava: 'skejt-za-sve' }),
    as: 'savjetnik',
  },
  { name: 'the desk, refused', address: desk, as: 'lejla' },
  {
    name: 'the money of a bank: a new entry',
    address: pages.bankDesk({ bankId: 'tuzla', dio: 'novac' }),
    as: 'koordinator',
    open: press('Upiši u knjigu'),
  },
  ...(['prijave', 'pozivi', 'kampanje', 'ljudi'] as const).map(
    (dio): State => ({
      name: `a bank’s desk: ${dio}`,
      address: pages.bankDesk({ bankId: 'tuzla', dio }),
      as: 'koordinator',
    }),
  ),
  { name: 'the banks’ administration, of all', address: pages.banksAdmin(), as: 'admin' },
  {
    name: 'the banks’ administration: calls',
    address: pages.banksAdmin({ dio: 'pozivi' }),
    as: 'admin',
  },
  {
    name: 'the call editor: a draft',
    as: 'koordinator',
    address: async (ask) => {
      const { items } = await ask<{ items: readonly { id: string; status: string }[] }>(
        '/api/ob/calls?status=draft&bank=tuzla',
      );
      return pages.callEditor({ id: items[0]?.id ?? '' });
    },
    open: async (page) => {
      await page.locator('#title\\.bhs').waitFor();
    },
  },
  {
    name: 'the banks’ administration: accepted wishes',
    address: pages.banksAdmin({ dio: 'zahtjevi' }),
    as: 'admin',
    open: async (page) => {
      await page.getByRole('button', { name: 'Zatvoreni', exact: true }).click();
      await page.getByRole('button', { name: 'Osnuj banku' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a bank’s desk: a table',
    address: pages.bankDesk({ bankId: 'tuzla', dio: 'prijave', pogled: 'tabela' }),
    as: 'koordinator',
  },
  {
    name: 'a bank’s desk, refused',
    address: pages.bankDesk({ bankId: 'zenica' }),
    as: 'koordinator',
  },
  { name: 'the desk, failing', address: desk, as: 'savjetnik', failing: '**/api/ob/odbor/**' },
  ...[
    '#zakljucani',
    '#sesije',
    '#ovlastenja',
    '?pogled=promjene#ovlastenja',
    '?pogled=matrica#ovlastenja',
  ].map(
    (view): State => ({
      name: `security: ${view}`,
      address: `${pages.adminSecurity()}${view}`,
      as: 'admin',
    }),
  ),
  { name: 'security, refused', address: pages.adminSecurity(), as: 'moderator' },
  {
    name: 'security, failing',
    address: pages.adminSecurity(),
    as: 'admin',
    failing: '**/api/admin/security/sign-ins*',
  },
  { name: 'texts, of one part', address: pages.exportTexts({ part: 'titles' }), as: 'admin' },
  { name: 'texts, refused', address: pages.exportTexts(), as: 'moderator' },
];

/** Every address in its states: what is found first, full and empty, refused and failing. */
export const states: readonly State[] = [
  ...addresses,
  ...publicStates,
  ...memberStates,
  ...staffStates,
];
