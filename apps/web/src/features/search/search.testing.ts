import { pages } from '@app/contracts/pages';
import type { SearchKind } from '@app/contracts/search/search.kinds';
import type {
  MarkedText,
  SearchAnswer,
  SearchHit,
  TypedAnswer,
} from '@app/contracts/search/search.schemas';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Pieces between asterisks are marked: `Servis za *bicikle*`. */
export const marked = (text: string): MarkedText =>
  text
    .split('*')
    .map((piece, place) => ({ text: piece, isMarked: place % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');

let last = 0;
export function hit(kind: SearchKind, title: string, more: Partial<SearchHit> = {}): SearchHit {
  last += 1;
  return {
    kind,
    id: idOf(last),
    page: `/${kind}/${last}`,
    title: marked(title),
    found: null,
    by: '',
    place: '',
    picture: null,
    status: null,
    at: null,
    isTeamOnly: false,
    ...more,
  };
}

export const service = hit('projects', 'Servis za *bicikle*', {
  page: pages.project({ slug: 'servis-za-bicikle' }),
  found: { part: 'summary', text: marked('Četvero učenika popravlja *bicikle* cijelog Sjenjaka.') },
  by: 'Omladinska banka Tuzla',
  status: 'crowdfunding',
  at: '2026-09-12T10:00:00.000Z',
});

export const path = hit('projects', 'Staza uz Jalu', {
  page: pages.project({ slug: 'staza-uz-jalu' }),
  found: { part: 'text', text: marked('… 900 metara za *bicikle* i kolica …') },
  by: 'Omladinska banka Tuzla',
  status: 'submitted',
  at: '2026-10-30T10:00:00.000Z',
  isTeamOnly: true,
});

export const adnan = hit('people', 'Adnan Mehić', {
  page: pages.profile({ profileSlug: 'adnan-mehic-1' }),
  found: { part: 'skills', text: marked('popravka *bicikala*') },
  place: 'Zenica',
});

export const call = hit('calls', 'Grad na dva točka', {
  page: pages.call({ slug: 'grad-na-dva-tocka' }),
  found: { part: 'text', text: marked('… sve što *biciklu* daje mjesto u gradu …') },
  by: 'Omladinska banka Zenica',
  place: 'Zenica',
  status: 'open',
  at: '2026-11-26T22:59:00.000Z',
});

export const oldCall = hit('calls', 'Proljetni poziv 2026', {
  page: pages.call({ slug: 'proljetni-poziv' }),
  by: 'Omladinska banka Tuzla',
  place: 'Tuzla',
  status: 'closed',
  at: '2026-04-30T21:59:00.000Z',
});

export const bank = hit('banks', 'Omladinska banka Zenica', {
  page: pages.bank({ bankSlug: 'zenica' }),
  place: 'Zenica',
});

export const article = hit('articles', 'Kako smo popravili 212 *bicikala*', {
  page: pages.article({ slug: '212-bicikala' }),
  by: 'Hana Zukić',
  at: '2026-08-01T10:00:00.000Z',
});

export const post = hit('posts', 'Ko ima viška zračnica od 26? *Bicikli* stoje već treći dan.', {
  page: pages.activity({ userId: idOf(99), objava: idOf(98) }),
  by: 'Nejra Alić',
  at: '2026-11-18T10:00:00.000Z',
});

const count = (kind: SearchKind, number: number | null) => ({
  kind,
  count: number,
  hasMore: false,
});

/** What a member finds. */
export const answered: SearchAnswer = {
  query: 'bicikl',
  kinds: [
    count('people', 1),
    count('projects', 9),
    count('calls', 2),
    count('banks', 1),
    count('articles', 1),
    count('posts', 1),
  ],
  nearest: service,
  groups: [
    { kind: 'projects', items: [path] },
    { kind: 'people', items: [adnan] },
    { kind: 'posts', items: [post] },
    { kind: 'calls', items: [call, oldCall] },
    { kind: 'banks', items: [bank] },
    { kind: 'articles', items: [article] },
  ],
  next: null,
  similar: [],
};

/** What everybody finds, and a stranger is told of. */
export const publicly: SearchAnswer = {
  ...answered,
  kinds: answered.kinds.map((one) =>
    one.kind === 'posts'
      ? count('posts', null)
      : one.kind === 'projects'
        ? count('projects', 8)
        : one,
  ),
  groups: answered.groups
    .filter(({ kind }) => kind !== 'posts')
    .map((group) => (group.kind === 'projects' ? { ...group, items: [service] } : group)),
};

export const nothing: SearchAnswer = {
  query: 'bickloraonica',
  kinds: answered.kinds.map(({ kind }) => count(kind, 0)),
  nearest: null,
  groups: [],
  next: null,
  similar: [
    { words: 'bicikloradionica', count: 4, hasMore: false },
    { words: 'bicikl', count: 31, hasMore: false },
    { words: 'radionica', count: 17, hasMore: false },
  ],
};

export const typed: TypedAnswer = {
  query: 'bici',
  items: [service, adnan, call, bank, article, post],
  count: 31,
  hasMore: false,
};
