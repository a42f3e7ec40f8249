import { texts } from './catalogue.ts';

/** The standard agreement between a youth bank and a team, and what stands around it on paper. */
export const agreementsDocumentTexts = texts({
  name: { bhs: 'Ugovor o grantu', en: 'Grant agreement' },
  kind: { bhs: 'Ugovor o grantu, verzija {{version}}', en: 'Grant agreement, version {{version}}' },
  fileName: { bhs: 'ugovor', en: 'agreement' },
  foot: {
    bhs: '{{title}} · ugovor, verzija {{version}} · stranica {{page}} od {{pages}}',
    en: '{{title}} · agreement, version {{version}} · page {{page}} of {{pages}}',
  },

  subject: { bhs: 'Strane i predmet', en: 'Parties and subject' },
  subject1: {
    bhs: '{{bank}} (dalje: banka) i tim projekta „{{title}}“, u čije ime potpisuje {{owner}} (dalje: tim), dogovaraju grant za taj projekat.',
    en: '{{bank}} (the bank) and the team of the project “{{title}}”, for which {{owner}} signs (the team), agree on a grant for this project.',
  },
  subject2: {
    bhs: 'Projekat je odobren na pozivu „{{call}}“. Prijava onako kako je poslana dio je ovog ugovora.',
    en: 'The project was approved in the call “{{call}}”. The application as submitted is part of this agreement.',
  },
  money: { bhs: 'Novac', en: 'Money' },
  money1: {
    bhs: 'Banka timu daje {{amount}}. Novac se troši samo na stavke budžeta iz ovog ugovora.',
    en: 'The bank gives the team {{amount}}. The money is spent only on the budget lines of this agreement.',
  },
  money2: {
    bhs: 'Stavka se smije premašiti do {{percent}} % bez dozvole, ako se razlika uzme iz druge stavke. Za više od toga tim pita banku prije nego što potroši i uz račun napiše zašto; takav račun vrijedi tek kad ga banka izričito prihvati.',
    en: 'A line may be exceeded by up to {{percent}}% without asking, if the difference is taken from another line. For more than that, the team asks the bank before spending and says why with the receipt; such a receipt holds only once the bank accepts it expressly.',
  },
  money3: {
    bhs: 'Za svaki trošak tim šalje račun. Novac koji ostane vraća se banci.',
    en: 'The team sends a receipt for each expense. Money that is left goes back to the bank.',
  },
  time: { bhs: 'Trajanje', en: 'Duration' },
  time1: {
    bhs: 'Projekat traje od {{start}} do {{end}}.',
    en: 'The project runs from {{start}} to {{end}}.',
  },
  time2: {
    bhs: 'Ako nešto kasni, tim to banci javi prije roka i predloži novi datum.',
    en: 'If something is late, the team tells the bank before the date and proposes a new one.',
  },
  proof: { bhs: 'Koraci i dokazi', en: 'Steps and proof' },
  proof1: {
    bhs: 'Za svaki korak iz ovog ugovora tim pošalje dokaz: fotografiju, dokument ili opis urađenog.',
    en: 'For each step of this agreement the team sends proof: a picture, a document or a description of what was done.',
  },
  proof2: {
    bhs: 'Banka dokaz potvrdi ili ga vrati i kaže šta nedostaje.',
    en: 'The bank accepts the proof, or returns it and says what is missing.',
  },
  report: { bhs: 'Završni izvještaj', en: 'Final report' },
  report1: {
    bhs: 'Tim šalje završni izvještaj s brojkama, fotografijama i računima do {{report}}. Kad ga banka prihvati, projekat je završen.',
    en: 'The team sends a final report with figures, pictures and receipts by {{report}}. Once the bank accepts it, the project is completed.',
  },
  end: { bhs: 'Završne odredbe', en: 'Final provisions' },
  end1: {
    bhs: 'Ako je neko u timu maloljetan, ugovor vrijedi uz saglasnost roditelja ili staratelja.',
    en: 'If anybody in the team is a minor, this agreement holds with the consent of a parent or guardian.',
  },
  end2: {
    bhs: 'Ugovor vrijedi od dana kada ga obje strane potpišu. Izmjene se dogovaraju pismeno.',
    en: 'This agreement holds from the day on which both sides sign it. Changes are agreed in writing.',
  },
  extra: { bhs: 'Posebne odredbe', en: 'Special provisions' },
  budget: { bhs: 'Budžet', en: 'Budget' },
  line: { bhs: 'Stavka', en: 'Line' },
  amount: { bhs: 'Iznos', en: 'Amount' },
  total: { bhs: 'Ukupno', en: 'Total' },
  instalments: { bhs: 'Isplata', en: 'Payment' },
  instalment: { bhs: 'Rata', en: 'Instalment' },
  afterSigning: { bhs: 'Poslije potpisa ugovora', en: 'After the agreement is signed' },
  afterStep: { bhs: 'Kad banka potvrdi korak „{{step}}“', en: 'Once the bank accepts “{{step}}”' },
  afterReport: {
    bhs: 'Kad banka prihvati završni izvještaj',
    en: 'Once the bank accepts the final report',
  },
  steps: { bhs: 'Koraci', en: 'Steps' },
  step: { bhs: 'Korak', en: 'Step' },
  until: { bhs: 'Do', en: 'By' },
  payee: { bhs: 'Račun za isplatu', en: 'Account to pay to' },
  signatures: { bhs: 'Potpisi', en: 'Signatures' },
  forTeam: { bhs: 'Za tim', en: 'For the team' },
  forBank: { bhs: 'Za banku', en: 'For the bank' },
  dayAndPlace: { bhs: 'Mjesto i datum:', en: 'Place and date:' },
});
