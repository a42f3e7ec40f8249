import { pages } from '@app/contracts/pages';
/** What a running server has, by which its costly requests are named. */
export interface Costs {
  /** Access tokens. */
  readonly member: string;
  readonly admin: string;
  readonly campaign: string;
  /** An application of the member that was sent. */
  readonly application: string;
  /** Addresses of pictures of what is shared: more of them than are kept. */
  readonly pictures: readonly string[];
  /** A photograph as a telephone takes it, as a form of its bytes. */
  readonly photograph: { readonly type: string; readonly body: string };
}

export interface CostlyRequest {
  readonly path: string;
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** Sends its body a letter at a time. */
  readonly slowly?: true;
}

interface Costly {
  /** @param n differs with each request. */
  readonly ask: (n: number, costs: Costs) => CostlyRequest;
  /** Every status that it may have; one of them at least is answered. */
  readonly answers: readonly number[];
}

const json = { 'content-type': 'application/json' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const post = (path: string, body: string): CostlyRequest => ({
  method: 'POST',
  path,
  body,
  headers: json,
});

const refused = [400, 401, 404, 413, 429];
const megabyte = 1024 * 1024;
const text = 'a'.repeat(megabyte - 100);
const large = JSON.stringify({ email: 'a@example.ba', password: text });
const deep = `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
const wide = JSON.stringify(
  Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`name${n}`, n])),
);
const words = Array.from({ length: 50 }, (_, n) => String.fromCharCode(97 + (n % 26))).join(' ');

const read = (ask: (n: number, costs: Costs) => string, answers = [200]): Costly => ({
  ask: (n, costs) => ({ path: ask(n, costs) }),
  answers,
});
const readBy = (
  who: 'member' | 'admin',
  ask: (n: number, costs: Costs) => string,
  // A member who asks for very many is told to wait.
  answers = [200, 429],
): Costly => ({
  ask: (n, costs) => ({ path: ask(n, costs), headers: bearer(costs[who]) }),
  answers,
});
const q = (searched: string, n: number) => encodeURIComponent(`${searched}${n}`);

/**
 * Requests that cost the server much, each of which six connections ask for in a loop while one more
 * reader is served (`costly-requests.deep.itest.ts`). What is added to the product and takes more
 * than a few milliseconds of processor has its line here.
 */
export const costly: Readonly<Record<string, Costly>> = {
  'a large body': { ask: () => post('/api/auth/login', large), answers: refused },
  'a deep body': { ask: () => post('/api/auth/login', deep), answers: refused },
  'a wide body': { ask: () => post('/api/auth/login', wide), answers: refused },
  'a large body for nothing': { ask: () => post('/api/nothing', large), answers: refused },
  'a slow body': {
    ask: () => ({ ...post('/api/auth/login', '{"email":"a"}'), slowly: true }),
    answers: [400, 408],
  },
  'a large post of a member': {
    ask: (_, { member }) => ({
      ...post('/api/posts', JSON.stringify({ text })),
      headers: { ...json, ...bearer(member) },
    }),
    answers: refused,
  },

  'a search for a long word': read((n) => `/api/articles?q=${q('a'.repeat(90), n)}`),
  'a search for many words': read((n) => `/api/articles?q=${q(words.slice(0, 90), n)}`),
  'a search for odd patterns': read((n) => `/api/orange-grants/find?q=${q('%_\\%'.repeat(20), n)}`),
  'a search among members': readBy('member', (n) => `/api/network/directory?q=${q('a', n)}`),
  'a search among messages': readBy('member', (n) => `/api/message-search?q=${q('ab', n)}`),

  'pages with made-up names': read((n) => `/?x=${n}`),
  'pages that do not exist': read((n) => `/nothing/${n}`, [404]),
  'pages of what does not exist': read((n) => pages.call({ slug: `nothing-${n}` }), [404]),
  'pages of made-up searches': read((n) => `${pages.articles()}?q=${q('a', n)}`, [200, 503]),
  'pages of made-up ways back': read((n) => pages.login({ returnUrl: `/${n}` }), [200, 503]),
  'data of pages': read((n) => `${pages.calls()}.data?state=open&_routes=${n}`, [200, 503]),

  'the API document': read(() => '/api/openapi.json'),
  'the API document as YAML': read(() => '/api/docs/yaml'),
  'what machines read': read((n) => (n % 2 ? '/sitemap.xml' : '/api/articles/feed.xml')),

  'a poster': read((_, { campaign }) => `/api/crowdfunding/campaigns/${campaign}/poster`),
  'an application as a PDF': readBy(
    'member',
    (_, it) => `/api/orange-grants/${it.application}/pdf`,
  ),
  'shared pictures': read((n, { pictures }) => pictures[n % pictures.length] ?? ''),
  'a picture to be made anew': {
    ask: (_, { member, photograph }) => ({
      method: 'POST',
      path: '/api/images/upload',
      body: Buffer.from(photograph.body, 'base64'),
      headers: { ...bearer(member), 'content-type': photograph.type },
    }),
    answers: [200, 413, 429],
  },

  'all texts as a sheet': readBy('admin', () => '/api/translations/export/xlsx'),
  'payments as a sheet': readBy('admin', () => '/api/ob/payments/files/xlsx'),
  'a ledger as a file': read(() => '/api/youth-banks/tuzla/ledger.csv'),

  'a flood of sign-ins': {
    ask: (n) =>
      post('/api/auth/login', JSON.stringify({ email: `${n}@example.ba`, password: `no ${n} no` })),
    answers: [401, 429],
  },
};
