import {
  type BankRequestRow,
  createBankRequest,
} from '../modules/bank-requests/bank-requests.factory.ts';
import type { Bank } from '../modules/banks/banks.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';

interface DemoRequest extends Partial<Omit<BankRequestRow, 'messages' | 'bankId'>> {
  readonly from: string;
  readonly daysAgo: number;
  readonly bank?: string;
  readonly said?: readonly (readonly [
    event: BankRequestRow['messages'][number]['event'],
    daysAgo: number,
    text: string,
  ])[];
}

const demoRequests: readonly DemoRequest[] = [
  {
    from: 'emir',
    daysAgo: 3,
    municipality: 'Lukavac',
    groupName: 'Neformalna grupa Modrac',
    people: 9,
    text: 'Devetero nas se već godinu sastaje u čitaonici, a za svaku ideju idemo u Tuzlu. Općina je rekla da bi dala prostor i prvih 5.000 KM ako neko drugi vodi papire.',
  },
  {
    from: 'lejla',
    daysAgo: 8,
    municipality: 'Travnik',
    groupName: 'Vijeće učenika Mješovite škole',
    people: 14,
    status: 'answered',
    text: 'U Travniku postoji fond za mlade, ali o njemu odlučuje komisija u kojoj nema nikoga mlađeg od četrdeset. Želimo da o tom novcu odlučuje odbor mladih.',
    said: [['answer', 5, 'Zvuči odlično. Ko u gradu vodi taj fond i možemo li se s njima čuti?']],
  },
  {
    from: 'vlasnik',
    daysAgo: 5,
    kind: 'call',
    bank: 'tuzla',
    people: null,
    title: 'Ljeto u naselju',
    groupName: 'Ekipa s Irca',
    text: 'Mali grantovi do 500 KM za ono što se može napraviti u dvije sedmice raspusta: turnir, projekcija, zajednički ručak. Prijava na jednoj stranici, odluka za tri dana.',
  },
  {
    from: 'emir',
    daysAgo: 74,
    municipality: 'Jajce',
    groupName: 'Udruženje Pliva',
    people: 6,
    status: 'accepted',
    text: 'U Jajcu nas je malo, ali svi koji odu kažu isto: niko ih nije pitao. Tražimo banku koja bi počela s jednim pozivom godišnje.',
    said: [
      ['accept', 60, 'Počinjemo na proljeće. Dženana će se javiti oko prvog sastanka odbora.'],
    ],
  },
  {
    from: 'lejla',
    daysAgo: 120,
    municipality: 'Tuzla',
    groupName: 'Sportski klub Solana',
    people: 22,
    status: 'declined',
    text: 'Tražimo posebnu banku za sportske klubove, jer se s projektima iz kulture ne možemo porediti.',
    said: [
      [
        'decline',
        112,
        'Za sport je otvoren i postojeći fond: jesenji poziv ima temu sporta. Prijavi ekipu tamo.',
      ],
    ],
  },
];

/** What waits in the admins' queue, and what was decided before. */
export async function seedBankRequests(
  tx: Tx,
  banks: ReadonlyMap<string, Bank>,
  people: People,
  today: Date,
): Promise<void> {
  for (const { from, daysAgo, bank, said = [], ...plan } of demoRequests) {
    const of = bank === undefined ? undefined : entry(banks, bank);
    await createBankRequest(tx, entry(people, from), onDay(today, -daysAgo), {
      ...plan,
      ...(of ? { bankId: of.id, municipality: of.municipality } : {}),
      messages: said.map(([event, ago, text]) => ({
        event,
        text,
        at: onDay(today, -ago).toISOString(),
      })),
    });
  }
}
