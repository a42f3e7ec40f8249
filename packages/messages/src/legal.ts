import { texts } from './catalogue.ts';

/** Terms and privacy: a title, a lead and numbered sections each. */
export const legalTexts = texts({
  updated: { bhs: 'Vrijedi od 28. novembra 2026.', en: 'In force from 28 November 2026.' },
  termsTitle: { bhs: 'Uslovi korištenja', en: 'Terms of use' },
  termsLead: {
    bhs: 'Kratko i običnim riječima: šta smiješ, šta mi obećavamo i šta se dešava s novcem.',
    en: 'Short and in plain words: what you may do, what we promise, and what happens to the money.',
  },
  terms1: { bhs: 'Tvoj nalog', en: 'Your account' },
  terms1Text: {
    bhs: 'Nalog otvaraš pod svojim imenom i čuvaš lozinku. Maloljetnim članovima treba saglasnost roditelja ili staratelja prije nego što potpišu ugovor o grantu. Nalog možeš zatvoriti kad hoćeš.',
    en: 'You open an account in your own name and keep the password to yourself. Minors need their parents’ or guardian’s consent before signing a grant contract. You can close the account whenever you like.',
  },
  terms2: { bhs: 'Tvoje prijave', en: 'Your applications' },
  terms2Text: {
    bhs: 'Ono što napišeš ostaje tvoje. Slanjem prijave dopuštaš da je pročitaju odbor i osoblje banke. Ako bude odobrena, stranica projekta, s budžetom i timom, postaje javna.',
    en: 'What you write stays yours. By sending an application you allow the board and the bank’s staff to read it. If it is approved, the project’s page, with its budget and team, becomes public.',
  },
  terms3: { bhs: 'Odluke', en: 'Decisions' },
  terms3Text: {
    bhs: 'O grantu odlučuje odbor omladinske banke po kriterijima objavljenim u pozivu. Prijava ne znači da je novac osiguran.',
    en: 'The board of the youth bank decides on grants by the criteria published in the call. Applying doesn’t mean that the money is secured.',
  },
  terms4: { bhs: 'Donacije', en: 'Donations' },
  terms4Text: {
    bhs: 'Donacija je poklon projektu. Karticu naplaćuje banka na svojoj zaštićenoj stranici; broj kartice nam nikad nije poznat. Iznos se drži 30 minuta dok plaćanje ne bude potvrđeno. Uplata koja stigne nakon što je cilj dostignut vraća se u cijelosti.',
    en: 'A donation is a gift to the project. The bank charges the card on its own secure page; we never learn the card number. The amount is held for 30 minutes until the payment is confirmed. A payment that arrives after the goal was reached is refunded in full.',
  },
  terms5: { bhs: 'Ponašanje', en: 'Conduct' },
  terms5Text: {
    bhs: 'Ne objavljuj tuđe kao svoje, ne vrijeđaj i ne skupljaj podatke drugih članova. Nalog koji to radi možemo zatvoriti. O tome dobiješ e-mail i možeš se žaliti.',
    en: 'Don’t pass off others’ work as yours, don’t insult people, and don’t collect members’ data. We may close an account that does. You get an e-mail about it and can appeal.',
  },
  privacyTitle: { bhs: 'Politika privatnosti', en: 'Privacy policy' },
  privacyLead: {
    bhs: 'Koje podatke čuvamo, zašto, ko ih vidi i kako ih možeš dobiti ili obrisati.',
    en: 'Which data we keep, why, who sees it, and how you can get it or have it deleted.',
  },
  privacy1: { bhs: 'Šta čuvamo', en: 'What we keep' },
  privacy1Text: {
    bhs: 'Ime, e-mail i lozinku u nepovratnom obliku; broj telefona, pol, mjesto, interesovanja i drugo što upišeš u profil; prijave, ocjene i odluke; objave, komentare i poruke, i to s kim se povezuješ, koga pratiš ili blokiraš; podatke o donacijama koje traži banka; vrijeme, uređaj i mrežnu adresu svakog ulaska u nalog, 90 dana. Brojeve kartica ne čuvamo. Brojimo koliko se puta koja stranica otvori i koliko je posjetilaca u danu, bez kolačića; otisak po kojem ih razlikujemo vrijedi samo taj dan, ne otkriva ko si, a nakon sljedećeg dana se briše. Ko u pregledniku zatraži da se ne prati, ne broji se. Pitanje koje pošalješ sa stranice Pomoć stiže e-mailom osoblju i drugdje se ne čuva. Ako na nekom uređaju uključiš obavještenja, čuvamo adresu na koju ih šaljemo; do njega putuju šifrirana, preko servisa tvog preglednika.',
    en: 'Your name, e-mail and a one-way form of your password; phone number, gender, town, interests and whatever else you enter in your profile; applications, scores and decisions; posts, comments and messages, and whom you connect with, follow or block; the donation details the bank asks for; time, device and network address of each sign-in, for 90 days. We don’t keep card numbers. We count how often each page is opened and how many visitors there are in a day, without cookies; the fingerprint that tells them apart holds for that day only, doesn’t give away who you are, and is deleted after the next day. If your browser asks not to be tracked, you aren’t counted. A question you send from the Help page goes to the staff by e-mail and is kept nowhere else. If you turn on notifications for a device, we keep the address we send them to; they reach it encrypted, through your browser’s own service.',
  },
  privacy2: { bhs: 'Ko to vidi', en: 'Who sees it' },
  privacy2Text: {
    bhs: 'Kontakt podatke vidi samo osoblje banke kojoj šalješ prijavu. Objave vide oni za koje ih odabereš. Poruke čitaju samo oni kojima pišeš; moderatori vide samo ono što neko iz razgovora dojavi. Ime donatora je javno samo ako to donator izričito odabere.',
    en: 'Only the staff of the bank you apply to sees your contact details. Your posts are seen by those you choose. Messages are read only by those you write to; moderators see only what somebody in the conversation reports. A donor’s name is public only if the donor expressly chooses so.',
  },
  privacy3: { bhs: 'Šta ostaje u pregledniku', en: 'What is kept in your browser' },
  privacy3Text: {
    bhs: 'Ulazak u nalog, jezik i tema; tekst prijave za grant, ocjene, profila, članka, objave, komentara, poruke ili pitanja koji još nije sačuvan ni poslan; dozvola za YouTube, ako je daš, jer se videi bez nje ne učitavaju; dok plaćaš donaciju, i njen obrazac, samo u toj kartici preglednika. Preglednik čuva i jednu našu stranicu, za trenutke bez interneta. Nema kolačića za praćenje ni reklama.',
    en: 'Your sign-in, language and theme; words of a grant application, a score, your profile, an article, a post, a comment, a message or a question that are not saved or sent yet; your permission for YouTube if you give it, since videos don’t load without it; while you pay for a donation, its form as well, in that browser tab only. The browser also keeps one page of ours, for moments without a connection. There are no tracking cookies and no ads.',
  },
  privacy4: { bhs: 'Koliko dugo', en: 'For how long' },
  privacy4Text: {
    bhs: 'Nacrte i profil dok imaš nalog. Zapise o novcu onoliko koliko traži zakon, bez imena nakon što nalog zatvoriš.',
    en: 'Drafts and your profile as long as you have an account. Records of money as long as the law demands, without your name once you close the account.',
  },
  privacy5: { bhs: 'Tvoja prava', en: 'Your rights' },
  privacy5Text: {
    bhs: 'Svoje podatke možeš preuzeti i ispraviti, a nalog obrisati, u postavkama. Za sve ostalo piši nam sa stranice Pomoć ili osobi za kontakt bilo koje omladinske banke; odgovor dobiješ u roku od 30 dana.',
    en: 'In the settings you can download and correct your data and delete your account. For anything else write to us from the Help page or to the contact person of any youth bank; you’ll have an answer within 30 days.',
  },
  privacy6: { bhs: 'Maloljetni i roditelji', en: 'Minors and parents' },
  privacy6Text: {
    bhs: 'Ko ima manje od 18 godina, u timu je samo uz saglasnost roditelja ili staratelja. Dok je nema, ime se nigdje javno ne prikazuje, a prijava se ne može poslati. Godinu rođenja vidi samo osoba koja ju je upisala, a moderator tek kad ona zatraži ispravku. Nepoznati maloljetne ne nalaze u pretrazi i ne mogu im pisati. Za saglasnost čuvamo e-mail roditelja ili staratelja, a uz pristanak i ime, prezime i srodstvo; e-mail vidi samo maloljetna osoba koja ga je upisala, a za drugo ga ne koristimo. Saglasnost se povlači linkom iz istog e-maila, u svako doba i bez objašnjenja. Ti podaci nestaju s članstvom u timu, a molba bez pristanka nakon 90 dana. Mlađi od 15 godina mogu u postavkama ostaviti e-mail roditelja ili staratelja. Na njega pišemo samo ako moderator potvrdi dojavu poruke iz njihovih razgovora, i to bez onoga što u poruci piše. Brišemo ga u godini u kojoj osoba puni 15, ili čim to zatraži ona, roditelj ili staratelj. Roditelji i staratelji mogu pitati za podatke svog djeteta, tražiti njihovu ispravku ili brisanje sa stranice Pomoć; odgovor stiže u roku od 30 dana.',
    en: 'Anybody under 18 is in a team only with the consent of a parent or guardian. Until it is given, their name is shown nowhere in public, and the application can’t be sent. Only they see their year of birth; a moderator does once they ask to have it put right. Strangers don’t find minors in the search and can’t write to them. For the consent we keep the e-mail address of the parent or guardian and, once they agree, their name, surname and relation; only the minor who entered the address sees it, and we use it for nothing else. The consent can be taken back with the link in the same e-mail, at any time and without a reason. These details go when the minor leaves the team, and a request without consent after 90 days. Whoever is under 15 may leave the address of a parent or guardian in the settings. We write to it only if a moderator upholds a report on a message in their conversations, and never send what the message says. We delete it in the year in which they turn 15, or as soon as they, the parent or the guardian ask. Parents and guardians can ask for their child’s data, or to have it corrected or deleted, from the Help page; they’ll have an answer within 30 days.',
  },
});
