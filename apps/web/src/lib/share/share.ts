import { pages } from '@app/contracts/pages';
import type { SharedType } from '@app/contracts/sharing/sharing.paths';

export interface SharedPage {
  readonly what: 'project' | 'call' | 'campaign' | 'profile' | 'article' | 'post';
  readonly title: string;
  readonly text: string;
  /** Path below the product's public address. */
  readonly path: string;
  /** What networks read and show of it; nothing of what strangers may not see. */
  readonly card: { readonly type: SharedType; readonly id: string };
}

/** Path of the link for a network. Staff of a call see what led its readers there. */
export const cardPath = ({ card }: Pick<SharedPage, 'card'>, source: string): string =>
  pages.shared({ ...card, ...(card.type.startsWith('call') ? { izvor: source } : {}) });

const query = (address: string, values: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(values)}`;

export const networks = [
  {
    name: 'Facebook',
    source: 'facebook',
    sign: 'f',
    address: (url: string) => query('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'X',
    source: 'x',
    sign: 'X',
    address: (url: string, text: string) => query('https://x.com/intent/post', { url, text }),
  },
  {
    name: 'LinkedIn',
    source: 'linkedin',
    sign: 'in',
    address: (url: string) => query('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    name: 'WhatsApp',
    source: 'whatsapp',
    sign: 'W',
    address: (url: string, text: string) => query('https://wa.me/', { text: `${text} ${url}` }),
  },
] as const;

/** A letter with the link; spaces as mail programs read them. */
export const mailAddress = (url: string, title: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`;
