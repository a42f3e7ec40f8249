import { texts } from './catalogue.ts';

export const landingTexts = texts({
  description: {
    bhs: 'Mjesto gdje mladi u Bosni i Hercegovini dobiju prvi novac za svoju ideju.',
    en: 'Where young people in Bosnia and Herzegovina get the first money for their idea.',
  },
  heroTitle: { bhs: 'Imaš ideju. Daj joj zamah.', en: 'You have an idea. Give it momentum.' },
  heroLead: {
    bhs: 'Omladinske banke daju prvi novac, a mladi iz tvog grada odlučuju kome. Sve što ti treba da od zamisli stigneš do otvaranja, na jednom mjestu.',
    en: 'Youth banks give the first money, and young people from your town decide who gets it. All you need to get from a thought to an opening, in one place.',
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
  statMillions: { bhs: '{{amount}} mil. KM', en: '{{amount}}M KM' },
  onThisPage: { bhs: 'Na ovoj stranici', en: 'On this page' },
  why: { bhs: 'ZAŠTO', en: 'WHY' },
  how: { bhs: 'KAKO', en: 'HOW' },
  what: { bhs: 'ŠTA', en: 'WHAT' },
  whyTitle: {
    bhs: 'Dobra ideja ne mora čekati da odrasteš.',
    en: 'A good idea needn’t wait until you grow up.',
  },
  whyLead: {
    bhs: 'U svakom gradu neko zna šta fali. Najčešće nedostaju tri stvari: novac, povjerenje i neko ko je taj put već prešao.',
    en: 'In every town somebody knows what’s missing. Mostly three things are lacking: money, trust, and somebody who has walked the road before.',
  },
  whyLink: { bhs: 'Projekti koji upravo skupljaju', en: 'Projects raising money right now' },
  reasonMoney: {
    bhs: 'Prvi novac, bez veza i poznanstava',
    en: 'First money, no connections needed',
  },
  reasonMoneyText: {
    bhs: 'Pozivi su javni i uslovi isti za sve.',
    en: 'Calls are public and the rules are the same for all.',
  },
  reasonMoneyNow: {
    bhs: 'Otvoreni pozivi sada daju {{range}} po projektu.',
    en: 'The calls open now give {{range}} per project.',
  },
  reasonPeers: { bhs: 'Odlučuju tvoji vršnjaci', en: 'Your peers decide' },
  reasonPeersText: {
    bhs: 'Odbor čine mladi iz tvoje općine. Kriteriji su javni, a odbijena prijava dobije obrazloženje.',
    en: 'The board is young people from your municipality. The criteria are public, and a rejected application is told why.',
  },
  reasonProof: { bhs: 'Ono što uradiš ostaje tvoje', en: 'What you do stays yours' },
  reasonProofText: {
    bhs: 'Stranica projekta ostaje javna: šta je obećano, koliko je skupljeno i dokle se stiglo.',
    en: 'The project’s page stays public: what was promised, how much was raised, and how far it has come.',
  },
  howTitle: {
    bhs: 'Svaki korak je veći od prethodnog.',
    en: 'Each step is bigger than the one before.',
  },
  howLead: {
    bhs: 'Pet koraka od prve rečenice do otvaranja.',
    en: 'Five steps from the first sentence to the opening.',
  },
  stepTeam: { bhs: 'Okupi tim', en: 'Gather a team' },
  stepTeamText: {
    bhs: 'Ko smije u tim, piše u pozivu. Ideja može stati u jednu rečenicu.',
    en: 'The call says who can be in it. The idea can fit into one sentence.',
  },
  stepCanvas: { bhs: 'Napiši prijavu', en: 'Write the application' },
  stepCanvasText: {
    bhs: 'Devet kratkih cjelina. Piše cijeli tim, a sve se čuva samo.',
    en: 'Nine short sections. The whole team writes; everything saves itself.',
  },
  stepBoard: { bhs: 'Odbor odlučuje', en: 'The board decides' },
  stepBoardText: {
    bhs: 'Mladi iz tvog grada ocijene prijavu i objave odluku.',
    en: 'Young people from your town score the application and announce the decision.',
  },
  stepCampaign: { bhs: 'Grad se priključi', en: 'The town joins in' },
  stepCampaignText: {
    bhs: 'Kampanja skuplja ostatak: 10 KM od komšinice vrijedi koliko i pečat.',
    en: 'A campaign raises the rest: 10 KM from a neighbour is worth as much as a stamp.',
  },
  stepOpen: { bhs: 'Otvori vrata', en: 'Open the doors' },
  stepOpenText: {
    bhs: 'Projekat živi, a na njegovoj stranici ostaje sve što je obećano.',
    en: 'The project lives, and its page keeps all that was promised.',
  },
  doorsTitle: { bhs: 'Dvoja vrata, jedan nalog.', en: 'Two doors, one account.' },
  doorBanks: { bhs: 'Omladinske banke', en: 'Youth banks' },
  doorBanks1: { bhs: 'Pozivi u tvojoj općini', en: 'Calls in your municipality' },
  doorBanks2: { bhs: 'Prijava koju piše cijeli tim', en: 'An application the whole team writes' },
  doorBanks3: { bhs: 'Kampanja za ostatak', en: 'A campaign for the rest' },
  doorBanks4: { bhs: 'Odluke za sve u isto vrijeme', en: 'Decisions for everybody at once' },
  doorBanksGo: { bhs: 'Pogledaj banke', en: 'See the banks' },
  doorCareer: { bhs: 'Tvoj prostor', en: 'Your space' },
  doorCareer1: { bhs: 'Tvoje prijave i rokovi', en: 'Your applications and deadlines' },
  doorCareer2: { bhs: 'Šta je sljedeće na redu', en: 'What comes next' },
  doorCareer3: { bhs: 'Obavještenja na tvom jeziku', en: 'Notifications in your language' },
  doorCareer4: { bhs: 'Jedan nalog za sve', en: 'One account for everything' },
  doorCareerGo: { bhs: 'Otvori svoj prostor', en: 'Open your space' },
  lastTitle: {
    bhs: 'Mostu fali još jedan kamen. Tvoj.',
    en: 'The bridge is one stone short. Yours.',
  },
  lastLead_one: {
    bhs: 'Trenutno je otvoren {{count}} poziv. Nacrt možeš početi večeras i završiti kad se tim okupi.',
    en: '{{count}} call is open right now. Start a draft tonight and finish when the team is together.',
  },
  lastLead_few: {
    bhs: 'Trenutno su otvorena {{count}} poziva. Nacrt možeš početi večeras i završiti kad se tim okupi.',
    en: '{{count}} calls are open right now. Start a draft tonight and finish when the team is together.',
  },
  lastLead_other: {
    bhs: 'Trenutno je otvoreno {{count}} poziva. Nacrt možeš početi večeras i završiti kad se tim okupi.',
    en: '{{count}} calls are open right now. Start a draft tonight and finish when the team is together.',
  },
  lastLeadNone: {
    bhs: 'Trenutno nijedan poziv nije otvoren. Okupi tim i budi među prvima kad se otvori.',
    en: 'No call is open right now. Gather a team and be ready when one opens.',
  },
  lastStart: { bhs: 'Otvori nalog', en: 'Create an account' },
  lastHave: { bhs: 'Već imaš nalog?', en: 'Have an account already?' },
  lastSignIn: { bhs: 'Uđi', en: 'Sign in' },
});
