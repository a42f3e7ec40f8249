import { pages } from '@app/contracts/pages';
import { expect, type Page, request, test } from '@playwright/test';
import { demoEmail, demoPassword } from './support/people.ts';
import { deep } from './support/tags.ts';

const youtube = 'https://www.youtube-nocookie.com';

/** Stands in for YouTube's player: keeps what our page tells it. */
const player = `<!doctype html><title>Player</title><script>
  window.said = [];
  addEventListener('message', ({ data, source }) => {
    said.push(data);
    source.postMessage(JSON.stringify({ event: 'onReady' }), '*');
  });
</script>`;

/** Puts two videos on a page, far enough apart that both are never in sight. */
async function putVideos(baseURL: string): Promise<void> {
  const api = await request.newContext({ baseURL });
  const signIn = { email: demoEmail('admin'), password: demoPassword };
  const answer = await api.post('/api/auth/login', { data: signIn });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const video = (title: string, id: string) => ({
    type: 'youtube',
    title,
    url: `https://youtu.be/${id}`,
  });
  const far = { type: 'text', title: 'Između', content: '<p>Red.</p>'.repeat(60) };
  const content_blocks = [video('Prvi', 'dQw4w9WgXcQ'), far, video('Drugi', 'aaaaaaaaaaa')];
  const put = await api.put('/api/pages/terms/content-blocks', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { content_blocks },
  });
  expect(put.ok(), await put.text()).toBe(true);
  await api.dispose();
}

const frameOf = (page: Page, id: string) =>
  page.frames().find((frame) => frame.url().startsWith(`${youtube}/embed/${id}`));

const toldTo = (page: Page, id: string) => () =>
  frameOf(page, id)?.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));

test('nothing of YouTube loads before the reader agrees, then one video plays at a time', {
  tag: deep,
}, async ({ page, baseURL = '' }) => {
  await putVideos(baseURL);
  const foreign: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith(baseURL)) foreign.push(sent.url());
  });
  await page.route(`${youtube}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
  await page.goto(pages.terms());
  const agree = page.getByRole('button', { name: 'Dozvoli YouTube i pusti video' });
  await agree.last().scrollIntoViewIfNeeded();
  await expect(agree).toHaveCount(2);
  expect(foreign).toEqual([]);

  await agree.first().click();
  await expect.poll(toldTo(page, 'dQw4w9WgXcQ')).toContain('listening');
  expect(frameOf(page, 'dQw4w9WgXcQ')?.url()).toContain('autoplay=1&mute=0');
  // The other one is asked for once it is seen.
  expect(frameOf(page, 'aaaaaaaaaaa')).toBeUndefined();

  await page.getByRole('heading', { name: 'Drugi' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(toldTo(page, 'aaaaaaaaaaa')).toContain('listening');
  expect(frameOf(page, 'aaaaaaaaaaa')?.url()).toContain('autoplay=1&mute=1');
  await expect.poll(toldTo(page, 'dQw4w9WgXcQ')).toContain('pauseVideo');

  // The permission outlives the visit, and is taken back as easily.
  await page.reload();
  await page.getByRole('heading', { name: 'Prvi' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => frameOf(page, 'dQw4w9WgXcQ') !== undefined).toBe(true);
  await page.getByRole('button', { name: 'Povuci dozvolu za YouTube' }).first().click();
  await expect(agree).toHaveCount(2);
  await expect(page.locator('iframe')).toHaveCount(0);
});
