import { texts } from './catalogue.ts';

export const timeTexts = texts({
  justNow: { bhs: 'upravo sada', en: 'just now' },
  minutesAgo_one: { bhs: 'prije {{count}} minutu', en: '{{count}} minute ago' },
  minutesAgo_few: { bhs: 'prije {{count}} minute', en: '{{count}} minutes ago' },
  minutesAgo_other: { bhs: 'prije {{count}} minuta', en: '{{count}} minutes ago' },
  hoursAgo_one: { bhs: 'prije {{count}} sat', en: '{{count}} hour ago' },
  hoursAgo_few: { bhs: 'prije {{count}} sata', en: '{{count}} hours ago' },
  hoursAgo_other: { bhs: 'prije {{count}} sati', en: '{{count}} hours ago' },
  yesterday: { bhs: 'jučer', en: 'yesterday' },
  daysAgo_one: { bhs: 'prije {{count}} dan', en: '{{count}} day ago' },
  daysAgo_few: { bhs: 'prije {{count}} dana', en: '{{count}} days ago' },
  daysAgo_other: { bhs: 'prije {{count}} dana', en: '{{count}} days ago' },
  daysLeft_one: { bhs: 'još {{count}} dan', en: '{{count}} day left' },
  daysLeft_few: { bhs: 'još {{count}} dana', en: '{{count}} days left' },
  daysLeft_other: { bhs: 'još {{count}} dana', en: '{{count}} days left' },
  hoursLeft_one: { bhs: 'još {{count}} sat', en: '{{count}} hour left' },
  hoursLeft_few: { bhs: 'još {{count}} sata', en: '{{count}} hours left' },
  hoursLeft_other: { bhs: 'još {{count}} sati', en: '{{count}} hours left' },
  minutesLeft_one: { bhs: 'još {{count}} minuta', en: '{{count}} minute left' },
  minutesLeft_few: { bhs: 'još {{count}} minute', en: '{{count}} minutes left' },
  minutesLeft_other: { bhs: 'još {{count}} minuta', en: '{{count}} minutes left' },
});
