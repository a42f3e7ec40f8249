import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import { colours, type MailAccent } from './colours.ts';

export const Accent = createContext<MailAccent>('career');

/** Whom an answer to the mail reaches; undefined: nobody. */
export const ReplyTo = createContext<string | undefined>(undefined);

export const font = "'Figtree', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const textStyle: CSSProperties = {
  fontFamily: font,
  fontSize: 16,
  lineHeight: '26px',
  margin: 0,
};

export function MailText({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  const day = colours[useContext(Accent)].day;
  return (
    <p
      className={quiet ? 'm-quiet' : 'm-ink'}
      style={{
        ...textStyle,
        ...(quiet ? { fontSize: 14, lineHeight: '22px' } : {}),
        color: quiet ? day.quiet : day.ink,
        marginBottom: 16,
      }}
    >
      {children}
    </p>
  );
}

/** The one thing to do next; the plain text shows the address itself. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const day = colours[useContext(Accent)].day;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td
            className="m-button"
            align="center"
            style={{ background: day.accent, borderRadius: 999, padding: '13px 28px' }}
          >
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              style={{
                fontFamily: font,
                fontSize: 16,
                lineHeight: '22px',
                fontWeight: 600,
                color: day.onAccent,
                textDecoration: 'none',
                display: 'inline-block',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function MailCode({ children }: { children: ReactNode }) {
  const day = colours[useContext(Accent)].day;
  return (
    <p
      className="m-soft"
      style={{
        fontFamily: "'SF Mono', Consolas, 'Liberation Mono', monospace",
        fontSize: 30,
        lineHeight: '40px',
        fontWeight: 700,
        letterSpacing: '0.22em',
        // The space after the last sign, given back before the first: the code stands in the middle.
        textIndent: '0.22em',
        textAlign: 'center',
        background: day.soft,
        color: day.ink,
        borderRadius: 12,
        padding: '14px 12px',
        margin: '4px 0 20px',
      }}
    >
      {children}
    </p>
  );
}

export function MailFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  const day = colours[useContext(Accent)].day;
  const cell: CSSProperties = {
    ...textStyle,
    fontSize: 15,
    lineHeight: '22px',
    padding: '10px 0',
    borderBottom: `1px solid ${day.line}`,
    verticalAlign: 'top',
  };
  return (
    <table
      data-text-format="dataTable"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 24px' }}
    >
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td className="m-quiet m-line" style={{ ...cell, color: day.quiet, paddingRight: 16 }}>
              {name}
            </td>
            <td
              className="m-ink m-line"
              align="right"
              style={{ ...cell, color: day.ink, fontWeight: 600 }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
