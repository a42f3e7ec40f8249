import { pages } from '@app/contracts/pages';
import { press, type State } from './state.ts';

const desk = pages.board({ poziv: 'jesenji-poziv-tuzla' });

export const staffStates: readonly State[] = [
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
  {
    name: 'the landing page, being edited',
    address: pages.landing(),
    as: 'admin',
    open: async (page) => {
      await page.getByRole('link', { name: 'Edit Live' }).click();
      await page.getByRole('button', { name: 'Objavi', exact: true }).waitFor();
    },
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
  {
    name: 'a bank’s desk: doubling donations',
    address: pages.bankDesk({ bankId: 'prijedor', dio: 'kampanje' }),
    as: 'admin',
    open: press('Udvostruči donacije: Vrt iza škole'),
  },
  { name: 'the banks’ administration, of all', address: pages.banksAdmin(), as: 'admin' },
  {
    name: 'the banks’ administration: calls',
    address: pages.banksAdmin({ dio: 'pozivi' }),
    as: 'admin',
  },
  {
    name: 'the banks’ administration: visits',
    address: pages.banksAdmin({ dio: 'posjete' }),
    as: 'admin',
  },
  {
    name: 'the banks’ administration: payments',
    address: pages.banksAdmin({ dio: 'uplate' }),
    as: 'voditelj',
  },
  {
    name: 'the banks’ administration: one payment',
    address: pages.banksAdmin({ dio: 'uplate', status: 'settled' }),
    as: 'voditelj',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Otvori uplatu/ })
        .locator('visible=true')
        .first()
        .click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Šta se dešavalo' }).waitFor();
    },
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
  { name: 'the administration', address: pages.admin(), as: 'admin' },
  { name: 'the administration, of a moderator', address: pages.admin(), as: 'moderator' },
  { name: 'the administration, refused', address: pages.admin(), as: 'lejla' },
  {
    name: 'the administration, failing',
    address: pages.admin(),
    as: 'moderator',
    failing: '**/api/reports/counts',
  },
  { name: 'ages to put right', address: pages.admin({ hash: 'godine' }), as: 'moderator' },
  { name: 'reports', address: pages.admin({ hash: 'dojave' }), as: 'moderator' },
  {
    name: 'reports, none decided',
    address: pages.admin({ stanje: 'rijeseno', hash: 'dojave' }),
    as: 'admin',
  },
  {
    name: 'reports, failing',
    address: pages.admin({ hash: 'dojave' }),
    as: 'moderator',
    failing: '**/api/reports?*',
  },
  {
    name: 'reports, hiding a profile',
    address: pages.admin({ hash: 'dojave' }),
    as: 'admin',
    open: async (page) => {
      await page
        .getByRole('link', { name: /Profil,/ })
        .first()
        .click();
      const detail = page.getByRole('region', { name: 'Dojavljeni sadržaj' });
      await detail.getByLabel('Prekršeno pravilo').selectOption({ index: 1 });
      await detail.getByLabel('Obrazloženje').fill('Nije tvoja slika.');
      await detail.getByRole('button', { name: 'Sakrij profil' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
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
