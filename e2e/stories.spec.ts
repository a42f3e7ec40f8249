import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { deep } from './support/tags.ts';
import { draftFor, enter, type Person } from './support/writing.ts';

test.describe.configure({ timeout: 90_000 });

/** Emir before the story of a draft of his. */
async function open(person: Person, callSlug: string) {
  const id = await draftFor(person, callSlug);
  await person.page.goto(pages.story({ id }));
  await expect(person.page.getByLabel('Prije', { exact: true })).toBeVisible();
  return {
    id,
    async saved() {
      const story = await person.call('GET', `/api/orange-story/${id}`);
      return (story as { content: Record<string, unknown> }).content;
    },
  };
}

const part = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const state = (page: Page) => page.locator('header').first();

/** A picture that no other one is like. */
async function picture(page: Page, colour: string, size = 40): Promise<Buffer> {
  const url = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: ${size}, height: ${size} });
    const context = canvas.getContext('2d');
    context.fillStyle = '${colour}';
    context.fillRect(0, 0, ${size}, ${size});
    return canvas.toDataURL('image/png');
  })()`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const send = (page: Page, buffer: Buffer, name = 'slika.png', mimeType = 'image/png') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test('a story is written without a connection and in two windows, and nothing of it is lost', async ({
  context,
  baseURL,
}) => {
  const person = await enter(context, baseURL ?? '', 'emir');
  const { page } = person;
  const { id, saved } = await open(person, 'tuzla-po-mjeri-mladih');
  const odd = 'Soba 🥁👩‍👧 <b>je</b> prazna & „tiha“.';
  await part(page, 'Prije').fill(odd);
  await expect(state(page)).toContainText('Sačuvano');
  const other = await context.newPage();
  await other.goto(pages.story({ id, korak: 'who' }));
  await expect(other.getByRole('complementary').getByText(odd)).toBeVisible();

  // Both windows add a picture, and write in other parts, at once.
  await Promise.all([
    send(page, await picture(page, '#c8561b')),
    send(other, await picture(other, '#26298f')),
    part(other, 'Ko').fill('Nas je troje.'),
  ]);
  for (const each of [page, other]) {
    await expect(each.getByRole('img', { name: 'Slika 2 uz priču' })).toBeVisible();
  }
  await expect(state(other)).toContainText('Sačuvano');

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Preokret' }).first().click();
  await part(page, 'Preokret').fill('Tog petka je nestalo struje.');
  await expect(state(page)).toContainText('Nema veze, čuvam čim se vrati', { timeout: 20_000 });
  await page.close();
  await context.setOffline(false);
  await other.close();
  const again = await context.newPage();
  await again.goto(pages.story({ id, korak: 'turn' }));
  await expect(part(again, 'Preokret')).toHaveValue('Tog petka je nestalo struje.');
  await expect.poll(saved).toMatchObject({
    before: odd,
    who: 'Nas je troje.',
    turn: 'Tog petka je nestalo struje.',
  });
  expect((await saved()).pictures).toHaveLength(2);

  // Taken over, it is read with its pictures, of which the first is now the project's own.
  await again.getByRole('button', { name: 'Prenesi u prijavu' }).click();
  await expect(again.getByText('Ova priča je već u prijavi.')).toBeVisible();
  const { slug } = (await person.call('GET', `/api/orange-story/${id}`)) as { slug: string };
  await again.goto(pages.project({ slug }));
  await expect(again.getByText('Tog petka je nestalo struje.')).toBeVisible();
  await expect(again.getByRole('img', { name: 'Slika uz priču' })).toHaveCount(1);
});

test('what is too much for a story is said, and stays until it is mended', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const person = await enter(context, baseURL ?? '', 'emir');
  const { page } = person;
  const { id, saved } = await open(person, 'naselje-je-nas-dnevni-boravak');
  await part(page, 'Prije').fill('Ovo ostaje.');
  await expect(state(page)).toContainText('Sačuvano');

  const huge = 'Buka u hodniku. '.repeat(131_072);
  await part(page, 'Prije').fill(huge);
  await expect(page.getByText('Broj znakova je 2097152, a najviše 1500.')).toBeVisible();
  await expect(state(page)).toContainText('Nešto nije sačuvano');
  expect((await saved()).before).toBe('Ovo ostaje.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(pages.story({ id }));
  await expect(part(page, 'Prije')).toHaveValue(huge);
  await part(page, 'Prije').fill('A ovo je kratko.');
  await expect.poll(async () => (await saved()).before).toBe('A ovo je kratko.');

  const alert = page.getByRole('alert');
  await send(page, Buffer.alloc(0));
  await expect(alert).not.toBeEmpty();
  await send(page, Buffer.from('ovo nije slika'), 'tekst.png');
  await expect(alert).not.toBeEmpty();
  await send(page, Buffer.alloc(11 * 1024 * 1024, 7), 'velika.jpg', 'image/jpeg');
  await expect(alert).not.toBeEmpty();
  await send(page, await picture(page, '#0a7d33', 4000), 'prava.png');
  await expect(page.getByRole('img', { name: 'Slika 1 uz priču' })).toBeVisible();
  await expect(alert).toBeEmpty();
  await expect.poll(async () => (await saved()).pictures).toHaveLength(1);
});
