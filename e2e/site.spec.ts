import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { deep } from './support/tags.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection a page says so in the reader’s language, and opens once it is back', async ({
  page,
  context,
}) => {
  await page.goto(pages.calls());
  await page.getByRole('button', { name: 'ENG' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('calls', {
    ignoreCase: true,
  });
  // The page that is kept came before the worker was let to work.
  await expect
    .poll(() =>
      page.evaluate(
        "navigator.serviceWorker.getRegistration().then((it) => it?.active?.state === 'activated')",
      ),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.goto(pages.banks());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Money for what');
});

test('what a push service brings is shown with where it leads', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await context.grantPermissions(['notifications'], { origin });
  const session = await context.newCDPSession(page);
  const registrations = new Set<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
    for (const one of event.registrations) registrations.add(one.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await page.goto(pages.calls());
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => registrations.size).toBe(1);
  const [registrationId = ''] = registrations;
  const data = JSON.stringify({
    title: 'Novi komentar na tvoju objavu',
    body: 'Emir Begić komentariše tvoju objavu.',
    url: pages.network({ hash: 'notifications' }),
    tag: 'jedno',
  });
  const [worker] = context.serviceWorkers();
  // What the device would show: a browser without a screen shows nothing.
  await worker?.evaluate(
    'self.shown = []; registration.showNotification = async (...it) => void self.shown.push(it)',
  );
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect
    .poll(() => worker?.evaluate('self.shown'))
    .toEqual([
      [
        'Novi komentar na tvoju objavu',
        {
          body: 'Emir Begić komentariše tvoju objavu.',
          tag: 'jedno',
          data: { url: pages.network({ hash: 'notifications' }) },
        },
      ],
    ]);
});

test('the landing page says where one reads, also after a jump back to its top', {
  tag: deep,
}, async ({ page }) => {
  await page.goto(pages.landing());
  const here = page.getByRole('navigation', { name: 'Na ovoj stranici' }).locator('[aria-current]');
  await expect(here).toHaveText(/Zašto/i);
  const jump = (top: string) => page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
  await expect(async () => {
    await jump("document.getElementById('sta').offsetTop");
    await expect(here).toHaveText(/Šta/i, { timeout: 1_000 });
  }).toPass();
  // From a section, and from below all of them.
  for (const from of ["document.getElementById('sta').offsetTop", 'document.body.scrollHeight']) {
    await jump(from);
    await expect(here).toHaveText(/Šta/i);
    await jump('0');
    await expect(here).toHaveText(/Zašto/i);
  }
});
