import { Parser } from 'htmlparser2';

export interface PageSays {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** As the page has it; empty: none. */
  readonly image: string;
}

/** What each is called in a page, the first that is there counts. */
const names = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description', 'description'],
  siteName: ['og:site_name', 'application-name'],
  image: ['og:image:secure_url', 'og:image', 'twitter:image'],
} as const;

/** No head is as deep; the parser's time grows with the square of the depth. */
const deepest = 100;

const most = { title: 300, description: 500, siteName: 200, image: 2000 } as const;

/**
 * Reads what a page says of itself in its head; whatever stands in it, nothing is run, and what
 * comes out is plain text.
 *
 * @param charset letters as the header of the answer names them; empty where it names none.
 */
export function pageSays(body: Buffer, charset = ''): PageSays {
  const metadata = new Map<string, string>();
  let title = '';
  let within = false;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > deepest) parser.pause();
      if (name === 'title') within = title === '';
      if (name !== 'meta') return;
      const key = (attributes.property ?? attributes.name ?? '').toLowerCase();
      const { content = '' } = attributes;
      if (key !== '' && content !== '' && !metadata.has(key)) metadata.set(key, content);
    },
    ontext(text) {
      if (within) title += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'title') within = false;
    },
  });
  parser.write(textOf(body, charset));
  parser.end();
  const first = (part: keyof typeof names) =>
    plain(
      names[part].map((name) => metadata.get(name)).find((text) => text !== undefined) ?? '',
      part,
    );
  return {
    title: first('title') || plain(title, 'title'),
    description: first('description'),
    siteName: first('siteName'),
    image: first('image'),
  };
}

/** Signs that no text of a line holds, and those that turn the direction of what follows. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const plain = (text: string, part: keyof typeof most): string =>
  [...text.replace(/\s+/gu, ' ').replace(unseen, '').trim().toWellFormed().normalize('NFC')]
    .slice(0, most[part])
    .join('');

/** A page names its letters before this. */
const beginning = 4096;

const byteMarks = [
  ['utf-8', 'efbbbf'],
  ['utf-16le', 'fffe'],
  ['utf-16be', 'feff'],
] as const;

/** In the letters of the header, else of the byte mark, else that the page names, else UTF-8. */
function textOf(body: Buffer, charset: string): string {
  const start = body.subarray(0, 3).toString('hex');
  const marked = byteMarks.find(([, mark]) => start.startsWith(mark))?.[0];
  const named = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w-]+)/i.exec(
    body.subarray(0, beginning).toString('latin1'),
  )?.[1];
  // What could be read as a name is no UTF-16, whatever it says.
  const inPage = named && /^utf-?16/i.test(named) ? 'utf-8' : named;
  return (decoderOf(charset) ?? decoderOf(marked ?? inPage) ?? new TextDecoder()).decode(body);
}

function decoderOf(charset: string | undefined) {
  try {
    return charset ? new TextDecoder(charset) : undefined;
  } catch {
    return undefined;
  }
}
