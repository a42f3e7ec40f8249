import { texts } from './catalogue.ts';

export const notificationsNewsTexts = texts({
  markAll: { bhs: 'Označi sve kao pročitano', en: 'Mark all as read' },
  kinds: { bhs: 'Vrsta obavještenja', en: 'Kind of notification' },
  all: { bhs: 'Sve', en: 'All' },
  newOnes_one: { bhs: '{{count}} novo', en: '{{count}} new' },
  newOnes_few: { bhs: '{{count}} nova', en: '{{count}} new' },
  newOnes_other: { bhs: '{{count}} novih', en: '{{count}} new' },
  unreadOnly: { bhs: 'Samo nepročitana', en: 'Unread only' },
  choose: { bhs: 'Podesi šta stiže', en: 'Choose what comes' },
  chooseTitle: { bhs: 'Previše ili premalo?', en: 'Too much, or too little?' },
  chooseText: {
    bhs: 'Odluči šta stiže na e-mail, šta u aplikaciju i kada želiš mir.',
    en: 'Decide what comes in the app, what by e-mail, and when you want quiet.',
  },
  today: { bhs: 'Danas', en: 'Today' },
  yesterday: { bhs: 'Jučer', en: 'Yesterday' },
  earlier: { bhs: 'Ranije', en: 'Earlier' },
  isNew: { bhs: 'novo', en: 'new' },
  showOlder: { bhs: 'Prikaži još {{count}}', en: 'Show {{count}} more' },
  hideOlder: { bhs: 'Sakrij starija', en: 'Hide the older ones' },
  markRead: { bhs: 'Označi kao pročitano', en: 'Mark as read' },
  markUnread: { bhs: 'Označi kao nepročitano', en: 'Mark as unread' },
  removed_one: { bhs: 'Obavještenje je uklonjeno.', en: 'The notification is removed.' },
  removed_few: {
    bhs: 'Uklonjena su {{count}} obavještenja.',
    en: '{{count}} notifications are removed.',
  },
  removed_other: {
    bhs: 'Uklonjeno je {{count}} obavještenja.',
    en: '{{count}} notifications are removed.',
  },
  refused: {
    bhs: 'Nije uspjelo. Vratili smo kako je bilo.',
    en: 'That didn’t work. It’s as it was before.',
  },
  arrived_one: {
    bhs: 'Stiglo je {{count}} novo obavještenje.',
    en: '{{count}} new notification has arrived.',
  },
  arrived_few: {
    bhs: 'Stigla su {{count}} nova obavještenja.',
    en: '{{count}} new notifications have arrived.',
  },
  arrived_other: {
    bhs: 'Stiglo je {{count}} novih obavještenja.',
    en: '{{count}} new notifications have arrived.',
  },
  failedTitle: { bhs: 'Obavještenja se nisu učitala', en: 'The notifications didn’t load' },
  failedText: {
    bhs: 'Ništa nije izgubljeno. Provjeri vezu i pokušaj ponovo.',
    en: 'Nothing is lost. Check the connection and try again.',
  },
  quietTitle: { bhs: 'Mirno je.', en: 'All quiet.' },
  quietText: {
    bhs: 'Kad se nešto pomjeri u prijavi, timu ili mreži, bit će ovdje.',
    en: 'When something moves in an application, a team or your network, it will be here.',
  },
  allReadTitle: { bhs: 'Sve je pročitano', en: 'Everything is read' },
  emptyTitle: { bhs: 'Ovdje još nema ničega', en: 'Nothing here yet' },
  emptyTeams: {
    bhs: 'Pozivnice u tim, odgovori na njih i izmjene u zajedničkim prijavama.',
    en: 'Invitations to teams, answers to them, and changes to shared applications.',
  },
  emptyApplications: {
    bhs: 'Svaki korak tvojih prijava, od slanja do ugovora.',
    en: 'Each step of your applications, from submitting to the contract.',
  },
  emptyDonations: {
    bhs: 'Kad neko podrži tvoj projekat, ovdje piše koliko.',
    en: 'When somebody supports your project, you’ll see here how much they gave.',
  },
  emptyMentors: {
    bhs: 'Odgovori mentora na tvoja pitanja.',
    en: 'Mentors’ answers to your questions.',
  },
  emptyNetwork: {
    bhs: 'Zahtjevi za povezivanje, spominjanja i komentari.',
    en: 'Connection requests, mentions and comments.',
  },
});
