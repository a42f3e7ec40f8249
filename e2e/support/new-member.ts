import { pages } from '@app/contracts/pages';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { mailTo } from './people.ts';

/** Somebody who has an account of their own for one test. */
export interface NewMember {
  readonly email: string;
  readonly password: string;
}

let serial = 0;

/** An address that nobody has used in this run. */
export const freshAddress = (name: string): string =>
  `${name}-${test.info().parallelIndex}-${Date.now()}-${serial++}@primjer.ba`;

const done = async (answer: Awaited<ReturnType<APIRequestContext['post']>>) => {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
};

/** Registers somebody, confirms their address and completes the first steps. */
export async function newMember(page: Page): Promise<NewMember> {
  const email = freshAddress('postavke');
  const password = 'Mostarski7!most';
  const names = { firstName: 'Hana', lastName: 'Zukić' };
  const api = page.request;
  await done(
    await api.post('/api/auth/register', {
      data: { ...names, email, password, confirmPassword: password, agreeToTerms: true },
    }),
  );
  const mail = await mailTo(page, email, /^[A-Z0-9]{6}$/m);
  const code = /^[A-Z0-9]{6}$/m.exec(mail.text)?.[0];
  await done(await api.post('/api/auth/verify', { data: { email, code } }));
  await done(
    await api.post('/api/auth/onboarding', {
      data: { email, phoneNumber: '061234567', gender: 'female', interests: ['arts'] },
    }),
  );
  return { email, password };
}

/** Signs in through the page; answers once the page has taken it. */
export async function signInOnPage(page: Page, { email, password }: NewMember): Promise<void> {
  await page.goto(pages.login());
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Uđi' }).click();
}
