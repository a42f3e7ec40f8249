import { type BrowserContext, expect, type Page, request } from '@playwright/test';

/** Password of every demo account. */
export const demoPassword = 'Demo2026!x';

/** Address of a demo account. */
export const demoEmail = (name: string): string => `${name}@demo.zamah.ba`;

/** The pair of tokens that signing in gives. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface Choices {
  readonly theme?: 'light' | 'dark';
  readonly language?: 'bhs' | 'en';
}

/** Keeps theme and language as a reader would who chose them before. */
export async function choose(
  context: BrowserContext,
  baseURL: string,
  { theme = 'light', language = 'bhs' }: Choices,
): Promise<void> {
  await context.addCookies([
    { name: 'theme', value: theme, url: baseURL },
    { name: 'language', value: language, url: baseURL },
  ]);
  await context.addInitScript(
    ([kept, spoken]) => {
      localStorage.setItem('theme', kept);
      localStorage.setItem('preferredLanguage', spoken);
    },
    [theme, language] as const,
  );
}

/**
 * Signs an account in as the sign-in page would, without going through it.
 *
 * @param userAgent of the device, where it matters which one it is.
 * @returns the access token.
 */
export async function enter(
  context: BrowserContext,
  baseURL: string,
  account: { readonly email: string; readonly password: string },
  userAgent?: string,
): Promise<string> {
  const api = await request.newContext({ baseURL, ...(userAgent ? { userAgent } : {}) });
  const { email, password } = account;
  const answer = await api.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const session: Session = await answer.json();
  await api.dispose();
  await keepSession(context, session);
  return session.accessToken;
}

/** Opens the browser as one in which somebody is signed in. */
export const keepSession = (context: BrowserContext, session: Session): Promise<unknown> =>
  context.addInitScript(
    ([access, refresh]) => {
      if (sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'yes');
      localStorage.setItem('accessToken', access);
      localStorage.setItem('accessTokenAt', String(Date.now()));
      localStorage.setItem('refreshToken', refresh);
    },
    [session.accessToken, session.refreshToken] as const,
  );

/** Signs a demo account in. */
export const signIn = (context: BrowserContext, baseURL: string, name: string): Promise<string> =>
  enter(context, baseURL, { email: demoEmail(name), password: demoPassword });

interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The newest mail to an address whose text matches; waits until it has arrived. */
export async function mailTo(page: Page, address: string, pattern: RegExp): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/api/dev/mail', { params: { to: address } });
        const mails: CaughtMail[] = await answer.json();
        found = mails.find((mail) => pattern.test(mail.text));
        return found !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`no mail to ${address}`);
  return found;
}
