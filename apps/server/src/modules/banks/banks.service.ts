import type { BankDetail, BankSummary } from '@app/contracts/banks/banks.schemas';
import { createCache } from '../../platform/cache.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { type BankRow, findBank, listBanks, listPeople } from './banks.repo.ts';

/** What everybody may see of what a bank supported: projects, and the members of their teams. */
export interface Supported {
  readonly projects: number;
  readonly people: number;
}

declare module '../../platform/provided.ts' {
  interface Provided {
    /** How many calls are open now, by id of the bank; banks without one are left out. */
    readonly countOpenCalls: (read: Reader, now: Date) => Promise<ReadonlyMap<string, number>>;
    /** By id of the bank; banks without a project are left out. */
    readonly countSupported: (read: Reader) => Promise<ReadonlyMap<string, Supported>>;
  }
}

export function createBanksService(p: Pick<Platform, 'db' | 'clock' | 'signals' | 'provided'>) {
  const { db, clock } = p;
  const all = listBanks(db.read);
  const cached = createCache<BankSummary[]>(p, {
    milliseconds: 1_000,
    atMost: 1,
  });
  // All projects are counted for it, so it may be a minute old.
  const supported = createCache<ReadonlyMap<string, Supported>>(p, {
    milliseconds: 60_000,
    atMost: 1,
    on: (topic, cache) => topic.startsWith('bank:') && cache.clear(),
  });
  const countSupported = () => supported('all', () => p.provided.countSupported(db.read));
  const read = async (): Promise<BankSummary[]> => {
    const [rows, open, projects] = await Promise.all([
      all.execute(),
      p.provided.countOpenCalls(db.read, clock.now()),
      countSupported(),
    ]);
    return rows.map(({ descriptionBhs, descriptionEn, latitude, longitude, ...bank }) => ({
      ...bank,
      description: { bhs: descriptionBhs, en: descriptionEn },
      place: placeOf({ latitude, longitude }),
      openCalls: open.get(bank.id) ?? 0,
      projects: projects.get(bank.id)?.projects ?? 0,
    }));
  };
  return {
    list: (): Promise<BankSummary[]> => cached('all', read),

    async detail(key: string): Promise<BankDetail | Failure> {
      const bank = await findBank(db.read, key);
      if (!bank?.publishedAt) return fail('NOT_FOUND');
      const [people, open, counted] = await Promise.all([
        listPeople(db.read, bank.id),
        p.provided.countOpenCalls(db.read, clock.now()),
        countSupported(),
      ]);
      const { projects = 0, people: helped = 0 } = counted.get(bank.id) ?? {};
      return {
        id: bank.id,
        slug: bank.slug,
        name: bank.name,
        municipality: bank.municipality,
        emblem: bank.emblem,
        description: { bhs: bank.descriptionBhs, en: bank.descriptionEn },
        place: placeOf(bank),
        openCalls: open.get(bank.id) ?? 0,
        projects,
        participants: helped,
        story: { bhs: bank.storyBhs, en: bank.storyEn },
        logo: bank.logo,
        picture: bank.picture,
        contact: { email: bank.email, phone: bank.phone, web: bank.web },
        address: { bhs: bank.addressBhs, en: bank.addressEn },
        foundedOn: bank.foundedOn,
        people: people.map(({ id, name, roleBhs, roleEn, kind, picture }) => ({
          id,
          name,
          role: { bhs: roleBhs, en: roleEn },
          kind,
          picture,
        })),
      };
    },
  };
}

const placeOf = ({ latitude, longitude }: Pick<BankRow, 'latitude' | 'longitude'>) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
