import { texts } from './catalogue.ts';

/** Writing an application: the desk around the sections, saving, checking, submitting. */
export const applicationsTexts = texts({
  mine: { bhs: 'Moje prijave', en: 'My applications' },
  toMine: { bhs: 'Nazad na moje prijave', en: 'Back to my applications' },
  toDashboard: { bhs: 'Nazad u svoj prostor', en: 'Back to your space' },
  deadline: { bhs: 'rok {{date}}', en: 'closes {{date}}' },
  look: { bhs: 'Otvori', en: 'Open' },
  emptyTitle: { bhs: 'Još nemaš prijavu.', en: 'You have no application yet.' },
  emptyText: {
    bhs: 'Odaberi otvoren poziv i počni nacrt. Sve se čuva samo.',
    en: 'Choose an open call and start a draft. Everything saves itself.',
  },
  failedText: {
    bhs: 'Ništa nije izgubljeno. Provjeri vezu pa pokušaj ponovo.',
    en: 'Nothing is lost. Check the connection and try again.',
  },
  opening: { bhs: 'Otvaram prijavu…', en: 'Opening the application…' },
  callClosedTitle: { bhs: 'Ovaj poziv nije otvoren.', en: 'This call is not open.' },
  callClosedText: {
    bhs: 'Nova prijava se može početi dok je poziv otvoren. Pogledaj koji su otvoreni sada.',
    en: 'A new application can be started while the call is open. See which are open now.',
  },
  tooManyTitle: { bhs: 'Previše nacrta odjednom.', en: 'Too many drafts at a time.' },
  missingTitle: { bhs: 'Ove prijave nema.', en: 'There is no such application.' },
  missingText: {
    bhs: 'Ili je obrisana, ili nisi u njenom timu. Tvoje prijave su na spisku.',
    en: 'Either it was deleted or you’re not in its team. Yours are in the list.',
  },
  lookOnlyTitle: { bhs: 'Ovu prijavu možeš samo čitati.', en: 'You can only read this one.' },
  lookOnlyText: {
    bhs: 'Piše je tim. Ono što smiješ vidjeti stoji na njenoj stranici.',
    en: 'Its team writes it. What you may see is on its page.',
  },

  sections: { bhs: 'Cjeline prijave', en: 'Sections of the application' },
  sectionOf: { bhs: '{{n}}. od {{total}}', en: '{{n}} of {{total}}' },
  stateClosed: { bhs: 'zatvoreno', en: 'closed' },
  between: { bhs: 'Prethodna i sljedeća cjelina', en: 'Previous and next section' },
  previous: { bhs: 'Prethodna cjelina: {{name}}', en: 'Previous section: {{name}}' },
  next: { bhs: 'Sljedeća cjelina: {{name}}', en: 'Next section: {{name}}' },
  preview: { bhs: 'Pregled prijave', en: 'Preview' },
  storySteps: { bhs: 'Napiši je u pet koraka', en: 'Write it in five steps' },
  skills: { bhs: 'Šta ko nauči u projektu', en: 'What everybody learns in the project' },
  steps: { bhs: 'Naredni koraci', en: 'Next steps' },
  waySkills: { bhs: 'Vještine', en: 'Skills' },
  wayStory: { bhs: 'Priča u pet koraka', en: 'Story in five steps' },
  company: { bhs: 'Sada u prijavi: {{names}}', en: 'In the application now: {{names}}' },
  visitors: { bhs: 'Ovdje sada: {{names}}', en: 'Here now: {{names}}' },
  withYou: { bhs: 's tobom ovdje: {{names}}', en: 'here with you: {{names}}' },
  history: { bhs: 'Historija izmjena', en: 'History of changes' },
  check: { bhs: 'Provjeri i pošalji', en: 'Check and send' },
  helpLabel: { bhs: 'Savjeti i kontakt', en: 'Advice and contact' },
  example: { bhs: 'Primjer: {{title}}', en: 'Example: {{title}}' },
  inNewTab: { bhs: 'otvara se u novoj kartici', en: 'opens in a new tab' },
  contact: { bhs: 'Za pitanja o pozivu', en: 'Questions about the call' },
  writeTo: { bhs: 'Piši: {{name}}', en: 'Write to {{name}}' },

  offlineNote: {
    bhs: 'Piši dalje: sve stoji na ovom uređaju i poslat ćemo ga čim se veza vrati.',
    en: 'Write on: everything stays on this device and goes out when the connection returns.',
  },
  atRisk: {
    bhs: 'Nema veze, a ovaj uređaj ne dopušta čuvanje. Ne zatvaraj stranicu dok se veza ne vrati.',
    en: 'No connection, and this device won’t keep anything. Keep this page open until the connection returns.',
  },
  refusedNote: {
    bhs: 'Ovako se ne može sačuvati. Tekst stoji na ovom uređaju; popravi ga i sačuvat će se sam:',
    en: 'This can’t be saved as it is. The text stays on this device; fix it and it saves itself:',
  },
  gone: {
    bhs: 'U ovoj prijavi više ne možeš pisati. Što nije sačuvano, ostaje na ovom uređaju.',
    en: 'You can’t write in this application any more. What isn’t saved stays on this device.',
  },
  restoredBy: {
    bhs: 'Vraćeno je ranije stanje ({{name}}).',
    en: 'An earlier state was brought back ({{name}}).',
  },

  clashTitle: {
    bhs: 'Dvije izmjene istog polja: {{field}}',
    en: 'Two changes to the same field: {{field}}',
  },
  clashText: {
    bhs: 'Ništa nije izgubljeno. Odaberi šta ostaje.',
    en: 'Nothing is lost. Choose what stays.',
  },
  clashMine: { bhs: 'Tvoja verzija', en: 'Your version' },
  clashTheirs: { bhs: 'Verzija: {{name}}', en: 'Version: {{name}}' },
  clashOwn: { bhs: 'ti, na drugom mjestu', en: 'you, elsewhere' },
  clashSomebody: { bhs: 'neko iz tima', en: 'a teammate' },
  clashKeepMine: { bhs: 'Ostavi moju', en: 'Keep mine' },
  clashTakeTheirs: { bhs: 'Uzmi njihovu', en: 'Take theirs' },
  clashBoth: { bhs: 'Zadrži obje', en: 'Keep both' },
  clashElsewhere: { bhs: 'Čeka tvoju odluku:', en: 'Waiting for you to decide:' },
  waiting: {
    bhs: 'Neko iz tima je ovo upravo promijenio. Vidjet ćeš kad izađeš iz polja.',
    en: 'A teammate just changed this. You’ll see it when you leave the field.',
  },

  statusSubmitted: {
    bhs: 'Prijava je poslana i odbor čita poslanu verziju. Što se sada promijeni, ostaje u nacrtu i ide odboru samo ako prijavu vrati na doradu.',
    en: 'The application is in and the board reads the version that was sent. What changes now stays in the draft and reaches the board only if it asks for changes.',
  },
  statusPending: {
    bhs: 'Odbor traži doradu. Otvorene su samo ove cjeline:',
    en: 'The board asks for changes. Only these sections are open:',
  },
  statusPendingNone: {
    bhs: 'Odbor traži doradu.',
    en: 'The board asks for changes.',
  },
  returnReason: { bhs: 'Odbor kaže:', en: 'The board says:' },
  sectionClosed: {
    bhs: 'Ova cjelina je zatvorena: odbor u njoj ne traži izmjene.',
    en: 'This section is closed: the board asks for no changes here.',
  },
  readOnly: {
    bhs: 'Ova prijava se više ne mijenja: {{status}}.',
    en: 'This application no longer changes: {{status}}.',
  },
  callOver: {
    bhs: 'Poziv je zatvoren. Nacrt ostaje tvoj, ali se više ne može poslati.',
    en: 'The call is closed. The draft stays yours but can no longer be sent.',
  },
  applyAgain: { bhs: 'Prijavi ponovo', en: 'Apply again' },
  nothingHere: { bhs: 'Nije upisano.', en: 'Not written.' },

  reviewLeft_one: { bhs: 'Fali još {{count}} stvar.', en: '{{count}} thing is missing.' },
  reviewLeft_few: { bhs: 'Fale još {{count}} stvari.', en: '{{count}} things are missing.' },
  reviewLeft_other: { bhs: 'Fali još {{count}} stvari.', en: '{{count}} things are missing.' },
  reviewReady: {
    bhs: 'Sve je na svom mjestu. Pročitaj još jednom pa pošalji.',
    en: 'Everything is in place. Read it once more, then send it.',
  },
  reviewLeftText: {
    bhs: 'Klik vodi pravo na polje. Nacrt je sačuvan i ovakav.',
    en: 'A click takes you to the field. The draft is saved as it is.',
  },
  submit: { bhs: 'Pošalji prijavu', en: 'Send the application' },
  sendTitle: { bhs: 'Poslati prijavu?', en: 'Send the application?' },
  sendText: {
    bhs: 'Odbor čita ovo što sada šalješ. Izmjene poslije slanja idu odboru samo ako vrati prijavu na doradu.',
    en: 'The board reads what you send now. Later changes reach it only if it asks for changes.',
  },
  sendCall: { bhs: 'Poziv', en: 'Call' },
  sendLater: { bhs: 'Ne još', en: 'Not yet' },
  submitMissing_one: {
    bhs: 'Nije poslano: fali još {{count}} stvar.',
    en: 'Not sent: {{count}} thing is missing.',
  },
  submitMissing_few: {
    bhs: 'Nije poslano: fale još {{count}} stvari.',
    en: 'Not sent: {{count}} things are missing.',
  },
  submitMissing_other: {
    bhs: 'Nije poslano: fali još {{count}} stvari.',
    en: 'Not sent: {{count}} things are missing.',
  },
  submitUnsaved: {
    bhs: 'Nije poslano: posljednje izmjene još nisu sačuvane. Sačekaj da se veza vrati pa pošalji.',
    en: 'Not sent: your last changes aren’t saved yet. Wait for the connection, then send.',
  },
  submitStale: {
    bhs: 'Nije poslano: u međuvremenu je stigla izmjena ({{name}}). Pogledaj je pa pošalji.',
    en: 'Not sent: {{name}} changed something in the meantime. Have a look, then send.',
  },
  submitFailed: {
    bhs: 'Nije poslano. Ništa nije izgubljeno; pokušaj ponovo.',
    en: 'Not sent. Nothing is lost; try again.',
  },
  submitByOwner: {
    bhs: 'Prijavu šalje osoba koja je vodi: {{name}}. Ti možeš sve ostalo.',
    en: '{{name}} leads the application and sends it. You can do everything else.',
  },
  sentTitle: { bhs: 'Prijava je poslana.', en: 'The application is in.' },
  sentText: {
    bhs: 'Potvrda ti je u pošti. {{next}} Javit ćemo čim se nešto pomjeri.',
    en: 'A confirmation is in your mail. {{next}} We’ll tell you as soon as anything moves.',
  },
  sentLook: { bhs: 'Pogledaj prijavu', en: 'See the application' },
});
