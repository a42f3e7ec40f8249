import { randomBytes } from 'node:crypto';
import { writingTime } from '@app/domain/help/contact';
import { sameText } from '../../platform/same-text.ts';
import { derivedToken } from '../../platform/tokens.ts';

const signed = (secret: Uint8Array, text: string): string =>
  derivedToken(secret, `contact-form ${text}`);

/** Names a form and when it was opened; none is kept. @param at milliseconds since 1970. */
export function formOpenedAt(secret: Uint8Array, at: number): string {
  const text = `${at}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${signed(secret, text)}`;
}

/** Whether what is sent at a moment names a form of ours, opened as long before as a person writes. */
export function checkForm(
  secret: Uint8Array,
  form: string,
  sentAt: number,
): 'fine' | 'tooFast' | 'tooOld' {
  const end = form.lastIndexOf('.');
  const text = form.slice(0, end);
  // Of a form that is not ours there is as little to say as of an old one: another has to be opened.
  if (end < 0 || !sameText(form.slice(end + 1), signed(secret, text))) return 'tooOld';
  return writingTime(Number.parseInt(text, 10), sentAt);
}
