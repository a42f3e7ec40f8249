import type { Transporter } from 'nodemailer';
import type { ReactElement } from 'react';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { Settings } from '../settings.ts';
import { catchMail, caughtMails } from './mailbox.repo.ts';
import { renderMail } from './render.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** A `MailLayout`; the plain text is made from it. */
  readonly content: ReactElement;
  /** Where a mail program posts the reader's one click to have no more of these (RFC 8058). */
  readonly unsubscribe?: string;
  readonly attachments?: readonly Attachment[];
  /** Whom an answer reaches; the mail says so. Where nobody is named it says where to ask. */
  readonly replyTo?: string;
}

export interface Attachment {
  /** With its ending, by which the reader's programs know what it is. */
  readonly name: string;
  readonly content: Buffer;
}

export interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names of what was attached. */
  readonly attachments: string[];
  readonly sentAt: string;
}

/** Sends mails: by SMTP, or into the demo mailbox. Called from jobs, never from a request. */
export interface Mailer {
  /** Throws when the mail server did not take the mail, so that its job is tried again. */
  send(mail: Mail): Promise<void>;
  /** Mails of the demo mailbox, newest first; empty where mails go out by SMTP. */
  caught(to?: string): Promise<CaughtMail[]>;
  close(): Promise<void>;
}

export function createMailer(
  settings: Pick<Settings, 'mailUrl' | 'mailFrom'>,
  db: Db,
  clock: Clock,
): Mailer {
  const mailer = settings.mailUrl
    ? smtpMailer(settings.mailUrl, settings.mailFrom)
    : mailboxMailer(db, clock);
  return {
    ...mailer,
    send: async (mail) => (leadsNowhere(mail.to) ? undefined : mailer.send(mail)),
  };
}

/** Addresses of erased accounts (RFC 2606): what was on its way to them need not arrive. */
const leadsNowhere = (address: string) => /[@.]invalid$/i.test(address);

function mailboxMailer(db: Db, clock: Clock): Mailer {
  return {
    async send({ to, subject, content, replyTo, attachments = [] }) {
      const rendered = await renderMail(content, replyTo);
      const mail = {
        to: to.toLowerCase(),
        subject,
        ...rendered,
        attachments: attachments.map(({ name }) => name),
        sentAt: clock.now(),
      };
      await db.transaction((tx) => catchMail(tx, mail));
    },
    async caught(to) {
      const mails = await caughtMails(db.read, to);
      return mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() }));
    },
    async close() {},
  };
}

function smtpMailer(url: string, from: string): Mailer {
  let transporter: Promise<Transporter> | undefined;
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // A mail is made of what is given; nothing in it may name a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    async send({ to, subject, content, unsubscribe, replyTo, attachments = [] }) {
      transporter ??= connect();
      const [{ html, text }, server] = await Promise.all([
        renderMail(content, replyTo),
        transporter,
      ]);
      // Given as a record, an address is never read as a list of several.
      await server.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        html,
        text,
        attachments: attachments.map(({ name: filename, content }) => ({ filename, content })),
        // Holiday answers would go to nobody.
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
      });
    },
    caught: async () => [],
    async close() {
      (await transporter)?.close();
    },
  };
}

const unsubscribeHeaders = (address: string | undefined): Record<string, string> =>
  address
    ? {
        'List-Unsubscribe': `<${address}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
