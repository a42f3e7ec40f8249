import { randomUUID } from 'node:crypto';
import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enter, kinds, row } from './support/notices.ts';
import { choose, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

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

/** An article of theirs that waits for a moderator. */
async function submitted({ call }: Awaited<ReturnType<typeof enter>>, title: string) {
  const id = randomUUID();
  const work = `/api/article-works/${id}`;
  await call('POST', '/api/article-works', { id, language: 'bhs' });
  const text = 'Prve dvije subote padala je kiša, a treće su komšije same donijele alat. '.repeat(
    6,
  );
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
  const content = { title, summary: 'Kako se park obojio bez nas.', body };
  await call('PATCH', work, { revision: 0, content });
  await call('POST', `${work}/moves`, { event: 'submit', revision: 1 });
  return { id, title, work };
}

test('an article that came back is told at once, and the notice leads to the reason', {
  tag: deep,
}, async ({ browser, context, baseURL }) => {
  const url = baseURL ?? '';
  const writer = await enter(context, url, 'emir');
  const { id, title, work } = await submitted(writer, 'Zašto smo čekali treću subotu');
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

test('an article appears at its moment by itself, and its author is told', {
  tag: deep,
}, async ({ browser, context, baseURL }) => {
  const url = baseURL ?? '';
  const writer = await enter(context, url, 'emir');
  const { id, title, work } = await submitted(writer, 'Sat koji je otkucao sam');
  const { page } = writer;
  await page.goto(pages.network({ kind: 'network' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obavještenja');

  const moderator = await enter(await browser.newContext(), url, 'moderator');
  const appearsAt = new Date(Date.now() + 4_000).toISOString();
  const body = { event: 'schedule', revision: 1, appearsAt };
  await moderator.call('POST', `${work}/moves`, body);
  await moderator.page.context().close();

  const rows = row(page, title);
  await expect(rows.filter({ hasText: 'Članak je zakazan' })).toContainText('novo');
  const appeared = rows.filter({ hasText: 'Članak je objavljen' });
  await expect(appeared).toContainText(`Članak „${title}“ sada svi mogu čitati.`, {
    timeout: 30_000,
  });
  await appeared.getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
