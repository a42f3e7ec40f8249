import type { ReactElement } from 'react';

/**
 * Renders a mail.
 *
 * @param content a `MailLayout` element.
 * @returns the HTML, and the plain text made from it.
 */
export async function renderMail(content: ReactElement): Promise<{ html: string; text: string }> {
  // Loaded with the first mail: a copy that sends none does not carry the renderer.
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(content);
  return { html, text: toPlainText(html, { wordwrap: 78, selectors: plainHeading }) };
}

/** As it was written, not in capitals. */
const plainHeading = [{ selector: 'h1', options: { uppercase: false } }];
