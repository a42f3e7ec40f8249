import type { ReactElement } from 'react';

/** `content`: a `MailLayout`; the plain text is made from its HTML. */
export async function renderMail(content: ReactElement): Promise<{ html: string; text: string }> {
  // Loaded with the first mail: a copy that sends none does not carry the renderer.
  renderer ??= load();
  const { render, toPlainText } = await renderer;
  const html = await render(content);
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
