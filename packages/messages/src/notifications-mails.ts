import { texts } from './catalogue.ts';

export const notificationsMailsTexts = texts({
  somebody: { bhs: 'Neko', en: 'Somebody' },
  open: { bhs: 'Pogledaj', en: 'Have a look' },
  openAll: { bhs: 'Otvori obavještenja', en: 'Open notifications' },
  settings: { bhs: 'Podesi šta i kada stiže', en: 'Choose what comes, and when' },
  reason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer je u tvojim postavkama uključeno da ovo stiže i na e-mail. Tamo to možeš i isključiti.',
    en: '{{brand}} sends you this because your settings say that this comes by e-mail too. You can turn it off there.',
  },
  digestSubject_one: { bhs: '{{count}} novo obavještenje', en: '{{count}} new notification' },
  digestSubject_few: { bhs: '{{count}} nova obavještenja', en: '{{count}} new notifications' },
  digestSubject_other: { bhs: '{{count}} novih obavještenja', en: '{{count}} new notifications' },
  digestTitle: { bhs: 'Šta je novo', en: 'What’s new' },
  digestText: {
    bhs: 'Ovo je stiglo od prošlog sažetka i još nije pročitano.',
    en: 'This has come in since the last digest, and is still unread.',
  },
  digestMore_one: { bhs: 'i još {{count}} obavještenje', en: 'and {{count}} more' },
  digestMore_few: { bhs: 'i još {{count}} obavještenja', en: 'and {{count}} more' },
  digestMore_other: { bhs: 'i još {{count}} obavještenja', en: 'and {{count}} more' },
  digestReason: {
    bhs: 'Ovaj sažetak ti šalje {{brand}} jer je uključen u tvojim postavkama. Tamo ga možeš i isključiti.',
    en: '{{brand}} sends you this digest because it is on in your settings. You can turn it off there.',
  },
});
