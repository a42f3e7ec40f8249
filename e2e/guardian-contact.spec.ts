import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { freshAddress } from './support/new-member.ts';
import { enter } from './support/notices.ts';
import { mailTo } from './support/people.ts';

const guardian = (page: Page) => page.getByRole('region', { name: 'Roditelj ili staratelj' });
const linkIn = (text: string) => /http\S+\/staratelj\/\S+/.exec(text)?.[0] ?? text;

test('a guardian confirms their address, is told of an upheld report and nothing of its words, and leaves', async ({
  browser,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const iman = await enter(context, url, 'iman');
  const [other, moderator] = [
    await enter(await browser.newContext(), url, 'odbor2'),
    await enter(await browser.newContext(), url, 'moderator'),
  ];
  const mother = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage();
  const email = freshAddress('mama');

  await test.step('the member replaces the address of the demo and asks anew', async () => {
    await iman.page.goto(pages.settings());
    await expect(guardian(iman.page)).toContainText('Čekamo da potvrde');
    await guardian(iman.page).getByRole('button', { name: 'Ukloni' }).click();
    await guardian(iman.page).getByLabel('E-mail roditelja ili staratelja').fill(email);
    await guardian(iman.page).getByRole('button', { name: 'Zamoli za potvrdu' }).click();
    await expect(guardian(iman.page)).toContainText(email);
    await expectAccessible(iman.page);
  });

  await test.step('the guardian confirms on a phone, without an account', async () => {
    const { text } = await mailTo(mother, email, /Potvrdite\s+da\s+je\s+ova\s+adresa\s+Vaša/);
    await mother.goto(linkIn(text));
    await expect(mother.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(mother);
    await expectAccessible(mother);
    await mother.getByRole('button', { name: 'Da, adresa je moja' }).click();
    await expect(mother.getByRole('heading', { name: 'Adresa je potvrđena' })).toBeVisible();
    await iman.page.reload();
    await expect(guardian(iman.page)).toContainText('potvrđeno');
  });

  await test.step('a report on a message is upheld: the guardian is told, without a word of it', async () => {
    const [{ id: imanId }, { id: otherId }] = (await Promise.all(
      [iman, other].map(({ call }) => call('GET', '/api/profile')),
    )) as [{ id: string }, { id: string }];
    // Whoever invites who invited them accepts.
    await iman.call('POST', '/api/network/invitations', { userId: otherId });
    await other.call('POST', '/api/network/invitations', { userId: imanId });
    const begun = await other.call('POST', '/api/conversations', { userIds: [imanId] });
    const { id: conversation } = begun as { id: string };
    const written = await other.call('POST', `/api/conversations/${conversation}/messages`, {
      clientId: crypto.randomUUID(),
      content: 'Ružna riječ.',
    });
    const { id: subjectId } = written as { id: string };
    await iman.call('POST', '/api/reports', {
      kind: 'message',
      subjectId,
      fault: 'insult',
      text: '',
      context: [],
    });
    const reports = await moderator.call('GET', '/api/reports?state=open');
    const { items } = reports as { items: { id: string; kind: string }[] };
    const report = items.find(({ kind }) => kind === 'message');
    await moderator.call('POST', `/api/reports/${report?.id}/moves`, {
      event: 'warn',
      rule: 'insult',
      reason: 'Tako se ovdje ne piše.',
    });
    const { subject, text } = await mailTo(mother, email, /javlja\s+da\s+poruka/);
    expect(`${subject} ${text}`).not.toMatch(/Ružna|ne piše\./);
    await mother.goto(linkIn(text));
  });

  await test.step('the link of each later mail takes the address out', async () => {
    await mother.getByRole('button', { name: 'Ukloni moju adresu' }).click();
    const sure = mother.getByRole('alertdialog');
    await expect(sure).toBeVisible();
    await expectAccessible(mother);
    await sure.getByRole('button', { name: 'Ukloni moju adresu' }).click();
    await expect(mother.getByRole('heading', { name: 'Adresa je uklonjena' })).toBeVisible();
    await iman.page.reload();
    await expect(guardian(iman.page).getByLabel('E-mail roditelja ili staratelja')).toBeVisible();
  });

  for (const one of [other.page, moderator.page, mother]) await one.context().close();
});
