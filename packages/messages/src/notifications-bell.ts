import { texts } from './catalogue.ts';

export const notificationsBellTexts = texts({
  bellUnread_one: { bhs: 'Obavještenja, {{count}} novo', en: 'Notifications, {{count}} new' },
  bellUnread_few: { bhs: 'Obavještenja, {{count}} nova', en: 'Notifications, {{count}} new' },
  bellUnread_other: { bhs: 'Obavještenja, {{count}} novih', en: 'Notifications, {{count}} new' },
  markAll: { bhs: 'Označi sve kao pročitano', en: 'Mark all as read' },
  isNew: { bhs: 'novo', en: 'new' },
  loading: { bhs: 'Učitavam obavještenja', en: 'Loading notifications' },
  emptyTitle: { bhs: 'Mirno je.', en: 'All quiet.' },
  emptyText: {
    bhs: 'Ovdje stiže sve što se tiče tebe i tvojih prijava.',
    en: 'Whatever concerns you and your applications arrives here.',
  },
  failed: { bhs: 'Obavještenja se nisu učitala.', en: 'The notifications didn’t load.' },
  all: { bhs: 'Sva obavještenja', en: 'All notifications' },
  older: { bhs: 'i još {{count}}', en: 'and {{count}} more' },
});
