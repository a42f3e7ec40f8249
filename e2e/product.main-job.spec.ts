import { pages } from '@app/contracts/pages';
import { toBody } from '@app/domain/applications/form/amounts';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { completeContent } from '../apps/server/src/modules/applications/applications.factory.ts';
import { expectNoSidewaysScroll } from './support/axe.ts';
import { choose, mailTo, signIn } from './support/people.ts';
import { sendApplication } from './support/sending.ts';
import { deep } from './support/tags.ts';
import { beginFrom } from './support/writing.ts';

/** The call that this journey publishes first; its words are those of an older one. */
const older = /Tuzla po mjeri mladih/;

/** Six criteria of the rubric, each with the same score. */
const criteria = ['need', 'solution', 'effect', 'team', 'budget', 'novelty'] as const;

interface Stage {
  readonly title: string;
  /** The call, once it is published. */
  call: { readonly id: string; readonly slug: string };
  readonly owner: string;
  open(name: string | null): Promise<{ page: Page; token: string }>;
}

/** A call after an older one: its days are past or to come, so it opens as soon as it is published. */
async function publishCall(stage: Stage): Promise<void> {
  const { page, token } = await stage.open('voditelj');
  await page.goto(pages.newCall());
  const beginning = page.getByLabel('Od čega počinjemo');
  await beginning.selectOption(
    (await beginning.locator('option', { hasText: older }).first().getAttribute('value')) ?? '',
  );
  await page.getByRole('button', { name: 'Napravi nacrt' }).click();
  await expect(page.getByRole('heading', { name: 'Datumi', exact: true })).toBeVisible();
  const publish = page
    .getByRole('button', { name: 'Objavi', exact: true })
    .locator('visible=true')
    .first();
  await expect(publish).toBeDisabled();

  await page.getByLabel('Naslov, na bosanskom').fill(`Krug za: ${stage.title}`);
  const year = new Date().getFullYear();
  for (const [field, day] of [
    ['Otvaranje: dan', `01/01/${year}`],
    ['Rok za prijavu: dan', `31/12/${year + 1}`],
  ] as const) {
    await page.getByLabel(field).fill(day);
    await page.getByLabel(field).blur();
  }
  await expectNoSidewaysScroll(page);
  await publish.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByText('Poziv je objavljen').first()).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const { content } = await (await page.request.get(`/api/ob/calls/${id}`, { headers })).json();
  stage.call = { id, slug: content.slug };
  await page.close();
}

