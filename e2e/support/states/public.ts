import { pages } from '@app/contracts/pages';
import { campaignOf, pressGiving, projectPage, toPayment } from '../giving.ts';
import { press, type State } from './state.ts';

const cinema = projectPage('kino-pod-vedrim-nebom');
const workshop = projectPage('biciklo-radionica-za-sve');
const draft = projectPage('muzicka-soba-u-domu-mladih');

export const publicStates: readonly State[] = [
  {
    name: 'a campaign',
    address: async (_, page) =>
      pages.campaigns({ id: (await campaignOf(page, 'kino-pod-vedrim-nebom')).id }),
  },
  {
    name: 'a campaign that missed its minimum',
    address: async (ask) => {
      const all = await ask<{ slug: string; id: string }[]>(
        '/api/crowdfunding/campaigns?state=ended&limit=100',
      );
      return pages.campaigns({ id: all.find(({ slug }) => slug === 'sah-na-keju')?.id });
    },
  },
  {
    name: 'a campaign, its team',
    address: async (_, page) =>
      pages.campaigns({ id: (await campaignOf(page, 'kino-pod-vedrim-nebom')).id }),
    as: 'vlasnik',
    open: (page) => page.getByRole('button', { name: 'Napiši novost' }).waitFor(),
  },
  {
    name: 'a campaign: news with pictures, being corrected',
    address: async (_, page) =>
      pages.campaigns({ id: (await campaignOf(page, 'kino-pod-vedrim-nebom')).id }),
    as: 'vlasnik',
    open: press('Ispravi: Projektor na krovu, prva proba'),
  },
  {
    name: 'a campaign: asking the team',
    address: async (_, page) =>
      pages.campaigns({ id: (await campaignOf(page, 'kino-pod-vedrim-nebom')).id }),
    open: press('Pitaj tim'),
  },
  {
    name: 'a campaign: its code for other sites',
    address: async (_, page) =>
      pages.campaigns({ id: (await campaignOf(page, 'kino-pod-vedrim-nebom')).id }),
    open: press('Stavi na svoju stranicu'),
  },
  {
    name: 'a campaign, from a mail with its news',
    address: async (_, page) =>
      pages.campaigns({
        id: (await campaignOf(page, 'kino-pod-vedrim-nebom')).id,
        odjava: 'D-NEMA.token',
      }),
  },
  { name: 'help that is looked for and not there', address: pages.help({ q: 'svemirski brod' }) },
  {
    name: 'help: a question that lacks everything',
    address: pages.help(),
    open: async (page) => {
      await page.getByRole('button', { name: 'Napiši pitanje' }).click();
      await page.getByRole('button', { name: 'Pošalji pitanje' }).click();
      await page.getByText('Upiši kako se zoveš.').waitFor();
    },
  },
  { name: 'campaigns that are nearly there', address: pages.campaigns({ show: 'nearly' }) },
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
  {
    name: 'a project: gifts, its team',
    address: `${draft}?dio=budzet&budzet=roba`,
    as: 'vlasnik',
    open: (page) => page.getByRole('progressbar', { name: 'Koliko je potvrđeno' }).waitFor(),
  },
  {
    name: 'a project: asking for a gift',
    address: `${draft}?dio=budzet&budzet=roba`,
    as: 'vlasnik',
    open: press('Novi zahtjev'),
  },
  {
    name: 'a gift that is confirmed',
    address: pages.giftConfirm({ token: 'demo-doprinos-stolarija-hadzic-muzicka-soba' }),
  },
  {
    name: 'a gift whose link has ended',
    address: pages.giftConfirm({ token: 'demo-doprinos-foto-ciro-istekla-poveznica-0' }),
  },
  {
    name: 'the receipt of a gift',
    address: pages.giftConfirm({ token: 'demo-doprinos-stolarija-hadzic-muzicka-soba' }),
    open: async (page) => {
      await page.getByRole('link', { name: 'Otvori e-potvrdu' }).click();
      await page.getByRole('heading', { name: 'Doprinos koji je potvrdio davalac' }).waitFor();
    },
  },
  {
    name: 'a project: volunteers, its team',
    address: `${draft}?dio=aktivnosti`,
    as: 'vlasnik',
    open: (page) => page.getByRole('region', { name: 'Izolacija' }).waitFor(),
  },
  {
    name: 'a volunteer who is asked',
    address: pages.volunteer({ token: 'demo-volontiranje-nedim-okic-muzicka-soba00' }),
  },
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
