import { pages } from '@app/contracts/pages';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { enter, kinds, row } from './support/notices.ts';
import { demoEmail, mailTo } from './support/people.ts';
import { deep } from './support/tags.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Obavještenja/ });
const panelOf = (page: Page) =>
  page.getByRole('banner').getByRole('region', { name: 'Obavještenja' });

interface Told {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

test('the bell: opened and closed by keys, it leads there and forgets what was read', async ({
  context,
  baseURL,
}) => {
  const { page, call } = await enter(context, baseURL ?? '', 'odbor2');
  await page.goto(pages.dashboard());
  const bell = page.getByRole('button', { name: /^Obavještenja, \d+ nov/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  const box = await panel.boundingBox();
  expect(box?.width).toBe(384);
  expect((await panel.getByRole('list').locator('..').boundingBox())?.height).toBeLessThanOrEqual(
    384,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await page.keyboard.press('Enter');
  const news = panel.getByRole('link', { name: /Zelena ruta do škole/ });
  await news.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ob\/odbor/);
  await page.goto(pages.dashboard());
  await bellOf(page).click();
  await expect(news).not.toContainText('novo');

  await panel.getByRole('link', { name: 'Sva obavještenja' }).click();
  await expect(page).toHaveURL(/\/network#notifications$/);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obavještenja');

  await test.step('the middle button opens it beside, and it counts as read', async () => {
    const notices = (await call('GET', '/api/notifications?limit=100')) as Told[];
    const about = notices.find(({ message }) => message.includes('Zelena ruta do škole'));
    await call('POST', '/api/notifications/mark', { ids: [about?.id], read: false });
    await bellOf(page).click();
    await expect(news).toContainText('novo');
    const opened = context.waitForEvent('page');
    await news.click({ button: 'middle' });
    await (await opened).close();
    await expect(panel).toBeVisible();
    await expect(news).not.toContainText('novo');
  });
});

test('the page: by day, filtered by kind, folded, marked, removed and put back', {
  tag: deep,
}, async ({ context, baseURL }) => {
  const { page } = await enter(context, baseURL ?? '', 'vlasnik');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(pages.myNetwork());
  await expect(page).toHaveURL(/\/network$/);
  await page.getByRole('link', { name: 'Obavještenja', exact: true }).click();
  await expect(page).toHaveURL(/\/network#notifications$/);
  // Just after midnight the newest one is of yesterday.
  await expect(page.getByRole('heading', { name: /^(Danas|Jučer)$/ }).first()).toBeVisible();
  // Tests beside this one may have filled the first page with today's.
  const earlier = page.getByRole('heading', { name: /^Ranije$/ }).first();
  const further = page.getByRole('button', { name: 'Prikaži još', exact: true });
  while (!(await earlier.isVisible()) && (await further.isVisible())) {
    const shown = await page.getByRole('listitem').count();
    await further.click();
    await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(shown);
  }
  await expect(earlier).toBeVisible();

  await test.step('donations of a day stand in one row', async () => {
    await kinds(page)
      .getByRole('link', { name: /^Donacije/ })
      .click();
    await expect(page).toHaveURL(/\?kind=donations/);
    await expect(row(page, 'Ugovor je potpisan')).toHaveCount(0);
    const more = page.getByRole('button', { name: /^(Prikaži još \d+|Sakrij starija)$/ }).first();
    const older = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`);
    await expect(older).toBeHidden();
    await more.click();
    await expect(older).toContainText('donaciju od');
    await expectAccessible(page);
    await more.click();
    await expect(older).toBeHidden();
  });

  await test.step('one is marked and marked back', async () => {
    await page.goto(pages.network({ kind: 'teams' }));
    const work = row(page, 'Izmijenjeno: Budžet');
    await expect(work).toContainText('novo');
    await work.getByRole('button', { name: /^Označi kao pročitano/ }).click();
    await expect(work).not.toContainText('novo');
    await work.getByRole('button', { name: /^Označi kao nepročitano/ }).click();
    await expect(work).toContainText('novo');
  });

  await test.step('among the unread ones what is read goes, and the focus stays', async () => {
    await page.getByRole('switch', { name: 'Samo nepročitana' }).click();
    await expect(page).toHaveURL(/kind=teams&unread=1/);
    const work = row(page, 'Izmijenjeno: Budžet');
    await work.getByRole('button', { name: /^Označi kao pročitano/ }).focus();
    await page.keyboard.press('Enter');
    await expect(work).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('switch', { name: 'Samo nepročitana' }).click();
    await expect(work).toBeVisible();
  });

  await test.step('one is removed and put back', async () => {
    const accepted = row(page, 'Pozivnica je prihvaćena');
    await accepted.getByRole('button', { name: 'Ukloni: Pozivnica je prihvaćena' }).click();
    await expect(accepted).toHaveCount(0);
    await page.getByRole('button', { name: 'Vrati' }).click();
    await expect(accepted).toBeVisible();
    await page.reload();
    await expect(accepted).toBeVisible();
  });

  await test.step('what is empty says what would be there', async () => {
    await page.goto(pages.network({ kind: 'network' }));
    await expect(page.getByText('Zahtjevi za povezivanje, spominjanja i komentari.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.goBack();
  });
});

/** A list of 105, to which more can be added at the top while it is read; further pages can be held. */
async function longList(page: Page) {
  const time = Date.parse('2026-01-31T12:00:00Z');
  const one = (n: number) => ({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    type: 'mention',
    title: `Vijest ${n}`,
    message: '',
    read: true,
    createdAt: new Date(time + n * 60_000).toISOString(),
    actionUrl: null,
    from: null,
  });
  let newest = 105;
  let held = Promise.resolve();
  await page.route(/\/api\/notifications\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const after = query.get('after');
    if (after) await held;
    const from = after ? Number(after.slice(-12)) - 1 : newest;
    const limit = Math.min(Number(query.get('limit')), from);
    const json = Array.from({ length: limit }, (_, n) => one(from - n));
    const next = from > limit ? { 'x-next-cursor': json.at(-1)?.id ?? '' } : {};
    return route.fulfill({ json, headers: next });
  });
  await page.route('**/api/notifications/mark', (route) =>
    route.fulfill({ json: { success: true } }),
  );
  return {
    arrive(more: number) {
      newest += more;
    },
    /** @returns what lets the held pages go. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

test('more and more is shown, and what arrives meanwhile keeps the place', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const { page } = await enter(context, baseURL ?? '', 'emir');
  const { arrive, hold } = await longList(page);
  await page.goto(pages.network({ hash: 'notifications' }));
  const more = page.getByRole('button', { name: 'Prikaži još', exact: true });
  const titled = (n: number) => page.getByText(`Vijest ${n}`, { exact: true });
  await expect(titled(76)).toBeVisible();
  await expect(titled(75)).toHaveCount(0);
  await more.click();
  await expect(titled(46)).toBeVisible();
  await expect(page.locator('#notifications section > ul > li')).toHaveCount(60);

  arrive(4);
  await row(page, 'Vijest 46')
    .getByRole('button', { name: /^Označi kao nepročitano/ })
    .click();
  await expect(titled(109)).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'Stigla su 4 nova' })).toBeAttached();
  await expect(titled(46)).toBeInViewport();

  // What arrives while a further page is under way ends that request, not the reader's wish.
  const release = hold();
  const further = page.waitForRequest(/[?&]after=/);
  await more.click();
  await further;
  const anew = page.waitForRequest(/\/api\/notifications\?(?!.*after=)/);
  await row(page, 'Vijest 45')
    .getByRole('button', { name: /^Označi kao nepročitano/ })
    .click();
  await anew;
  release();
  await expect(titled(1)).toBeVisible();
  await expect(more).toHaveCount(0);
  await expect(page.locator('#notifications section > ul > li')).toHaveCount(109);
});

test('two tabs: all is marked as read in one, and the other knows', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const { page } = await enter(context, baseURL ?? '', 'odbor3');
  const other = await context.newPage();
  await other.goto(pages.dashboard());
  await expect(other.getByRole('button', { name: /^Obavještenja, \d+ nov/ })).toBeVisible();
  await page.goto(pages.network({ hash: 'notifications' }));
  await expect(
    page.locator('#notifications').getByText('novo', { exact: true }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Označi sve kao pročitano' }).click();
  await expect(page.locator('#notifications').getByText('novo', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Označi sve kao pročitano' })).toBeDisabled();
  await expect(other.getByRole('button', { name: 'Obavještenja', exact: true })).toBeVisible();
});

const cell = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name, exact: true });

test('choices are saved at once, on both tabs, and respected', { tag: deep }, async ({
  browser,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { page, call } = await enter(context, url, 'clan');
  await page.goto(pages.settings({ hash: 'notifications' }));
  const status = cell(page, 'Promjena statusa prijave, E-mail');
  await expect(status).toBeChecked();
  await expect(cell(page, 'Promjena statusa prijave, Aplikacija')).toBeDisabled();
  await expect(cell(page, 'Sigurnost naloga, E-mail')).toBeDisabled();
  const other = await context.newPage();
  await other.goto(pages.settings({ hash: 'notifications' }));
  await expect(cell(other, 'Promjena statusa prijave, E-mail')).toBeChecked();

  await status.press('Space');
  await expect(page.getByText(/^Sačuvano u \d\d:\d\d$/).first()).toBeVisible();
  await expect(status).not.toBeChecked();
  await expect(cell(other, 'Promjena statusa prijave, E-mail')).not.toBeChecked();
  await other.close();
  await page.reload();
  await expect(status).not.toBeChecked();

  await test.step('a choice that is not saved goes back', async () => {
    const choices = '**/api/notifications/choices';
    await page.route(choices, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await cell(page, 'Donacija, Aplikacija').press('Space');
    await expect(
      page.getByText('Nije sačuvano, vratili smo kako je bilo. Pokušaj ponovo.', { exact: true }),
    ).toBeVisible();
    await expect(cell(page, 'Donacija, Aplikacija')).toBeChecked();
    await page.unroute(choices);
  });

  await test.step('when e-mails come', async () => {
    await page.getByLabel('Kada stižu e-mailovi').selectOption('weekly');
    await expect(page.getByText(/Sljedeći sažetak: \d+\. \w+ \d{4}\. u 08:00/)).toBeVisible();
    await page.getByRole('switch', { name: /Tihi sati/ }).click();
    await page.getByLabel('Do', { exact: true }).selectOption('09:30');
    await expect(page.getByText(/Sljedeći sažetak: .* u 09:30/)).toBeVisible();
    await page.getByLabel('Od', { exact: true }).selectOption('09:30');
    await expect(page.getByText('Početak i kraj ne mogu biti isti.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Od', { exact: true }).selectOption('23:00');
    await page.getByLabel('Kada stižu e-mailovi').selectOption('never');
    await expect(cell(page, 'Donacija, E-mail')).toBeDisabled();
    await page.getByLabel('Kada stižu e-mailovi').selectOption('at_once');
    await expect(cell(page, 'Donacija, E-mail')).toBeEnabled();
    await page.getByRole('switch', { name: /Tihi sati/ }).click();
    await expect(page.getByLabel('Od', { exact: true })).toBeHidden();
  });

  await test.step('the app tells, the mail does not', async () => {
    await page.goto(pages.network({ hash: 'notifications' }));
    const owner = await enter(await browser.newContext(), url, 'vlasnik');
    const mine = (await owner.call('GET', '/api/orange-grants/mine?limit=100')) as {
      id: string;
      slug: string;
    }[];
    const radio = mine.find((one) => one.slug === 'radio-iz-podruma');
    const staff = await enter(await browser.newContext(), url, 'menadzer');
    await staff.call('POST', `/api/orange-grants/${radio?.id}/transitions`, {
      event: 'startImplementation',
    });
    // By itself, without a reload.
    await expect(row(page, 'Rad na projektu „Radio iz podruma“ može početi')).toContainText('novo');
    await mailTo(page, demoEmail('vlasnik'), /Rad na projektu „Radio iz podruma“ može početi/);
    const answer = await page.request.get('/api/dev/mail', {
      params: { to: demoEmail('clan') },
    });
    expect(await answer.text()).not.toContain('Radio iz podruma');
    await call('PUT', '/api/notifications/choices', {
      types: [{ type: 'status_change', mail: true }],
    });
    await owner.page.context().close();
    await staff.page.context().close();
  });
});