/** Writes the application: begun and named by hand, the long texts filled in by the API. */
async function write({ title, call, owner, open }: Stage): Promise<void> {
  const { page, token } = await open(owner);
  await beginFrom(page, pages.call(call));
  await page.getByLabel('Naslov projekta').fill(title);
  await expect(
    page
      .getByText(/Sačuvano/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/canvas-narandzasti-grant-enhanced\/[0-9a-f-]{36}/);
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
  await fillIn(page.request, token, id);
  await page.goto(pages.canvas({ id, dio: 'pregled' }));
  await expectNoSidewaysScroll(page);
  await sendApplication(page);
  await page.close();
}

async function fillIn(api: APIRequestContext, token: string, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const address = `/api/orange-grants/${id}`;
  const draft = await (await api.get(address, { headers })).json();
  const { projectTitle: _, ...changes } = toBody(orangeForm, completeContent());
  const data = { editRevision: draft.editRevision, changes };
  const answer = await api.patch(address, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * The deadline comes while somebody of the board has the product open. The editor's field knows
 * minutes, so the API moves it within a moment's reach; the call closes by its own clock.
 */
async function close({ call, open }: Stage): Promise<Page> {
  const { page } = await open('odbor1');
  await page.goto(pages.banks());
  await expect(page.getByRole('button', { name: /^Obavještenja/ })).toBeVisible();
  const reader = await open('voditelj');
  const headers = { authorization: `Bearer ${reader.token}` };
  const address = `/api/ob/calls/${call.id}`;
  const { revision } = await (await page.request.get(address, { headers })).json();
  const closesAt = new Date(Date.now() + 2000).toISOString();
  const saved = await page.request.put(address, {
    headers,
    data: { revision, content: { closesAt } },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const published = await page.request.post(`${address}/publication`, {
    headers,
    data: { revision: revision + 1 },
  });
  expect(published.ok(), await published.text()).toBe(true);

  await reader.page.goto(pages.callEditor({ id: call.id }));
  await expect(reader.page.getByText(/Poziv je zatvoren/)).toBeVisible();
  await reader.page.goto(pages.call(call));
  await expect(reader.page.getByRole('link', { name: 'Započni prijavu' })).toHaveCount(0);
  await reader.page.close();
  return page;
}

/** One member scores by hand; the other two, whose screens are the same, by the API. */
async function score({ title, call, open }: Stage, page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Obavještenja, \d+ nov/ }).click();
  await page
    .getByRole('link', { name: new RegExp(`Krug za: ${title}.*Primljeno ih je: 1`) })
    .click();
  await page
    .getByRole('link', { name: new RegExp(title) })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const slug = new URL(page.url()).searchParams.get('prijava') ?? '';
  await page.goto(pages.board({ poziv: call.slug, prijava: slug, dio: 'ocjena' }));
  await expect(page.getByRole('radiogroup')).toHaveCount(criteria.length);
  for (const group of await page.getByRole('radiogroup').all()) {
    await group.getByRole('radio', { name: '4' }).press('Space');
  }
  await page
    .getByRole('button', { name: 'Predaj ocjenu', exact: true })
    .locator('visible=true')
    .click();
  await expect(page.getByText('Predata ocjena').locator('visible=true').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.close();
  for (const name of ['odbor2', 'odbor3']) {
    const member = await open(name);
    await scoreByApi(member.page.request, member.token, { call: call.slug, slug });
    await member.page.close();
  }
  return slug;
}

async function scoreByApi(
  api: APIRequestContext,
  token: string,
  { call, slug }: { readonly call: string; readonly slug: string },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const list = await (
    await api.get('/api/ob/odbor/applications', { headers, params: { call } })
  ).json();
  const { id } = list.items.find((item: { slug: string }) => item.slug === slug);
  const scores = Object.fromEntries(
    criteria.map((key) => [key, { value: 5, note: 'Vidi se iz prijave.' }]),
  );
  const answer = await api.put(`/api/ob/odbor/applications/${id}/review`, {
    headers,
    data: { kind: 'score', scores, revision: 1 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Decided, announced with the whole call, and read by the team, which knew nothing before. */
async function decide(stage: Stage, slug: string): Promise<void> {
  const { title, call, owner, open } = stage;
  const team = await open(owner);
  const standing = (words: string) =>
    team.page.getByRole('main').getByText(words, { exact: true }).locator('visible=true').first();
  const { page } = await open('voditelj');
  const application = pages.board({ poziv: call.slug, prijava: slug, dio: 'prijava' });
  await page.goto(application);
  const decision = page.getByRole('region', { name: 'Odluka' });
  await decision.getByRole('button', { name: 'Odobri' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odobri' }).click();
  await expect(decision).toContainText('Odobreno.');

  await team.page.goto(pages.project({ slug }));
  await expect(standing('Poslano')).toBeVisible();
  await page.goto(pages.board({ poziv: call.slug, pogled: 'rang' }));
  await page.getByRole('button', { name: 'Objavi odluke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Objavi odluke' }).click();
  await expect(page.getByText('Obaviješten je 1 tim.', { exact: true })).toBeVisible();
  await team.page.getByRole('button', { name: /^Obavještenja, \d+ nov/ }).click();
  await team.page
    .getByRole('link', { name: new RegExp(`„${title}“ je odobrena`) })
    .first()
    .click();
  await expect(team.page.getByRole('complementary', { name: 'Pismo odbora' })).toContainText(
    'Tvoja prijava je odobrena.',
  );
  await team.page.goto(pages.project({ slug }));
  await expect(standing('Odobreno')).toBeVisible();
  await team.page.close();

  await page.goto(application);
  await decision.getByRole('button', { name: 'Pokreni kampanju' }).click();
  const form = page.getByRole('dialog', { name: 'Pokreni kampanju' });
  await form.getByRole('button', { name: 'Pokreni kampanju' }).click();
  await expect(form).toBeHidden();
  await page.close();
}

/** Somebody gives 20 KM while somebody else looks on. */
async function donate({ title, open }: Stage, slug: string): Promise<void> {
  const address = pages.project({ slug });
  const onlooker = await open(null);
  // A stranger's page is kept for a moment: the team's look at it may still be what is answered.
  await expect(async () => {
    await onlooker.page.goto(address);
    await expect(onlooker.page.getByRole('heading', { name: title })).toBeVisible();
    const nothing = onlooker.page.getByText('0 KM').locator('visible=true');
    await expect(nothing.first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });

  const { page } = await open(null);
  const email = `donator-${slug}@primjer.ba`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Doniraj' }).locator('visible=true').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^20/ }).check({ force: true });
  await dialog.getByRole('button', { name: /^Dalje/ }).click();
  const details = {
    Ime: 'Nermina',
    Prezime: 'Hadžić',
    'E-mail': email,
    Telefon: '+387 62 345 678',
    Adresa: 'Slatina 12',
    Grad: 'Tuzla',
    'Poštanski broj': '75000',
  };
  for (const [label, value] of Object.entries(details)) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByRole('checkbox', { name: /Prihvatam/ }).check();
  await dialog.getByRole('button', { name: 'Nastavi na plaćanje' }).click();
  await dialog.getByRole('radio', { name: 'Odmah uspjelo' }).check({ force: true });
  await dialog.getByRole('button', { name: /^Plati/ }).click();
  await expect(dialog.getByText('Hvala, Nermina.').last()).toBeVisible();

  const raised = onlooker.page.getByText('20 KM', { exact: true }).locator('visible=true');
  await expect(raised.first()).toBeVisible();
  const receipt = await mailTo(page, email, /20/);
  expect(receipt.text).toContain(title);
  await onlooker.page.close();
  await page.close();
}

const screens = [
  { tag: deep, name: 'at a desk', owner: 'moderator', viewport: { width: 1440, height: 900 } },
  { tag: [], name: 'on a phone', owner: 'globalni', viewport: { width: 360, height: 740 } },
];

for (const { tag, name, owner, viewport } of screens) {
  test(`a call is published, applied to, closes, is decided and announced, and the public donates: ${name}`, {
    tag,
  }, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const contexts: BrowserContext[] = [];
    const stage: Stage = {
      title: `Biblioteka u parku ${name === 'at a desk' ? 'jedan' : 'dva'}`,
      owner,
      call: { id: '', slug: '' },
      async open(who) {
        const context = await browser.newContext({ viewport, ...(baseURL ? { baseURL } : {}) });
        contexts.push(context);
        await choose(context, baseURL ?? '', {});
        const token = who ? await signIn(context, baseURL ?? '', who) : '';
        return { page: await context.newPage(), token };
      },
    };
    await publishCall(stage);
    await write(stage);
    const slug = await score(stage, await close(stage));
    await decide(stage, slug);
    await donate(stage, slug);
    const { page } = await stage.open(owner);
    await page.goto(pages.dashboard());
    await page.getByRole('button', { name: /^Obavještenja/ }).click();
    await expect(page.getByText(new RegExp(`„${stage.title}“ je dobi`)).first()).toBeVisible();
    for (const context of contexts) await context.close();
  });
}
