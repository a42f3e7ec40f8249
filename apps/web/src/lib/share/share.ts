export interface SharedPage {
  readonly what: 'project' | 'call';
  readonly title: string;
  readonly text: string;
  /** Path below the product's public address. */
  readonly path: string;
  /** Path of a page for networks alone, where there is one: they show what stands there. */
  readonly card?: string | undefined;
}

const query = (address: string, values: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(values)}`;

export const networks = [
  {
    name: 'Facebook',
    sign: 'f',
    address: (url: string) => query('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'X',
    sign: 'X',
    address: (url: string, text: string) => query('https://x.com/intent/post', { url, text }),
  },
  {
    name: 'LinkedIn',
    sign: 'in',
    address: (url: string) => query('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    name: 'WhatsApp',
    sign: 'W',
    address: (url: string, text: string) => query('https://wa.me/', { text: `${text} ${url}` }),
  },
] as const;

/** A letter with the link; spaces as mail programs read them. */
export const mailAddress = (url: string, title: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`;
