import { describe, expect, it } from 'vitest';
import { mailboxPage } from './mailbox.page.ts';

const mail = {
  to: 'lejla@example.com',
  subject: 'Potvrdi <b>e-mail</b>',
  text: 'Zdravo & <dobrodošla>',
  html: '<p class="a">Zdravo</p><script>alert("x")</script>',
  attachments: ['prijava-<kino>.pdf'],
  sentAt: '2026-11-20T12:00:00.000Z',
};
const options = { brand: 'Zamah', language: 'bhs', to: undefined } as const;

describe('page of the demo mailbox', () => {
  it('shows each mail in a sandboxed frame, with subject, reader, time and text', () => {
    const page = mailboxPage([mail], options);
    expect(page).toContain('<title>Demo sandučić | Zamah</title>');
    expect(page).toContain('Potvrdi &lt;b&gt;e-mail&lt;/b&gt;');
    expect(page).toContain('lejla@example.com');
    expect(page).toContain('13:00');
    expect(page).toContain('Zdravo &amp; &lt;dobrodošla&gt;');
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain('prijava-&lt;kino&gt;.pdf');
    expect(page).toContain('1 poruka');
  });

  it('lets nothing of a mail out of its frame', () => {
    expect(mailboxPage([mail], options)).not.toContain('<script');
    expect(mailboxPage([], { ...options, to: '"><script>' })).not.toContain('<script');
  });

  it('says what to do when it is empty', () => {
    expect(mailboxPage([], options)).toContain('Registruj se');
    expect(mailboxPage([], { ...options, language: 'en', to: 'a@b.ba' })).toContain('yet');
  });
});
