import { texts } from './catalogue.ts';

export const errorsTexts = texts({
  VALIDATION: { bhs: 'Provjeri označena polja.', en: 'Check the marked fields.' },
  BAD_REQUEST: {
    bhs: 'Ovaj zahtjev nismo razumjeli. Osvježi stranicu pa pokušaj ponovo.',
    en: 'We couldn’t understand this request. Reload the page and try again.',
  },
  UNAUTHENTICATED: { bhs: 'Uđi u nalog da nastaviš.', en: 'Sign in to continue.' },
  INVALID_CREDENTIALS: {
    bhs: 'E-mail i lozinka se ne slažu. Provjeri ih i pokušaj ponovo.',
    en: 'The e-mail and password don’t match. Check them and try again.',
  },
  REFRESH_REJECTED: {
    bhs: 'Sesija je istekla. Uđi u nalog ponovo.',
    en: 'Your session has expired. Sign in again.',
  },
  FORBIDDEN: {
    bhs: 'Tvoj nalog nema dozvolu za ovo. Ako je to greška, javi se svojoj omladinskoj banci.',
    en: 'Your account has no permission for this. If that’s a mistake, ask your youth bank.',
  },
  EMAIL_NOT_VERIFIED: {
    bhs: 'Prvo potvrdi e-mail adresu. Kod smo ti poslali e-mailom.',
    en: 'Confirm your e-mail address first. We’ve e-mailed you a code.',
  },
  ACCOUNT_CLOSED: {
    bhs: 'Ovaj nalog je zatvoren. Ako misliš da je to greška, javi se svojoj omladinskoj banci.',
    en: 'This account is closed. If you think that’s a mistake, ask your youth bank.',
  },
  CONFLICT_OF_INTEREST: {
    bhs: 'Zbog prijavljenog sukoba interesa ne možeš ocijeniti ovu prijavu.',
    en: 'You declared a conflict of interest, so you can’t score this application.',
  },
  BAD_SIGNATURE: { bhs: 'Potpis poruke nije ispravan.', en: 'The signature is not valid.' },
  NOT_FOUND: {
    bhs: 'Ovo ne nalazimo. Možda je obrisano ili adresa nije potpuna.',
    en: 'We can’t find this. It may have been deleted, or the address is incomplete.',
  },
  NO_GRANTS: {
    bhs: 'Ova banka još nije dodijelila nijedan grant.',
    en: 'This bank has not made a grant yet.',
  },
  CODE_INVALID: {
    bhs: 'Kod nije ispravan. Provjeri ga i pokušaj ponovo.',
    en: 'Invalid code. Please check and try again.',
  },
  CODE_EXPIRED: {
    bhs: 'Kod je istekao. Zatraži novi kod.',
    en: 'Code has expired. Request a new code.',
  },
  TOKEN_INVALID: {
    bhs: 'Link nije ispravan ili je istekao. Zatraži novi.',
    en: 'The link is not valid or has expired. Ask for a new one.',
  },
  EMAIL_TAKEN: { bhs: 'E-mail adresa već postoji.', en: 'Email address already exists' },
  WRONG_STATUS: {
    bhs: 'Stanje se u međuvremenu promijenilo. Osvježi stranicu.',
    en: 'The status has changed in the meantime. Reload the page.',
  },
  REVISION_CLASH: {
    bhs: 'Neko je u međuvremenu izmijenio isto polje. Ništa nije izgubljeno: odaberi koji tekst ostaje.',
    en: 'Somebody changed the same field meanwhile. Nothing is lost: choose which text stays.',
  },
  ALREADY_EXISTS: {
    bhs: 'Ovo već postoji. Osvježi stranicu da ga vidiš.',
    en: 'This already exists. Reload the page to see it.',
  },
  INVITED_BEFORE: {
    bhs: 'Ova osoba nedavno nije prihvatila tvoj poziv. Ponovo je možeš pozvati kasnije.',
    en: 'This person recently declined your invitation. You can invite them again later.',
  },
  INVITATION_OVER: {
    bhs: 'Ova pozivnica više ne važi: odgovor je već dat, rok je prošao ili je povučena.',
    en: 'This invitation is no longer valid: it was answered, its time ran out or it was withdrawn.',
  },
  ALREADY_MEMBER: {
    bhs: 'Ta osoba je već u timu.',
    en: 'That person is in the team already.',
  },
  TOO_MANY_INVITATIONS: {
    bhs: 'Previše pozivnica čeka odgovor. Povuci neku pa pozovi ponovo.',
    en: 'Too many invitations are unanswered. Withdraw one, then invite again.',
  },
  TEAM_CLOSED: {
    bhs: 'O ovoj prijavi je već odlučeno, pa se tim više ne mijenja.',
    en: 'This application has been decided, so its team no longer changes.',
  },
  TEAM_FULL: {
    bhs: 'U timu je onoliko ljudi koliko poziv dozvoljava.',
    en: 'The team has as many people as the call allows.',
  },
  OWNER_STAYS: {
    bhs: 'Prvo predaj prijavu nekome iz tima, pa onda izađi.',
    en: 'Hand the application over to somebody in the team first, then leave.',
  },
  AGE_FIXED: {
    bhs: 'Godine možeš promijeniti samo tako da zaštita bude veća. Ako su pogrešno upisane, zatraži ispravku.',
    en: 'You can change your age only so that it protects you more. If it was entered wrongly, ask to have it put right.',
  },
  OWN_ACCOUNT: {
    bhs: 'To ne možeš uraditi s vlastitim nalogom. Zamoli drugog admina.',
    en: 'You can’t do this to your own account. Ask another admin.',
  },
  LAST_ADMIN: {
    bhs: 'Ovo je posljednji admin. Prvo imenuj još jednog.',
    en: 'This is the last admin. Appoint another one first.',
  },
  OWN_REQUEST: {
    bhs: 'Ovo je tvoj zahtjev. Potvrđuje ga drugi admin.',
    en: 'You made this request yourself. Another admin confirms it.',
  },
  IDEMPOTENCY_MISMATCH: {
    bhs: 'Isti zahtjev je već poslan s drugim podacima.',
    en: 'The same request was already sent with other data.',
  },
  CALL_CLOSED: {
    bhs: 'Ovaj poziv nije otvoren. Nacrt ostaje sačuvan.',
    en: 'This call is not open. Your draft stays saved.',
  },
  QUORUM_MISSING: {
    bhs: 'Još nema dovoljno ocjena za odluku.',
    en: 'There are not enough scores yet for a decision.',
  },
  TOO_MANY_FILES: {
    bhs: 'Prijava već čuva najviše fajlova koliko može: 100. Ono što ukloniš oslobodi mjesto nakon mjesec dana.',
    en: 'The application already keeps as many files as it can: 100. What you remove makes room after a month.',
  },
  TOO_MANY_TASKS: {
    bhs: 'Zapisano je već sto zadataka. Obriši neki pa dodaj novi.',
    en: 'There are a hundred tasks already. Delete one to add another.',
  },
  TOO_MANY_COMMENTS: {
    bhs: 'Ovdje već stoji 500 komentara, a više ne može.',
    en: 'There are 500 comments here already, and that is the most.',
  },
  COMMENT_FIXED: {
    bhs: 'Komentar se može mijenjati i obrisati samo prvih 15 minuta.',
    en: 'A comment can be changed or deleted for the first 15 minutes only.',
  },
  ALREADY_CLAIMED: {
    bhs: 'Ovaj zahtjev je u međuvremenu dobio mentora.',
    en: 'This request has been taken by a mentor meanwhile.',
  },
  CONVERSATION_FULL: {
    bhs: 'Ovaj razgovor je pun. Nastavi u novom zahtjevu.',
    en: 'This conversation is full. Go on in a new request.',
  },
  CONVERSATION_CLOSED: {
    bhs: 'Ovaj razgovor više ne prima poruke.',
    en: 'This conversation takes no more messages.',
  },
  CONNECT_FIRST: {
    bhs: 'Prvo se poveži s ovom osobom, pa joj piši.',
    en: 'You can write to this person once you are connected.',
  },
  ANSWER_AWAITED: {
    bhs: 'Prva poruka čeka odgovor. Dalje možeš pisati kad te ta osoba pusti unutra.',
    en: 'Your first message awaits an answer. You can go on once this person lets you in.',
  },
  NOT_ADDABLE: {
    bhs: 'U grupu možeš pozvati samo svoje veze, i to one koje primaju takve pozive.',
    en: 'You can ask only your own connections into a group, and of them those who take such invitations.',
  },
  MESSAGE_FIXED: {
    bhs: 'Poruka se može mijenjati i obrisati samo prvih 15 minuta.',
    en: 'A message can be changed or deleted for the first 15 minutes only.',
  },
  STRANGERS_TODAY: {
    bhs: 'Danas imaš dovoljno prvih poruka novim osobama. Nastavi sutra.',
    en: 'You have written to enough new people today. Go on tomorrow.',
  },
  TOO_MANY_ITEMS: {
    bhs: 'Zapisano je već najviše što može stati. Dopuni ono što postoji.',
    en: 'The list already holds as much as it can. Add to what is there.',
  },
  SAME_FILE: {
    bhs: 'Ovaj fajl je već poslan uz ovaj projekat. Izaberi drugi.',
    en: 'This file was already sent with this project. Choose another one.',
  },
  PROOF_MISSING: {
    bhs: 'Molimo odaberite fajl dokaza',
    en: 'Please choose a proof file',
  },
  PAGE_KIND: {
    bhs: 'Stranica može biti fotografija (jpg, png ili webp) ili PDF. Dokument iz Worda prvo sačuvaj kao PDF.',
    en: 'A page may be a photograph (jpg, png or webp) or a PDF. Save a Word document as a PDF first.',
  },
  PAGE_TOO_SMALL: {
    bhs: 'Ova slika je premala da bi se ugovor mogao pročitati. Slikaj stranicu cijelu i izbliza.',
    en: 'This picture is too small for the agreement to be read. Photograph the whole page from close up.',
  },
  PROOF_KIND: {
    bhs: 'Dokaz može biti pdf, jpg, jpeg, png, webp, doc ili docx. Sadržaj ovog fajla to nije, kako god se fajl zvao.',
    en: 'A proof may be a pdf, jpg, jpeg, png, webp, doc or docx. The content of this file is none of them, whatever its name.',
  },
  PROOF_RENAMED: {
    bhs: 'Ime ovog fajla kaže jednu vrstu, a sadržaj je druga. Vrati mu pravi nastavak (pdf, jpg, png, webp, doc ili docx) pa pokušaj ponovo.',
    en: 'The name of this file says one kind, and its content is another. Give it its right ending (pdf, jpg, png, webp, doc or docx) and try again.',
  },
  PROOF_ACTIVE: {
    bhs: 'U ovom fajlu su makroi, skripte ili drugi fajlovi. Sačuvaj ga bez njih, na primjer kao običan PDF.',
    en: 'This file holds macros, scripts or other files. Save it without them, for example as a plain PDF.',
  },
  PROOF_USED: {
    bhs: 'Ovaj fajl je već dokaz drugog doprinosa u istoj omladinskoj banci. Odaberi dokaz koji pripada samo ovom.',
    en: 'This file already proves another contribution in the same youth bank. Choose a proof that belongs to this one alone.',
  },
  TOO_MANY_DRAFTS: {
    bhs: 'Već imaš 10 nacrta, a više ne može. Pošalji ili obriši neki od njih, pa počni novi. Svi su u „Moje prijave“.',
    en: 'You already have 10 drafts, and that is the most. Send or delete one of them, then start a new one. All of them are in “My applications”.',
  },
  CALL_STILL_OPEN: {
    bhs: 'Rok za prijavu još teče. Odlučuje se kad prođe, da svi budu izmjereni istom mjerom.',
    en: 'Applications can still be sent. Decisions are made once that has ended, so that all are measured alike.',
  },
  DECISION_UNTOLD: {
    bhs: 'Tim još ne zna za odluku. Prvo objavi odluke poziva.',
    en: 'The team has not been told of the decision yet. Announce the call’s decisions first.',
  },
  DECISION_TOLD: {
    bhs: 'Tim je već obaviješten, pa se ova odluka više ne ispravlja.',
    en: 'The team has been told, so this decision can no longer be corrected.',
  },
  EXTENSION_RUNNING: {
    bhs: 'Nekom od timova još teče produženi rok. Odluke se objavljuju kad istekne, ili kad produženje ukineš.',
    en: 'A team still has extra time. Decisions can be announced once it has passed, or once you end the extension.',
  },
  AMOUNT_EXCEEDS_GOAL: {
    bhs: 'Iznos donacije premašuje preostali cilj!',
    en: 'The donation is more than the goal still needs!',
  },
  CAMPAIGN_NOT_ALLOWED: {
    bhs: 'Ovaj poziv ne predviđa kampanju. Projekat se plaća iz granta i onog što tim već ima.',
    en: 'This call allows no campaign. The project is paid from the grant and what the team already has.',
  },
  MATCH_RUNNING: {
    bhs: 'Donacije ove kampanje se već udvostručuju. Prvo završi to udvostručenje.',
    en: 'Donations to this campaign are being doubled already. End that one first.',
  },
  HOLDS_OPEN: {
    bhs: 'Već imaš nekoliko započetih uplata za ovu kampanju. Završi jednu od njih ili pokušaj ponovo za pola sata.',
    en: 'You already have several payments open for this campaign. Finish one of them or try again in half an hour.',
  },
  HOLDS_UNPAID: {
    bhs: 'Danas je s tvoje adrese ili mreže više puta započeta uplata koja nije završena, pa ovdje ne možemo čuvati još mjesta. Pokušaj sutra ili s druge mreže.',
    en: 'Payments begun from your address or network today were left unfinished several times, so we can’t keep more room for it. Try tomorrow or from another network.',
  },
  CAMPAIGN_CLOSED: {
    bhs: 'Kampanja trenutno ne prima donacije.',
    en: 'This campaign is not taking donations right now.',
  },
  INCOMPLETE: {
    bhs: 'Još nešto fali. Dopuni pa pokušaj ponovo.',
    en: 'Something is still missing. Complete it and try again.',
  },
  GOAL_BELOW_MINIMUM: {
    bhs: 'Cilj kampanje je ispod najmanjeg dopuštenog. Povećaj ga.',
    en: 'The campaign goal is below the smallest allowed. Raise it.',
  },
  PAYLOAD_TOO_LARGE: {
    bhs: 'Ovo je preveliko. Skrati tekst ili odaberi manji fajl.',
    en: 'This is too large. Shorten the text, or choose a smaller file.',
  },
  FUND_EXCEEDED: {
    bhs: 'Fond banke ovo ne pokriva. Provjeri koliko je preostalo.',
    en: 'The bank’s fund doesn’t cover this. Check how much is left.',
  },
  PAYOUT_REFUSED: {
    bhs: 'Ova isplata nije rata koja je po ugovoru dospjela. Ništa nije zapisano.',
    en: 'This payout is not an instalment due under the agreement. Nothing was recorded.',
  },
  ADDRESS_UNREACHABLE: {
    bhs: 'S te adrese se ništa ne može preuzeti. Provjeri da se otvara bez ulaska u nalog ili preuzmi sliku pa je pošalji.',
    en: 'Nothing can be fetched from that address. Check that it opens without signing in, or save the picture and send it.',
  },
  PICTURE_HEIC: {
    bhs: 'Ova slika je u HEIC formatu, koji ne možemo pročitati. Sačuvaj je kao JPEG: na iPhoneu otvori sliku, „Dijeli“, „Opcije“, „Najkompatibilnije“; na računaru je otvori i izvezi kao JPEG.',
    en: 'This picture is in HEIC format, which we can’t read. Save it as JPEG: on an iPhone open it, then “Share”, “Options”, “Most Compatible”; on a computer open it and export it as JPEG.',
  },
  PICTURE_MOVES: {
    bhs: 'Ova slika se kreće, a ovdje stoje samo nepokretne. Odaberi drugu, ili sačuvaj jednu njenu sličicu.',
    en: 'This picture moves, and only still ones can stand here. Choose another one, or save one of its frames.',
  },
  UNSUPPORTED_MEDIA: {
    bhs: 'Ova vrsta fajla nije dopuštena. Odaberi drugi fajl.',
    en: 'This kind of file is not allowed. Choose another file.',
  },
  FILE_EMPTY: {
    bhs: 'Ovaj fajl je prazan. Odaberi drugi fajl.',
    en: 'This file is empty. Choose another file.',
  },
  RATE_LIMITED: {
    bhs: 'Previše pokušaja. Sačekaj malo pa pokušaj ponovo.',
    en: 'Too many attempts. Wait a little and try again.',
  },
  PAYMENT_PROVIDER: {
    bhs: 'Banka trenutno ne odgovara. Ništa nije naplaćeno; pokušaj ponovo.',
    en: 'The bank isn’t answering right now. Nothing was charged; try again.',
  },
  UNAVAILABLE: {
    bhs: 'Trenutno nismo dostupni. Pokušaj ponovo za minutu.',
    en: 'We’re unavailable right now. Try again in a minute.',
  },
  INTERNAL: {
    bhs: 'Nešto je pošlo po zlu. Ništa nije izgubljeno; pokušaj ponovo.',
    en: 'Something went wrong. Nothing is lost; try again.',
  },
});
