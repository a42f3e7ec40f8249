import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './support/people.ts';

type Pages = typeof pages;
type PlacesOf<K extends keyof Pages> = Pages[K]['hash'][number];
type WithPlaces = { [K in keyof Pages]: PlacesOf<K> extends never ? never : K }[keyof Pages];

type Ask = <T>(path: string) => Promise<T>;
interface Place {
  /** A demo account; nobody unless named. */
  readonly as?: string;
  readonly address: string | ((ask: Ask) => Promise<string>);
}

const agreement = (slug: string, hash: PlacesOf<'agreement'>, as = 'vlasnik'): Place => ({
  as,
  address: async (ask) => {
    const mine = await ask<readonly { id: string; slug: string }[]>('/api/orange-grants/mine');
    return pages.agreement({ id: mine.find((one) => one.slug === slug)?.id ?? '', hash });
  },
});
const settings = (hash: PlacesOf<'settings'>): Place => ({
  as: 'lejla',
  address: pages.settings({ hash }),
});
const security = (hash: PlacesOf<'adminSecurity'>): Place => ({
  as: 'admin',
  address: pages.adminSecurity({ hash }),
});
const campaign = (hash: PlacesOf<'campaigns'>): Place => ({
  address: async (ask) => {
    const [first] = await ask<readonly { applicationId: string }[]>('/api/crowdfunding/campaigns');
    return pages.campaigns({ id: first?.applicationId, hash });
  },
});

const cinema = { slug: 'kino-pod-vedrim-nebom' };

/** Stands there only while somebody waits for an answer, which nobody of the demo does. */
const whileItWaits = null;

/** Each place that the product's addresses have; one without a row does not compile. */
const places: { readonly [K in WithPlaces]: Readonly<Record<PlacesOf<K>, Place | null>> } = {
  settings: {
    account: settings('account'),
    security: settings('security'),
    notifications: settings('notifications'),
    appearance: settings('appearance'),
    privacy: settings('privacy'),
    data: settings('data'),
  },
  agreement: {
    sada: agreement('staza-uz-jalu', 'sada'),
    potpisan: agreement('kod-kuce-kod-nane', 'potpisan'),
    koraci: agreement('staza-uz-jalu', 'koraci'),
    racuni: agreement('staza-uz-jalu', 'racuni'),
    isplata: agreement('staza-uz-jalu', 'isplata'),
    izuzeci: whileItWaits,
    izvjestaj: agreement('staza-uz-jalu', 'izvjestaj'),
  },
  article: {
    razgovor: {
      address: async (ask) => {
        const { items } = await ask<{ items: readonly { slug: string }[] }>('/api/articles');
        return pages.article({ slug: items[0]?.slug ?? '', hash: 'razgovor' });
      },
    },
  },
  bank: {
    pozivi: { address: pages.bank({ bankSlug: 'tuzla', hash: 'pozivi' }) },
    knjiga: { address: pages.bank({ bankSlug: 'tuzla', hash: 'knjiga' }) },
  },
  campaigns: { novosti: campaign('novosti'), pitanja: campaign('pitanja') },
  project: { dijelovi: { address: pages.project({ ...cinema, dio: 'budzet', hash: 'dijelovi' }) } },
  blueProject: {
    dijelovi: { address: pages.blueProject({ slug: 'pedala', dio: 'plan', hash: 'dijelovi' }) },
  },
  call: { uslovi: { address: pages.call({ slug: 'tuzla-po-mjeri-mladih', hash: 'uslovi' }) } },
  blueCall: { uslovi: { address: pages.blueCall({ slug: 'prvi-kupac-s-une', hash: 'uslovi' }) } },
  terms: { donacije: { address: pages.terms({ hash: 'donacije' }) } },
  privacy: { maloljetni: { address: pages.privacy({ hash: 'maloljetni' }) } },
  help: { pitaj: { address: pages.help({ hash: 'pitaj' }) } },
  network: {
    notifications: { as: 'vlasnik', address: pages.network({ hash: 'notifications' }) },
  },
  admin: {
    dojave: { as: 'moderator', address: pages.admin({ hash: 'dojave' }) },
    godine: whileItWaits,
  },
  adminSecurity: {
    ulasci: security('ulasci'),
    zakljucani: security('zakljucani'),
    sesije: security('sesije'),
    ovlastenja: security('ovlastenja'),
  },
  zone: {
    mentorstvo: { as: 'vlasnik', address: pages.zone({ hash: 'mentorstvo' }) },
    volontiranje: { as: 'lejla', address: pages.zone({ hash: 'volontiranje' }) },
    donacije: { as: 'lejla', address: pages.zone({ hash: 'donacije' }) },
  },
};

