import { texts } from './catalogue.ts';

/** Mails with a team's news to donors, and with its answer to who asked. */
export const campaignPagesMailsTexts = texts({
  newsSubject: { bhs: '{{project}}: {{title}}', en: '{{project}}: {{title}}' },
  newsPreview: { bhs: 'Novosti iz projekta koji podržavaš.', en: 'News of a project you support.' },
  newsOf: {
    bhs: 'Piše ti tim projekta „{{project}}“ koji podržavaš.',
    en: 'The team of “{{project}}”, which you support, is writing to you.',
  },
  newsPictures_one: {
    bhs: 'Uz novost je i {{count}} slika na stranici kampanje.',
    en: 'There is {{count}} picture with it on the campaign’s page.',
  },
  newsPictures_few: {
    bhs: 'Uz novost su i {{count}} slike na stranici kampanje.',
    en: 'There are {{count}} pictures with it on the campaign’s page.',
  },
  newsPictures_other: {
    bhs: 'Uz novost je i {{count}} slika na stranici kampanje.',
    en: 'There are {{count}} pictures with it on the campaign’s page.',
  },
  newsSee: { bhs: 'Pogledaj kampanju', en: 'See the campaign' },
  newsStop: { bhs: 'Ne želiš više novosti?', en: 'No more news?' },
  newsStopLink: { bhs: 'Odjavi se ovdje', en: 'Unsubscribe here' },
  newsReason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer je uz donaciju za „{{project}}“ zatraženo da novosti stižu na ovu adresu.',
    en: '{{brand}} sends you this because news was asked for at this address with a donation to “{{project}}”.',
  },
  answerSubject: {
    bhs: 'Odgovor na tvoje pitanje: {{project}}',
    en: 'An answer to your question: {{project}}',
  },
  answerPreview: { bhs: 'Tim je odgovorio.', en: 'The team has answered.' },
  answerTitle: { bhs: 'Tim ti je odgovorio', en: 'The team has answered you' },
  answerSee: { bhs: 'Otvori kampanju', en: 'Open the campaign' },
  answerReason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer je s ovom adresom postavljeno pitanje timu projekta „{{project}}“.',
    en: '{{brand}} sends you this because a question was asked to the team of “{{project}}” with this address.',
  },
});
