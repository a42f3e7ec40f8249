import { texts } from './catalogue.ts';

/** The Sustainable Development Goals by their short names; `goal` stands before their number. */
export const sdgTexts = texts({
  goal: { bhs: 'Cilj {{n}}', en: 'Goal {{n}}' },
  1: { bhs: 'Svijet bez siromaštva', en: 'No poverty' },
  2: { bhs: 'Svijet bez gladi', en: 'Zero hunger' },
  3: { bhs: 'Zdravlje i blagostanje', en: 'Good health and well-being' },
  4: { bhs: 'Kvalitetno obrazovanje', en: 'Quality education' },
  5: { bhs: 'Rodna ravnopravnost', en: 'Gender equality' },
  6: { bhs: 'Čista voda i sanitarni uslovi', en: 'Clean water and sanitation' },
  7: { bhs: 'Pristupačna i čista energija', en: 'Affordable and clean energy' },
  8: { bhs: 'Dostojanstven rad i ekonomski rast', en: 'Decent work and economic growth' },
  9: {
    bhs: 'Industrija, inovacije i infrastruktura',
    en: 'Industry, innovation and infrastructure',
  },
  10: { bhs: 'Smanjenje nejednakosti', en: 'Reduced inequalities' },
  11: { bhs: 'Održivi gradovi i zajednice', en: 'Sustainable cities and communities' },
  12: {
    bhs: 'Odgovorna potrošnja i proizvodnja',
    en: 'Responsible consumption and production',
  },
  13: { bhs: 'Klimatske akcije', en: 'Climate action' },
  14: { bhs: 'Život pod vodom', en: 'Life below water' },
  15: { bhs: 'Život na zemlji', en: 'Life on land' },
  16: { bhs: 'Mir, pravda i snažne institucije', en: 'Peace, justice and strong institutions' },
  17: { bhs: 'Partnerstvom do ciljeva', en: 'Partnerships for the goals' },
});
