import { bihac } from './calls/bihac.data.ts';
import { gorazde } from './calls/gorazde.data.ts';
import { mostar } from './calls/mostar.data.ts';
import { prijedor } from './calls/prijedor.data.ts';
import { tuzla } from './calls/tuzla.data.ts';
import { zenica } from './calls/zenica.data.ts';

export const demoCalls = [...tuzla, ...bihac, ...zenica, ...mostar, ...prijedor, ...gorazde];

export const demoConditions = {
  eligible: [
    { bhs: 'Neformalne grupe mladih', en: 'Informal groups of young people' },
    {
      bhs: 'Pojedinci s idejom, tim se može okupiti kasnije',
      en: 'Individuals with an idea; the team can gather later',
    },
    { bhs: 'Maloljetni uz saglasnost roditelja', en: 'Minors with their parents’ consent' },
  ],
  notEligible: [
    { bhs: 'Političke stranke i njihovi podmladci', en: 'Political parties and their youth wings' },
    {
      bhs: 'Troškovi nastali prije potpisa ugovora',
      en: 'Costs from before the contract is signed',
    },
    {
      bhs: 'Tim koji već vodi projekat iz ovog poziva',
      en: 'A team that already runs a project from this call',
    },
  ],
  faq: [
    {
      question: {
        bhs: 'Može li se oprema kupiti pa poslije posuđivati?',
        en: 'Can we buy equipment and lend it afterwards?',
      },
      answer: {
        bhs: 'Može, ako u prijavi piše ko je čuva i kako se posuđuje. Oprema ostaje u vlasništvu partnera projekta, najčešće doma mladih ili mjesne zajednice.',
        en: 'Yes, if the application says who keeps it and how it is lent. The equipment belongs to the project’s partner, usually a youth centre or the local community.',
      },
    },
    {
      question: {
        bhs: 'Šta ako se u kampanji ne skupi sav novac?',
        en: 'What if the campaign doesn’t raise everything?',
      },
      answer: {
        bhs: 'Ako kampanja pređe minimum, projekat kreće s manjim budžetom. Ako ne pređe, odbor može dati drugi krug.',
        en: 'If the campaign passes its minimum, the project starts with a smaller budget. If not, the board may give it a second round.',
      },
    },
    {
      question: {
        bhs: 'Može li jedna osoba biti u dva tima?',
        en: 'Can one person be in two teams?',
      },
      answer: {
        bhs: 'Može, ali voditi smije samo jednu prijavu.',
        en: 'Yes, but they may lead only one application.',
      },
    },
  ],
} as const;
