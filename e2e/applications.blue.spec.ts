import { randomUUID } from 'node:crypto';
import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { sendApplication } from './support/sending.ts';
import { beginFrom, enter, expectSaved } from './support/writing.ts';

test.describe.configure({ timeout: 90_000 });

/** A first business to which only its figures are missing. */
const business = {
  businessName: 'Pedala',
  ideaSentence: 'Servis bicikala koji dolazi na kućnu adresu.',
  industry: 'repair',
  place: 'Garaža u Ulici bosanske mladosti',
  startDate: '2027-03-01',
  endDate: '2028-02-29',
  customerProblem: 'U blizini nema servisa bicikala.',
  customerSegments: [{ id: 's1', name: 'Radnici', description: '', howMany: 420, howWeKnow: '' }],
  solution: 'Servis dolazi po bicikl.',
  valueProposition: 'Popravka u dvorištu, isti dan.',
  competitors: [{ id: 'k1', name: 'Servis u gradu', offer: '', price: '', difference: '' }],
  advantage: 'Niko drugi ne dolazi na adresu.',
  channels: [{ id: randomUUID(), channel: 'Grupa u naselju', costPerCustomer: 0, plan: '' }],
  teamRoles: [{ id: 't1', name: 'Damir', role: 'Majstor', weeklyHours: 35, brings: '' }],
  milestones: [{ id: randomUUID(), date: '2027-05-01', what: 'Prvih 60 servisa', measure: '' }],
  requestedAmount: 3000,
  ownContribution: 600,
  risks: [{ id: 'r1', risk: 'Zima', likelihood: 'high', response: '' }],
};

test('a first business is written by keyboard on a phone, drawn while it is typed, and sent', async ({
  context,
  baseURL,
}) => {
  const person = await enter(context, baseURL ?? '', 'lejla');
  const { page } = person;
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await beginFrom(page, pages.blueCall({ slug: 'prvi-kupac-s-une' }));
  await expect(page).toHaveURL(/\/canvas-plavi-grant\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await person.call('PATCH', `/api/orange-grants/${id}`, { editRevision: 0, changes: business });

  // An address of the other kind leads to its own.
  await page.goto(`${pages.canvas()}/${id}?dio=brojke`);
  await expect(page).toHaveURL(new RegExp(`${pages.blueCanvas()}/${id}\\?dio=brojke$`));
  await press('Dodaj proizvod ili uslugu');
  await expect(page.getByRole('textbox', { name: 'Šta prodaješ' })).toBeFocused();
  for (const typed of ['Mali servis', 'servis', '30', '6']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.getByLabel('Komada po mjesecima, mart 2027.').focus();
  await page.keyboard.type('20');
  const curve = page.getByRole('img', { name: /^Novac na računu/ });
  await expect(curve).toHaveAttribute('aria-label', /mart 2027\. 480\sKM/);
  await page.getByLabel('Cijena', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  await expect(curve).toHaveAttribute('aria-label', /mart 2027\. 680\sKM/);
  await expectSaved(page);
  await expectAccessible(page);

  await page.goto(`${pages.blueCanvas()}/${id}?dio=iznos`);
  await press('Dodaj stavku');
  await expect(page.getByRole('textbox', { name: 'Stavka' })).toBeFocused();
  await page.keyboard.type('Stalak');
  await page.getByLabel('Cijena', { exact: true }).focus();
  await page.keyboard.type('3.700');
  await expect(page.getByText(/^Fali 100\sKM/)).toBeVisible();
  await page.getByRole('link', { name: 'Ulažeš ti' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ulažeš ti')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('700');
  await expect(page.getByText(/^Zbir se slaže/)).toBeVisible();
  await expectSaved(page);

  await page.goto(`${pages.blueCanvas()}/${id}?dio=pregled`);
  await sendApplication(page, 'keyboard');
});
