import { pages } from '@app/contracts/pages';
import { fening, toKm } from '@app/domain/money';
import { type Language, languageTag } from '@app/messages/catalogue';
import { demoPaymentsTexts } from '@app/messages/demo-payments';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { BankWay } from './demo-peer.notices.ts';

addTexts('demoPayments', demoPaymentsTexts);

type Key = keyof typeof demoPaymentsTexts;

export type FormFields = Readonly<Record<string, string>>;

export interface PageFrame {
  readonly language: Language;
  readonly nonce: string;
}

const textOf =
  ({ language }: PageFrame) =>
  (key: Key) =>
    escapeHtml(translate(language, `demoPayments.${key}`));

export function payPage(frame: PageFrame, fields: FormFields): string {
  const text = textOf(frame);
  const facts: [Key, string][] = [
    ['for', fields.order_info ?? ''],
    ['buyer', fields.ch_full_name ?? ''],
    ['order', fields.order_number ?? ''],
  ];
  const hidden = Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  const choice = (way: BankWay) =>
    `<p><button class="${way}" name="decision" value="${way}" aria-describedby="${way}">${text(way)}</button><small id="${way}">${text(`${way}Hint`)}</small></p>`;
  return page(
    frame,
    'title',
    `<p class="amount"><span>${text('amount')}</span><strong>${formatKm(toKm(fening(Number(fields.amount))), frame.language)}</strong></p>
<p class="lead">${text('lead')}</p>
<dl>${facts.map(([key, value]) => `<div><dt>${text(key)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
<form method="post" action="/dev/payments/decide">${hidden}
${choice('approve')}
${choice('decline')}
<p><a class="button plain" href="${escapeHtml(fields.cancel_url_override ?? pages.campaigns())}">${text('cancel')}</a></p>
<h2>${text('rare')}</h2>
${(['lose', 'late', 'repeat', 'forge'] as const).map(choice).join('\n')}
</form>`,
  );
}

/** The page that stays when the bank declined: a declined buyer is not sent back by itself. */
export function declinedPage(frame: PageFrame, fields: FormFields): string {
  return sentence(frame, 'declinedTitle', 'declinedText', ['back', fields.cancel_url_override]);
}

export function donePage(frame: PageFrame, back: string): string {
  return sentence(frame, 'doneTitle', 'doneText', ['continue', back]);
}

export function invalidPage(frame: PageFrame): string {
  return sentence(frame, 'invalidTitle', 'invalidText');
}

function sentence(
  frame: PageFrame,
  title: Key,
  message: Key,
  [label, address]: readonly [Key, string | undefined] = ['back', pages.campaigns()],
): string {
  const text = textOf(frame);
  return page(
    frame,
    title,
    `<p class="lead">${text(message)}</p>
<p><a class="button" href="${escapeHtml(address ?? pages.campaigns())}">${text(label)}</a></p>`,
  );
}

function page(frame: PageFrame, title: Key, content: string): string {
  const text = textOf(frame);
  return `<!doctype html>
<html lang="${languageTag[frame.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)} | ${text('brand')}</title>
<style nonce="${frame.nonce}">${style}</style>
</head>
<body>
<main>
<p class="brand"><svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true"><rect width="32" height="24" rx="5"/><rect class="strip" y="5" width="32" height="5"/></svg>${text('brand')}</p>
<h1>${text(title)}</h1>
${content}
</main>
</body>
</html>`;
}

const style = `
:root { color-scheme: light dark; --bg: #eef3f1; --card: #fff; --ink: #12211c; --quiet: #47574f; --line: #d5dfda; --edge: #74857d; --accent: #0b6b4d; --on: #fff; --bad: #a3211b; }
@media (prefers-color-scheme: dark) { :root { --bg: #0b1411; --card: #13201b; --ink: #eef6f2; --quiet: #b3c6bd; --line: #263a32; --edge: #6b8378; --accent: #55cfa3; --on: #06231a; --bad: #ff9d95; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--bg); color: var(--ink); font: 17px/1.55 'Figtree Variable', Figtree, system-ui, sans-serif; }
main { width: min(480px, 100%); margin: 24px 0; padding: 32px clamp(20px, 5vw, 40px) 40px; background: var(--card); border: 1px solid var(--line); border-radius: 20px; }
@media (max-width: 520px) { body { place-items: stretch; } main { margin: 0; border: 0; border-radius: 0; } }
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 28px; font-weight: 650; }
.brand svg { fill: var(--accent); } .brand .strip { fill: var(--card); opacity: .55; }
h1 { font-size: clamp(26px, 6vw, 32px); line-height: 1.12; letter-spacing: -.02em; margin: 0 0 12px; }
h2 { font-size: 18px; margin: 32px 0 16px; padding-top: 24px; border-top: 1px solid var(--line); }
.amount { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; margin: 0 0 16px; padding: 16px 20px; background: var(--bg); border-radius: 12px; }
.amount strong { font-size: 28px; letter-spacing: -.02em; font-variant-numeric: tabular-nums; white-space: nowrap; }
.amount span, .lead, dt, small { color: var(--quiet); }
.lead { margin: 0 0 20px; font-size: 16px; }
dl { margin: 0 0 28px; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 24px; padding: 10px 0; border-bottom: 1px solid var(--line); font-size: 15px; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-weight: 600; }
form p { margin: 0 0 18px; }
button, .button { display: flex; width: 100%; min-height: 52px; align-items: center; justify-content: center; padding: 10px 24px; border: 2px solid var(--edge); border-radius: 999px; background: none; color: inherit; font: inherit; font-weight: 650; text-align: center; text-decoration: none; cursor: pointer; }
button.approve, .button { background: var(--accent); border-color: var(--accent); color: var(--on); }
.button.plain { background: none; border-color: transparent; color: inherit; text-decoration: underline; }
button.decline { border-color: var(--bad); color: var(--bad); }
button:hover, .button:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
small { display: block; margin-top: 6px; font-size: 14px; text-align: center; }
`;
