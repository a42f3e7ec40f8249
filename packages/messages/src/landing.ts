import { texts } from './catalogue.ts';

/** The landing page. */
export const landingTexts = texts({
  description: {
    bhs: 'Mjesto gdje mladi u Bosni i Hercegovini dobiju prvi novac za ideju i prvi posao u struci.',
    en: 'Where young people in Bosnia and Herzegovina get first money for an idea and a first job in their field.',
  },
  heroTitle: { bhs: 'Imaš ideju. Daj joj zamah.', en: 'You have an idea. Set it swinging.' },
  heroLead: {
    bhs: 'Omladinske banke daju prvi novac, a ekipa iz tvog grada prvi glas. Sve što ti treba da od zamisli stigneš do otvaranja, na jednom mjestu.',
    en: 'Youth banks give the first money, and young people from your town the first vote. All you need to get from a thought to an opening, in one place.',
  },
  heroStart: { bhs: 'Pokreni svoju ideju', en: 'Start your idea' },
  openCalls: { bhs: 'Otvoreni pozivi', en: 'Open calls' },
  statUsers: { bhs: '10.000+', en: '10,000+' },
  statUsersLabel: { bhs: 'korisnika', en: 'users' },
  statProjects: { bhs: '500+', en: '500+' },
  statProjectsLabel: { bhs: 'projekata', en: 'projects' },
  statInvested: { bhs: '2,5 mil. KM', en: '2.5M KM' },
  statInvestedLabel: { bhs: 'investirano', en: 'invested' },
  statPartners: { bhs: '50+', en: '50+' },
  statPartnersLabel: { bhs: 'partnera', en: 'partners' },
  onThisPage: { bhs: 'Na ovoj stranici', en: 'On this page' },
  why: { bhs: 'ZAŠTO', en: 'WHY' },
  how: { bhs: 'KAKO', en: 'HOW' },
  what: { bhs: 'ŠTA', en: 'WHAT' },
  whyTitle: {
    bhs: 'Dobra ideja ne treba čekati da odrasteš.',
    en: 'A good idea needn’t wait until you grow up.',
  },
  whyLead: {
    bhs: 'U svakom gradu ima ekipa koja zna šta fali. Najčešće joj nedostaju tri stvari: novac, povjerenje i neko ko je taj put već prešao.',
    en: 'Every town has a team that knows what’s missing. Mostly they lack three things: money, trust, and somebody who has walked the road before.',
  },
  whyLink: { bhs: 'Projekti koji upravo skupljaju', en: 'Projects raising money right now' },
  reasonMoney: { bhs: 'Prvi novac, bez veze i poznanstva', en: 'First money, without connections' },
  reasonMoneyText: {
    bhs: 'Pozivi su javni, uslovi isti za sve, a od 1.000 do 5.000 KM dovoljno je da se krene.',
    en: 'Calls are public, the rules are the same for all, and KM 1,000 to 5,000 is enough to begin.',
  },
  reasonPeers: { bhs: 'Odlučuju tvoji vršnjaci', en: 'Your peers decide' },
  reasonPeersText: {
    bhs: 'Odbor čine mladi iz tvoje općine. Svaka ocjena ima obrazloženje.',
    en: 'The board is young people from your municipality. Every score comes with a reason.',
  },
  reasonProof: { bhs: 'Ono što uradiš ostaje tvoje', en: 'What you do stays yours' },
  reasonProofText: {
    bhs: 'Završen projekat ostaje javno zapisan: šta je ekipa obećala, ko je platio i šta je napravljeno.',
    en: 'A finished project stays on public record: what the team promised, who paid, and what was built.',
  },
  howTitle: {
    bhs: 'Svaki korak je veći od prethodnog.',
    en: 'Each step is bigger than the one before.',
  },
  howLead: {
    bhs: 'Od prve rečenice do otvaranja obično prođe pola godine.',
    en: 'From the first sentence to the opening usually takes half a year.',
  },
  stepTeam: { bhs: 'Okupi ekipu', en: 'Gather a team' },
  stepTeamText: {
    bhs: 'Ljudi između 15 i 30 godina. Ideja može stati u jednu rečenicu.',
    en: 'People aged 15 to 30. The idea can fit into one sentence.',
  },
  stepCanvas: { bhs: 'Ispuni kanvas', en: 'Fill in the canvas' },
  stepCanvasText: {
    bhs: 'Devet kratkih cjelina. Pišete zajedno, sve se čuva samo.',
    en: 'Nine short sections. You write together; everything saves itself.',
  },
  stepBoard: { bhs: 'Odbor odlučuje', en: 'The board decides' },
  stepBoardText: {
    bhs: 'Mladi iz tvog grada boduju prijavu i objave odluku.',
    en: 'Young people from your town score the application and announce the decision.',
  },
  stepCampaign: { bhs: 'Grad se priključi', en: 'The town joins in' },
  stepCampaignText: {
    bhs: 'Kampanja skuplja ostatak: 10 KM od komšinice vrijedi koliko i pečat.',
    en: 'A campaign raises the rest: KM 10 from a neighbour is worth as much as a stamp.',
  },
  stepOpen: { bhs: 'Otvori vrata', en: 'Open the doors' },
  stepOpenText: {
    bhs: 'Projekat živi, a na stranici ostaje sve što je obećano i urađeno.',
    en: 'The project lives, and its page keeps all that was promised and done.',
  },
  doorsTitle: { bhs: 'Dvoja vrata, jedan nalog.', en: 'Two doors, one account.' },
  doorBanks: { bhs: 'Omladinske banke', en: 'Youth banks' },
  doorBanks1: { bhs: 'Pozivi u tvojoj općini', en: 'Calls in your municipality' },
  doorBanks2: { bhs: 'Prijava koju piše cijela ekipa', en: 'An application the whole team writes' },
  doorBanks3: { bhs: 'Kampanja za ostatak novca', en: 'A campaign for the rest of the money' },
  doorBanks4: { bhs: 'Odluka s obrazloženjem', en: 'A decision with its reasons' },
  doorBanksGo: { bhs: 'Uđi u banku', en: 'Enter the bank' },
  doorCareer: { bhs: 'Tvoj prostor', en: 'Your space' },
  doorCareer1: { bhs: 'Tvoje prijave i rokovi', en: 'Your applications and deadlines' },
  doorCareer2: { bhs: 'Šta je sljedeće na redu', en: 'What comes next' },
  doorCareer3: { bhs: 'Obavještenja na tvom jeziku', en: 'Notifications in your language' },
  doorCareer4: { bhs: 'Jedan nalog za sve', en: 'One account for everything' },
  doorCareerGo: { bhs: 'Uđi u svoj prostor', en: 'Enter your space' },
  lastTitle: { bhs: 'Mostu fali još jedan kamen. Tvoj.', en: 'The bridge lacks one stone. Yours.' },
  lastLead_one: {
    bhs: 'Trenutno je otvoren {{count}} poziv. Nacrt možeš početi večeras i završiti kad se ekipa okupi.',
    en: '{{count}} call is open right now. Start a draft tonight and finish when the team is together.',
  },
  lastLead_few: {
    bhs: 'Trenutno su otvorena {{count}} poziva. Nacrt možeš početi večeras i završiti kad se ekipa okupi.',
    en: '{{count}} calls are open right now. Start a draft tonight and finish when the team is together.',
  },
  lastLead_other: {
    bhs: 'Trenutno je otvoreno {{count}} poziva. Nacrt možeš početi večeras i završiti kad se ekipa okupi.',
    en: '{{count}} calls are open right now. Start a draft tonight and finish when the team is together.',
  },
  lastStart: { bhs: 'Otvori nalog', en: 'Open an account' },
});
