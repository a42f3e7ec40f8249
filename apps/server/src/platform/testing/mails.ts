import type { CaughtMail } from '../mail/mail.ts';
import type { TestApp } from './testApp.ts';

/** A caught mail, with what an account mail carries in it. */
export interface ReceivedMail extends CaughtMail {
  /** The code of six that stands on a line of its own; empty if there is none. */
  readonly code: string;
  /** The token of the link in it; empty if there is none. */
  readonly token: string;
}

/** Runs the jobs that are due and returns the mails to an address, newest first. */
export async function mailsTo(app: TestApp, email: string): Promise<ReceivedMail[]> {
  await app.platform.jobs.drain();
  const caught = await app.platform.mail.caught(email);
  return caught.map((mail) => ({
    ...mail,
    code: /^([A-Z0-9]{6})$/m.exec(mail.text)?.[1] ?? '',
    token: /[?&;]token=([\w-]+)/.exec(mail.html)?.[1] ?? '',
  }));
}

/** The newest mail to an address. @throws Error if there is none. */
export async function lastMailTo(app: TestApp, email: string): Promise<ReceivedMail> {
  const [newest] = await mailsTo(app, email);
  if (!newest) throw new Error(`No mail to ${email}.`);
  return newest;
}

/** Headers of a client at a network address, which `testApp` takes from its proxy. */
export const from = (ip: string, userAgent = 'test browser') => ({
  'x-forwarded-for': ip,
  'user-agent': userAgent,
});
