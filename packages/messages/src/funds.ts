import { texts } from './catalogue.ts';

/** The money of a bank. */
export const fundsTexts = texts({
  openDataTitle: { bhs: '{{bank}}: dodijeljeni grantovi', en: '{{bank}}: grants' },
  openDataTeam: { bhs: 'Tim projekta „{{title}}“', en: 'Team of “{{title}}”' },
});
