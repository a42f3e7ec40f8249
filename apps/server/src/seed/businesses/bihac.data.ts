import type { BusinessSketch } from '../businesses.ts';
import { short } from './shared.ts';

export const kajak: BusinessSketch = {
  ...short,
  name: 'Kadar s Une',
  sentence: 'Fotografije i kratki snimci spusta niz Unu, gotovi prije nego što se osuše prsluci.',
  municipality: 'Bihać',
  place: 'Štrbački buk, polazište čamaca',
  at: [44.6603, 15.9997],
  cover: 'river',
  industry: 'tourism',
  stage: 'firstCustomers',
  problem: 'Gosti raftinga odu bez ijedne dobre fotografije jer telefon ostane u autu.',
  buyers: [['Gosti tri rafting kluba', 2400, 'Brojevi klubova iz prošle sezone.']],
  solution: 'Snimamo s dvije stijene i šaljemo poveznicu na telefon za sat vremena.',
  value: 'Uspomena koja je tu prije nego što kreneš kući.',
  rivals: [['Fotograf iz kluba', '30 KM', 'Mi imamo i snimak, i to isti dan.']],
  advantage: 'Dogovor sa sva tri kluba.',
  products: [
    ['Paket od 10 fotografija', 'grupa', 35, 2, [0, 0, 0, 12, 30, 60, 95, 90, 40, 8, 0, 0]],
  ],
  costs: [['Najam objektiva', 110, 4]],
  cash: 600,
  people: [['Ena Hadžiabdić', 'fotografkinja', 25, 'Vlastiti aparat.']],
  budget: [
    ['Vodootporno kućište', 2, 640],
    ['Prijenosni računar', 1, 1350],
  ],
  own: 130,
  risks: [['Kišno ljeto', 'medium', 'Snimamo i planinarske ture.']],
};
