import { texts } from '../catalogue.ts';

/** What admins are told of pages that they scheduled. */
export const pagesNotices = texts({
  pagePublishedTitle: { bhs: 'Stranica je objavljena', en: 'Your page is published' },
  pagePublishedMessage: {
    bhs: 'Zakazane izmjene stranice „{{title}}“ sada svi vide.',
    en: 'Everybody sees the changes that you scheduled for “{{title}}” now.',
  },
  pageStoppedTitle: { bhs: 'Zakazana objava je zaustavljena', en: 'Scheduled publishing stopped' },
  pageStoppedMessage: {
    bhs: 'Na stranici „{{title}}“ je u međuvremenu objavljeno nešto drugo. Tvoje izmjene nisu izgubljene: čekaju u nacrtu, izaberi šta ostaje.',
    en: 'Something else has been published on “{{title}}” meanwhile. Your changes are not lost: they wait in the draft, choose what stays.',
  },
  pageUnscheduledTitle: {
    bhs: 'Zakazana objava je otkazana',
    en: 'Scheduled publishing cancelled',
  },
  pageUnscheduledMessage: {
    bhs: '{{name}} otkazuje objavu stranice „{{title}}“ koja je bila zakazana.',
    en: '{{name}} has cancelled the publishing of “{{title}}” that you scheduled.',
  },
  pageRescheduledTitle: { bhs: 'Objava ima drugo vrijeme', en: 'Publishing has another time' },
  pageRescheduledMessage: {
    bhs: '{{name}} zakazuje objavu stranice „{{title}}“ iznova. Novo vrijeme: {{moment}}',
    en: '{{name}} has rescheduled “{{title}}”. It appears on {{moment}}.',
  },
  pagePublishedEarlierTitle: { bhs: 'Stranica je objavljena ranije', en: 'Published earlier' },
  pagePublishedEarlierMessage: {
    bhs: '{{name}} objavljuje stranicu „{{title}}“ prije zakazanog vremena.',
    en: '{{name}} has published “{{title}}” before the time that you scheduled.',
  },
});
