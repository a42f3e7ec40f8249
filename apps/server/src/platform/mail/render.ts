import type { ReactElement } from 'react';

/** `content`: a `MailLayout`; the plain text is made from its HTML. */
export async function renderMail(content: ReactElement): Promise<{ html: string; text: string }> {
  // Loaded with the first mail: a copy that sends none does not carry the renderer.
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(content);
  return { html, text: toPlainText(html, { wordwrap: 78, selectors: plainHeading }) };
}

/** As it was written, not in capitals. */
const plainHeading = [{ selector: 'h1', options: { uppercase: false } }];
