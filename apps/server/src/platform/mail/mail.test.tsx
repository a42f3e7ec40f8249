import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { colours, type MailAccent } from './colours.ts';
import { MailButton, MailCode, MailFacts, MailLayout, MailText } from './layout.tsx';
import { createMailer } from './mail.ts';
import { renderMail } from './render.ts';

const settings = { brand: 'Zamah', publicUrl: 'https://zamah.example' };
const link = 'https://zamah.example/verify?token=a&b=c';

const content = (
  <MailLayout
    language="bhs"
    settings={settings}
    accent="orange"
    preview="Još jedan korak"
    title="Potvrdi e-mail"
  >
    <MailText>Zdravo Lejla &lt;3, evo koda:</MailText>
    <MailCode>A1B2C3</MailCode>
    <MailButton href={link}>Potvrdi adresu</MailButton>
    <MailFacts facts={[['Iznos', '25,00 KM']]} />
  </MailLayout>
);

describe('a mail', () => {
  it('is HTML in the reader’s language, for light and dark', async () => {
    const { html } = await renderMail(content);
    expect(html).toContain('<html lang="bs-BA"');
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('href="https://zamah.example/verify?token=a&amp;b=c"');
    expect(html).not.toMatch(/<(script|link|img)\b/);
  });

  it('is whole as plain text', async () => {
    const { text: plain } = await renderMail(content);
    expect(plain).toContain('Zdravo Lejla <3, evo koda:');
    expect(plain).toContain('A1B2C3');
    expect(plain).toContain(link);
    expect(plain).toMatch(/Iznos +25,00 KM/);
    expect(plain).toContain('Potvrdi e-mail');
    expect(plain).toContain('šalje Zamah');
    expect(plain).not.toContain('Još jedan korak');
  });

  it('says where to ask: whom an answer reaches, or the form for questions', async () => {
    const { text: asked } = await renderMail(content);
    expect(asked).toContain('Obrazac za pitanja https://zamah.example/help#pitaj');
    const { text: answered } = await renderMail(content, 'poziv@example.ba');
    expect(answered.replace(/\s+/g, ' ')).toContain('odgovor stiže na poziv@example.ba');
    expect(answered).not.toContain('/help');
  });

  it('cannot be broken by what somebody wrote', async () => {
    const { html } = await renderMail(
      <MailLayout language="en" settings={settings} preview="<b>" title="<script>alert(1)</script>">
        <MailText>{'<img src=x onerror=alert(1)>'}</MailText>
      </MailLayout>,
    );
    expect(html).not.toMatch(/<script|<img/);
  });
});

/** Of two colours as WCAG compares them. */
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(Object.keys(colours) as MailAccent[])('the colours of %s', (accent) => {
  it.each(['day', 'night'] as const)('can be read by %s', (time) => {
    const { page, card, soft, ink, quiet, link, accent: button, onAccent } = colours[accent][time];
    for (const ground of [page, card]) {
      for (const letters of [ink, quiet, link]) {
        expect(contrast(letters, ground), `${letters} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(ink, soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onAccent, button)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('sending by SMTP', () => {
  const received: { from: string; to: string[]; source: string }[] = [];
  let server: SMTPServer;
  let mailUrl: string;
  let refuse = false;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream: Readable, session, done) {
        void text(stream).then((source) => {
          if (refuse) return done(new Error('Not now'));
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map((one) => one.address),
            source,
          });
          return done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    mailUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });

  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const mailer = () =>
    createMailer({ mailUrl, mailFrom: 'Zamah <noreply@zamah.example>' }, {} as Db, {
      now: () => new Date(),
    });

  it('delivers text and HTML', async () => {
    const smtp = mailer();
    await smtp.send({ to: 'lejla@example.com', subject: 'Potvrdi e-mail – čćžšđ', content });
    const mail = received.at(-1);
    expect(mail).toMatchObject({ from: 'noreply@zamah.example', to: ['lejla@example.com'] });
    expect(mail?.source).toContain('multipart/alternative');
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(await smtp.caught()).toEqual([]);
    await smtp.close();
  });

  it('tells mail programs where one click ends it, and only where there is something to end', async () => {
    const smtp = mailer();
    const unsubscribe = `https://zamah.example/api/notifications/unsubscribe/${'a'.repeat(90)}`;
    await smtp.send({ to: 'a@example.com', subject: 'x', content, unsubscribe });
    // Long headers are folded on their way.
    const headers = received.at(-1)?.source.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(headers).toMatch(new RegExp(`^List-Unsubscribe: ?<${unsubscribe}>`, 'm'));
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    await smtp.send({ to: 'a@example.com', subject: 'x', content });
    expect(received.at(-1)?.source).not.toContain('List-Unsubscribe');
    await smtp.close();
  });

  it('names whom an answer reaches, in its head and in its words', async () => {
    const smtp = mailer();
    const replyTo = 'poziv@example.ba';
    await smtp.send({ to: 'a@example.com', subject: 'x', content, replyTo });
    expect(received.at(-1)?.source).toMatch(/^Reply-To: poziv@example\.ba/m);
    expect(received.at(-1)?.source).not.toContain('/help');
    await smtp.send({ to: 'a@example.com', subject: 'x', content });
    expect(received.at(-1)?.source).not.toMatch(/^Reply-To:/m);
    expect(received.at(-1)?.source).toContain('/help#pitaj');
    await smtp.close();
  });

  it('sends files with it, their names as they are', async () => {
    const smtp = mailer();
    const attachments = [{ name: 'prijava-šetnja.pdf', content: Buffer.from('%PDF-1.7 čćž') }];
    await smtp.send({ to: 'a@example.com', subject: 'x', content, attachments });
    const source = received.at(-1)?.source ?? '';
    expect(source).toContain('Content-Type: application/pdf');
    expect(source).toContain(`filename*0*=utf-8''${encodeURIComponent('prijava-šetnja.pdf')}`);
    expect(source).toContain(Buffer.from('%PDF-1.7 čćž').toString('base64'));
    await smtp.close();
  });

  it('takes no second reader or header from an address or subject', async () => {
    const smtp = mailer();
    const before = received.length;
    await smtp
      .send({ to: 'a@example.com, b@example.com', subject: 'x\r\nBcc: c@example.com', content })
      .catch(() => undefined);
    for (const mail of received.slice(before)) {
      expect(mail.to.length).toBeLessThanOrEqual(1);
      expect(mail.source).not.toMatch(/^Bcc:/im);
    }
    await smtp.close();
  });

  it('throws when the server does not take the mail', async () => {
    const smtp = mailer();
    refuse = true;
    await expect(smtp.send({ to: 'a@example.com', subject: 'x', content })).rejects.toThrow();
    refuse = false;
    await smtp.send({ to: 'a@example.com', subject: 'x', content });
    await smtp.close();
  });
});
