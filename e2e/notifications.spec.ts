import { randomUUID } from 'node:crypto';
import { pages } from '@app/contracts/pages';
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  request,
  test,
} from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { choose, demoEmail, mailTo, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Obavještenja/ });
const panelOf = (page: Page) =>
  page.getByRole('banner').getByRole('region', { name: 'Obavještenja' });
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Vrsta obavještenja' });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** A page of somebody who is signed in, and calls in their name. */
async function enter(context: BrowserContext, url: string, name: string) {
  await choose(context, url, {});
  const token = await signIn(context, url, name);
  const call = async (method: string, path: string, data?: object) => {
    const api = await request.newContext({
      baseURL: url,
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    const answer = await api.fetch(path, { method, ...(data ? { data } : {}) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    const body: unknown = await answer.json();
    await api.dispose();
    return body;
  };
  return { page: await context.newPage(), call };
}

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
    const told = (await call('GET', '/api/notifications?limit=100')) as Told[];
    const about = told.find(({ message }) => message.includes('Zelena ruta do škole'));
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

/** A list of 105, to which more can be added at the top while it is read. */
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
  await page.route(/\/api\/notifications\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const after = query.get('after');
    const from = after ? Number(after.slice(-12)) - 1 : newest;
    const limit = Math.min(Number(query.get('limit')), from);
    const json = Array.from({ length: limit }, (_, n) => one(from - n));
    const next = from > limit ? { 'x-next-cursor': json.at(-1)?.id ?? '' } : {};
    return route.fulfill({ json, headers: next });
  });
  await page.route('**/api/notifications/mark', (route) =>
    route.fulfill({ json: { success: true } }),
  );
  return (more: number) => {
    newest += more;
  };
}

test('more and more is shown, and what arrives meanwhile keeps the place', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const { page } = await enter(context, baseURL ?? '', 'emir');
  const arrive = await longList(page);
  await page.goto(pages.network());
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

  await more.click();
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
  await page.goto(pages.network());
  await expect(
    page.locator('#notifications').getByText('novo', { exact: true }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Označi sve kao pročitano' }).click();
  await expect(page.locator('#notifications').getByText('novo', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Označi sve kao pročitano' })).toBeDisabled();
  await expect(other.getByRole('button', { name: 'Obavještenja', exact: true })).toBeVisible();
});

test('a doubling: the team reads who doubles what, in both languages, and is led there', {
  tag: deep,
}, async ({ browser, context, baseURL }) => {
  const url = baseURL ?? '';
  const { page } = await enter(context, url, 'emir');
  await page.goto(pages.network({ kind: 'donations' }));
  await expect(kinds(page)).toBeVisible();

  const staff = await enter(await browser.newContext(), url, 'admin');
  const all = await staff.call('GET', '/api/crowdfunding/campaigns?limit=100');
  const workshop = (all as { id: string; slug: string; title: string }[]).find(
    ({ slug }) => slug === 'biciklo-radionica-za-sve',
  );
  const giver = `Mehanika ${Date.now()}`;
  const id = randomUUID();
  await staff.call('POST', `/api/crowdfunding/campaigns/${workshop?.id}/matches`, {
    id,
    byBank: false,
    giver,
    amount: 5,
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  // Over at once: others give to this campaign, too.
  await staff.call('POST', `/api/crowdfunding/matches/${id}/end`);
  await staff.page.context().close();

  const message = `${giver} udvostručuje donacije za „${workshop?.title}“, do 5 KM.`;
  const told = row(page, message).first();
  await expect(told).toContainText('Donacije se udvostručuju');
  await expect(told).toContainText('novo');
  await expectAccessible(page);

  await test.step('in English', async () => {
    const english = await browser.newContext(baseURL ? { baseURL } : {});
    await choose(english, url, { language: 'en' });
    await signIn(english, url, 'emir');
    const reading = await english.newPage();
    await reading.goto(pages.network({ kind: 'donations' }));
    const words = `${giver} doubles donations to “${workshop?.title}”, up to 5 KM.`;
    await expect(row(reading, words).first()).toContainText('Donations are doubled');
    await english.close();
  });

  await told.getByRole('link').first().click();
  await expect(page).toHaveURL(/biciklo-radionica-za-sve/);
  await page.goto(pages.network({ kind: 'donations' }));
  await expect(row(page, message).first()).not.toContainText('novo');
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
    await page.goto(pages.network());
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

test('an article that came back is told at once, and the notice leads to the reason', {
  tag: deep,
}, async ({ browser, context, baseURL }) => {
  const url = baseURL ?? '';
  const writer = await enter(context, url, 'emir');
  const id = randomUUID();
  const title = 'Zašto smo čekali treću subotu';
  const work = `/api/article-works/${id}`;
  await writer.call('POST', '/api/article-works', { id, language: 'bhs' });
  const text = 'Prve dvije subote padala je kiša, a treće su komšije same donijele alat. '.repeat(
    6,
  );
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
  const content = { title, summary: 'Kako se park obojio bez nas.', body };
  await writer.call('PATCH', work, { revision: 0, content });
  await writer.call('POST', `${work}/moves`, { event: 'submit', revision: 1 });
  const { page } = writer;
  await page.goto(pages.network({ kind: 'network' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obavještenja');

  const moderator = await enter(await browser.newContext(), url, 'moderator');
  await moderator.page.goto(pages.network({ kind: 'network' }));
  const waiting = row(moderator.page, title);
  await expect(waiting).toContainText('Članak čeka pregled');
  const reason = 'Dodaj ko je donio alat.';
  await moderator.call('POST', `${work}/moves`, { event: 'return', revision: 1, reason });
  await moderator.page.context().close();

  // By itself, without a reload.
  const returned = row(page, title).filter({ hasText: 'Članak je vraćen na doradu' });
  await expect(returned).toContainText('novo');
  await returned.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/articles/${id}/edit$`));
  await expect(page.getByText(reason).first()).toBeVisible();
});
