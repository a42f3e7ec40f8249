import { pages } from '@app/contracts/pages';
import { expect, type Locator, type Page } from '@playwright/test';

/** A donor whose every field is in order. */
export const donor = {
  Ime: 'Nermina',
  Prezime: 'Hadžić',
  Telefon: '+387 62 345 678',
  Adresa: 'Slatina 12',
  Grad: 'Tuzla',
  'Poštanski broj': '75000',
} as const;

/** The page of a project. */
export const projectPage = (slug: string): string => pages.project({ slug });

/** A campaign as the API tells it. */
interface Campaign {
  readonly id: string;
  readonly applicationId: string;
  readonly slug: string;
  readonly title: string;
  readonly currentAmount: number;
  readonly availableAmount: number;
}

/** The running campaign of a project. */
export async function campaignOf(page: Page, slug: string): Promise<Campaign> {
  const answer = await page.request.get('/api/crowdfunding/campaigns', { params: { limit: 100 } });
  const all: Campaign[] = await answer.json();
  const found = all.find((one) => one.slug === slug);
  if (!found) throw new Error(`no running campaign ${slug}`);
  return found;
}

/** Opens the dialog on the page of a project. */
export async function openGiving(page: Page, slug: string): Promise<Locator> {
  await page.goto(projectPage(slug));
  return pressGiving(page);
}

/** Opens the dialog where the page of a project stands already. */
export async function pressGiving(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Doniraj' }).locator('visible=true').first();
  const dialog = page.getByRole('dialog');
  // Before the browser has taken over the page a click does nothing yet.
  await expect(async () => {
    await button.click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return dialog;
}

/** From the amount to the payment step. */
export async function toPayment(dialog: Locator, amount: string, email: string): Promise<void> {
  await dialog.getByLabel('Drugi iznos').fill(amount);
  await dialog.getByRole('button', { name: /^Dalje s/ }).click();
  for (const [label, value] of Object.entries({ ...donor, 'E-mail': email })) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByRole('checkbox', { name: /Prihvatam/ }).check();
  await dialog.getByRole('button', { name: 'Nastavi na plaćanje' }).click();
  await expect(dialog.getByRole('button', { name: /^Plati/ })).toBeVisible();
}

/** Goes to the provider's page and presses one of its buttons. */
export async function decideAtProvider(
  page: Page,
  dialog: Locator,
  decision: BankWay,
): Promise<void> {
  await goToProvider(page, dialog);
  await page.getByRole('button', { name: decision, exact: true }).click();
}

/** Keys of the provider's page. */
type BankWay =
  | 'Odobri'
  | 'Odbij'
  | 'Odobri, ali potvrda se izgubi'
  | 'Odobri, ali tek za koji trenutak'
  | 'Odobri i javi više puta'
  | 'Odobri, ali s pogrešnim potpisom';

/** Leaves the payment step for the provider's page. */
export async function goToProvider(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: 'Preko stranice banke' }).check();
  await dialog.getByRole('button', { name: /^Plati/ }).click();
  await expect(page).toHaveURL(/\/dev\/payments\/v2\/form$/);
}

/** An address of one test, so that its receipt is found. */
export const addressFor = (name: string): string => `${name}-${Date.now()}@primjer.ba`;
