import { createElement, type ReactElement } from 'react';
import { ReplyTo } from './parts.tsx';

/**
 * @param content a `MailLayout`; the plain text is made from its HTML.
 * @param replyTo whom an answer reaches, for the frame to say so; without it the frame says where
 *   questions are asked.
 */
export async function renderMail(
  content: ReactElement,
  replyTo?: string,
): Promise<{ html: string; text: string }> {
  // Loaded with the first mail: a copy that sends none does not carry the renderer.
  renderer ??= load();
  const { render, toPlainText } = await renderer;
  const html = await render(createElement(ReplyTo.Provider, { value: replyTo }, content));
  return { html, text: toPlainText(html) };
}

let renderer: ReturnType<typeof load> | undefined;

async function load() {
  const [{ render, plainTextSelectors }, { compile }] = await Promise.all([
    import('@react-email/render'),
    import('html-to-text'),
  ]);
  // Compiled once: that takes several times as long as a mail.
  const toPlainText = compile({ wordwrap: 78, selectors: [...plainTextSelectors, plainHeading] });
  return { render, toPlainText };
}

/** As it was written, not in capitals. */
const plainHeading = { selector: 'h1', options: { uppercase: false } };
