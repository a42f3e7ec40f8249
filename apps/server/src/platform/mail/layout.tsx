import { pages } from '@app/contracts/pages';
import type { Language } from '@app/messages/catalogue';
import { languageTag } from '@app/messages/catalogue';
import { mailTexts } from '@app/messages/mail';
import { addTexts, translate } from '@app/messages/translate';
import { type ReactNode, useContext } from 'react';
import type { Settings } from '../settings.ts';
import { colours, type MailAccent, nightRules } from './colours.ts';
import { Accent, font, ReplyTo, textStyle } from './parts.tsx';

export { MailButton, MailCode, MailFacts, MailText } from './parts.tsx';

// The parts are plain tables and not those of @react-email/components: that package brings a CSS
// compiler and a highlighter of 30 MB into every copy of the server.

addTexts('mail', mailTexts);

interface MailLayoutProps {
  readonly language: Language;
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
  /** The kind of the grant that it is about, `orange` for all else of the youth banks. */
  readonly accent?: MailAccent;
  /** The line that mailboxes show beside the subject. */
  readonly preview: string;
  readonly title: string;
  /** Why the reader gets this mail, for the footer; in the reader's language. */
  readonly reason?: string;
  readonly children: ReactNode;
}

/** Inside it stand `MailText`, `MailButton`, `MailCode` and `MailFacts`. */
export function MailLayout(props: MailLayoutProps) {
  const { language, settings, accent = 'career', preview, title, children } = props;
  const day = colours[accent].day;
  const reason = props.reason ?? translate(language, 'mail.reason', { brand: settings.brand });
  return (
    <html lang={languageTag[language]} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
        <style>{`:root { color-scheme: light dark; }\n${nightRules(accent)}`}</style>
      </head>
      <body className="m-page" style={{ margin: 0, padding: 0, background: day.page }}>
        <Preview text={preview} />
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="m-page"
          style={{ background: day.page }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 12px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: 560 }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: '0 4px 16px' }}>
                        <Brand settings={settings} accent={accent} />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="m-card"
                        style={{
                          background: day.card,
                          border: `1px solid ${day.line}`,
                          borderRadius: 20,
                          padding: '32px 36px',
                        }}
                      >
                        <h1
                          className="m-ink"
                          style={{
                            ...textStyle,
                            color: day.ink,
                            fontSize: 26,
                            lineHeight: '32px',
                            fontWeight: 700,
                            letterSpacing: '-0.02em',
                            marginBottom: 16,
                          }}
                        >
                          {title}
                        </h1>
                        <Accent.Provider value={accent}>{children}</Accent.Provider>
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 4px 0' }}>
                        <p
                          className="m-quiet"
                          style={{
                            ...textStyle,
                            color: day.quiet,
                            fontSize: 13,
                            lineHeight: '20px',
                          }}
                        >
                          {reason}
                        </p>
                        <WhereToAsk language={language} settings={settings} accent={accent} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** No mail leaves a question without a way: an answer reaches somebody, or the form for questions. */
function WhereToAsk({
  language,
  settings,
  accent,
}: Required<Pick<MailLayoutProps, 'language' | 'settings' | 'accent'>>) {
  const replyTo = useContext(ReplyTo);
  const day = colours[accent].day;
  return (
    <p
      className="m-quiet"
      style={{ ...textStyle, color: day.quiet, fontSize: 13, lineHeight: '20px', marginTop: 8 }}
    >
      {replyTo === undefined ? (
        <a
          href={`${settings.publicUrl}${pages.help({ hash: 'pitaj' })}`}
          target="_blank"
          rel="noreferrer"
          className="m-link"
          style={{ color: day.link }}
        >
          {translate(language, 'mail.ask')}
        </a>
      ) : (
        translate(language, 'mail.answer', { address: replyTo })
      )}
    </p>
  );
}

function Brand(props: { settings: Pick<Settings, 'brand' | 'publicUrl'>; accent: MailAccent }) {
  const day = colours[props.accent].day;
  return (
    <a
      href={props.settings.publicUrl}
      target="_blank"
      rel="noreferrer"
      className="m-ink"
      data-skip-in-text="true"
      style={{
        fontFamily: font,
        fontSize: 20,
        lineHeight: '28px',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        color: day.ink,
        textDecoration: 'none',
      }}
    >
      {props.settings.brand}
    </a>
  );
}

/** Mailboxes show the first words; the blanks keep what follows out of that line. */
function Preview({ text }: { text: string }) {
  return (
    <div
      data-skip-in-text="true"
      style={{ display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 }}
    >
      {text}
      {'\u00A0\u200C'.repeat(Math.max(0, 100 - text.length))}
    </div>
  );
}
