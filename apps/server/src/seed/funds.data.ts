/** What came into the fund of a demo bank: how many days ago, who gave how much KM, what for. */
export interface DemoMoney {
  readonly bank: string;
  readonly gifts: readonly (readonly [
    daysAgo: number,
    source: string,
    km: number,
    purpose: string,
  ])[];
}

const grants = 'Za narandžaste grantove';

export const demoMoney: readonly DemoMoney[] = [
  {
    bank: 'tuzla',
    gifts: [
      [640, 'Općina Tuzla', 22_000, grants],
      [560, 'Fondacija tuzlanske zajednice', 9_000, 'Za projekte u naseljima'],
      [430, 'Pekara Kreka', 1_500, 'Bez posebne namjene'],
      [318, 'Općina Tuzla', 26_000, 'Prva tranša'],
      [205, 'Fondacija tuzlanske zajednice', 10_000, 'Za projekte u naseljima'],
      [96, 'Elektrotehnička škola, alumni', 1_240.5, 'Za opremu i alat'],
      [24, 'Općina Tuzla', 12_000, 'Druga tranša'],
    ],
  },
  {
    bank: 'zenica',
    gifts: [
      [610, 'Grad Zenica', 18_000, grants],
      [505, 'Željezara, sindikat mladih', 2_400, 'Za sport u mahali'],
      [300, 'Grad Zenica', 20_000, grants],
      [44, 'Kamen temeljac d.o.o.', 5_000, 'Za plave grantove'],
    ],
  },
  {
    bank: 'mostar',
    gifts: [
      [590, 'Grad Mostar', 15_000, grants],
      [410, 'Stari grad, udruženje obrtnika', 3_200, 'Za projekte dvije obale'],
      [262, 'Grad Mostar', 17_500, grants],
      [75, 'Hotel Neretva', 2_500, 'Bez posebne namjene'],
    ],
  },
  {
    bank: 'bihac',
    gifts: [
      [575, 'Grad Bihać', 14_000, 'Za prve poslove mladih'],
      [288, 'Grad Bihać', 16_000, 'Za prve poslove mladih'],
      [190, 'Rafting klub Una', 1_800, 'Za turizam na rijeci'],
      [61, 'Razvojna agencija USK', 20_000, 'Za plave grantove'],
    ],
  },
  {
    bank: 'prijedor',
    gifts: [
      [600, 'Grad Prijedor', 13_000, grants],
      [395, 'Zadruga Potkozarje', 2_000, 'Za sela'],
      [270, 'Grad Prijedor', 15_000, grants],
      [88, 'Mesna industrija Kozara', 4_000, 'Za sela'],
    ],
  },
  {
    bank: 'gorazde',
    gifts: [
      [520, 'Grad Goražde', 9_000, grants],
      [283, 'Grad Goražde', 10_000, grants],
      [110, 'Kajak klub Drina', 900, 'Za stazu uz Drinu'],
    ],
  },
];
