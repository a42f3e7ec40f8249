import { texts } from './catalogue.ts';

/** Mails to the guardian of a member under eighteen, who has no account. */
export const guardiansMailsTexts = texts({
  subject: { bhs: '{{firstName}} treba Vašu saglasnost', en: '{{firstName}} needs your consent' },
  preview: {
    bhs: 'Pogledajte o čemu se radi pa odlučite. Nalog Vam ne treba.',
    en: 'See what it is about, then decide. You need no account.',
  },
  title: {
    bhs: 'Smije li {{firstName}} u tim?',
    en: 'May {{firstName}} be in the team?',
  },
  text: {
    bhs: '{{name}} s drugim mladima piše prijavu za grant omladinske banke i navodi Vas kao roditelja ili staratelja. Ko nema 18 godina, za to treba Vašu saglasnost.',
    en: '{{name}} is writing an application for a youth-bank grant with other young people, and says that you are their parent or guardian. Anybody under 18 needs your consent.',
  },
  shown: {
    bhs: 'Ako se složite, na stranici projekta se vide ime i uloga. E-mail i godinu rođenja ne vidi niko. Ugovor i novac nose punoljetni. Saglasnost možete povući kad god hoćete.',
    en: 'If you agree, the name and the role are shown on the project’s page. Nobody sees the e-mail address or the year of birth. Contract and money are for the adults. You can take your consent back at any time.',
  },
  project: { bhs: 'Projekat', en: 'Project' },
  bank: { bhs: 'Banka', en: 'Bank' },
  until: { bhs: 'Odgovorite do', en: 'Answer by' },
  see: { bhs: 'Pročitajte i odlučite', en: 'Read and decide' },
  nothing: {
    bhs: 'Ako ne odgovorite, ime se nigdje javno ne pokazuje. Ako ovu osobu ne poznajete, na istoj stranici odaberite „Ne dajem“.',
    en: 'If you don’t answer, the name is shown nowhere in public. If you don’t know this person, choose “I don’t agree” on the same page.',
  },
  confirmed: { bhs: 'Saglasnost je zapisana', en: 'Your consent is recorded' },
  confirmedText: {
    bhs: 'Hvala Vam. {{firstName}} se sada vidi uz projekat, imenom i ulogom.',
    en: 'Thank you. {{firstName}} is now shown with the project, by name and role.',
  },
  change: { bhs: 'Povuci saglasnost', en: 'Take it back' },
  keep: {
    bhs: 'Sačuvajte ovaj e-mail: dugme iznad i kasnije otvara stranicu na kojoj saglasnost možete povući, bez objašnjenja.',
    en: 'Keep this e-mail: the button above opens, later too, the page where you can take your consent back, without a reason.',
  },
  reason: {
    bhs: 'Ovaj e-mail Vam šalje {{brand}} jer {{name}} upisuje ovu adresu kao adresu roditelja ili staratelja.',
    en: '{{brand}} sends you this because {{name}} gave this address as that of a parent or guardian.',
  },
});