/** What the query alone leads to, as notices do. @returns the address, and the id of the place. */
const queried: readonly {
  readonly name: string;
  readonly as: string;
  readonly find: (ask: Ask) => Promise<readonly [address: string, id: string]>;
}[] = [
  {
    name: 'a section of the canvas',
    as: 'vlasnik',
    find: async (ask) => [pages.canvas({ id: await room(ask), dio: 'budzet' }), 'naslov-dijela'],
  },
  {
    name: 'who asks to be let into the team',
    as: 'vlasnik',
    find: async (ask) => {
      const edit = await room(ask);
      const { requests } = await ask<{ requests: readonly { id: string }[] }>(
        `/api/orange-team/applications/${edit}`,
      );
      const [{ id: zahtjev } = { id: '' }] = requests;
      return [pages.canvas({ edit, dio: 'tim', zahtjev }), `zahtjev-${zahtjev}`];
    },
  },
  {
    name: 'an invitation to connect',
    as: 'lejla',
    find: async (ask) => {
      const { items } = await ask<{ items: readonly { id: string }[] }>(
        '/api/network/invitations?box=received',
      );
      const poziv = items.at(-1)?.id ?? '';
      return [pages.network({ dio: 'pozivi', poziv }), poziv];
    },
  },
  {
    name: 'a part of a project',
    as: 'lejla',
    find: async () => [pages.project({ ...cinema, dio: 'budzet' }), 'dijelovi'],
  },
];

async function room(ask: Ask): Promise<string> {
  const mine = await ask<readonly { id: string; slug: string }[]>('/api/orange-grants/mine');
  return mine.find(({ slug }) => slug === 'muzicka-soba-u-domu-mladih')?.id ?? '';
}

const all = Object.entries(places).flatMap(([page, of]) =>
  Object.entries<Place | null>(of).flatMap(([id, place]) =>
    place ? [{ page, id, ...place }] : [],
  ),
);
const readers = [...new Set(all.map(({ as }) => as))];

test.use({ viewport: { width: 360, height: 740 } });

/** Within sight, and with the focus in it. */
async function expectLanded(page: Page, id: string): Promise<void> {
  const state = () =>
    page.evaluate<unknown>(`(() => {
      const place = document.getElementById(${JSON.stringify(id)});
      const { top = -1 } = place?.getBoundingClientRect() ?? {};
      const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      return {
        isThere: place !== null,
        inSight: top > -2 && (top < innerHeight / 2 || (isEnd && top < innerHeight)),
        focused: place?.contains(document.activeElement) ?? false,
      };
    })()`);
  await expect.poll(state, { message: `#${id}` }).toEqual({
    isThere: true,
    inSight: true,
    focused: true,
  });
}

for (const reader of readers) {
  test(`an address with a place leads there, for ${reader ?? 'a stranger'}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const token = reader ? await signIn(context, baseURL ?? '', reader) : undefined;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const ask: Ask = async (path) => (await page.request.get(path, { headers })).json();
    for (const { page: name, id, as, address } of all) {
      if (as !== reader) continue;
      await test.step(`${name}#${id}`, async () => {
        // Between two places of one page nothing would be loaded.
        await page.goto('about:blank');
        await page.goto(typeof address === 'string' ? address : await address(ask));
        await expectLanded(page, id);
      });
    }
    for (const { name, find } of queried.filter(({ as }) => as === reader)) {
      await test.step(name, async () => {
        const [address, id] = await find(ask);
        await page.goto(address);
        await expectLanded(page, id);
      });
    }
  });
}
