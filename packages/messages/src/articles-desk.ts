import { texts } from './catalogue.ts';

/** What a member writes and keeps, and what waits for the editors. */
export const articlesDeskTexts = texts({
  parts: { bhs: 'Tvoji članci i urednički sto', en: 'Your articles and the editors’ desk' },
  mine: { bhs: 'Moji članci', en: 'My articles' },
  kept: { bhs: 'Sačuvano za poslije', en: 'Saved for later' },
  desk: { bhs: 'Čeka urednika', en: 'Waiting for an editor' },
  back: { bhs: 'Svi članci', en: 'All articles' },
  mineLead: {
    bhs: 'Sve što pišeš, samostalno ili s drugima.',
    en: 'Everything you write, alone or with others.',
  },
  keptLead: { bhs: 'Članci kojima se želiš vratiti.', en: 'Articles you want to come back to.' },
  deskLead: {
    bhs: 'Prvi je onaj koji najduže čeka. Pročitaj ga, pa objavi ili vrati uz razlog koji pomaže.',
    en: 'The one that has waited longest comes first. Read it, then publish it or return it with a reason that helps.',
  },
  write: { bhs: 'Napiši članak', en: 'Write an article' },
  none_mine: { bhs: 'Još ništa nije napisano', en: 'Nothing written yet' },
  none_mineText: {
    bhs: 'Počni od nečega što znaš iz prve ruke. Nacrt vide samo oni koji ga pišu i urednici.',
    en: 'Start with something you know first-hand. Only its authors and the editors see a draft.',
  },
  none_kept: { bhs: 'Ništa nije sačuvano', en: 'Nothing saved yet' },
  none_keptText: {
    bhs: 'Pritisni oznaku uz članak i naći ćeš ga ovdje.',
    en: 'Press the bookmark on an article and you’ll find it here.',
  },
  none_desk: { bhs: 'Nijedan članak ne čeka', en: 'Nothing is waiting' },
  none_deskText: {
    bhs: 'Kad neko pošalje članak, stići će ti obavještenje.',
    en: 'When somebody sends an article, you’ll be notified.',
  },
  failed: { bhs: 'Članci se nisu učitali', en: 'The articles didn’t load' },
  loading: { bhs: 'Učitavamo članke', en: 'Loading the articles' },
  loadMore: { bhs: 'Još članaka', en: 'More articles' },
  savedAt: { bhs: 'sačuvano', en: 'saved' },
  sentAt: { bhs: 'poslano', en: 'sent' },
  inEnglish: { bhs: 'na engleskom', en: 'in English' },
  inBosnian: { bhs: 'na bosanskom', en: 'in Bosnian' },
  invited: { bhs: 'Poziv među autore', en: 'You’re invited to write together' },
  comments: { bhs: 'Dojavljeni komentari', en: 'Reported comments' },
  commentsNone: {
    bhs: 'Niko nije dojavio nijedan komentar.',
    en: 'Nobody has reported a comment.',
  },
  commentOn: { bhs: 'Uz članak', en: 'On' },
  hide: { bhs: 'Sakrij komentar', en: 'Hide the comment' },
  leave: { bhs: 'Zadrži komentar', en: 'Keep the comment' },
  hidden: { bhs: 'Komentar je sakriven.', en: 'The comment is hidden.' },
  left: { bhs: 'Komentar ostaje.', en: 'The comment stays.' },
});
