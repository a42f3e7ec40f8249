/** Bosnian sentences as teams write them of their activities, by which the rules were tuned too. */
export const developmentActivitiesBhs = `
Prije otvaranja ćemo okrečiti zidove kluba i ofarbati stare klupe. | painting-walls
Merima i Dino premjeravaju prostoriju i crtaju gdje šta stoji. | measuring
Od paleta pravimo klupe i žardinjere za dvorište. | carpentry, upcycling
Svake subote volonteri sade maćuhice i zalijevaju gredice. | gardening
Ekipa za hranu kuha grah za sve koji rade. | cooking
Vježbamo kako ćemo ideju predstaviti žiriju. | public-speaking
Ajdin piše općini dopis za dozvolu. | email-writing
Tražit ćemo ponude od tri prodavača i uzeti najpovoljniju. | procurement
Tabelu troškova svake sedmice popunjava Selma. | bookkeeping, spreadsheets
Učesnici na radionici uče osnove fotografije i svako napravi seriju od pet slika. | photography
Snimke zatim skraćujemo, slažemo i dodajemo im muziku na računaru. | video-editing
Za festival dogovaramo bendove iz tri grada. | festival-booking
Gosti iz drugih gradova spavaju kod članova tima. |
Volonterke dočekuju učesnike, daju im akreditacije i upisuju ih na listu. | front-desk
Djeca će naučiti prelaziti ulicu i čitati saobraćajne znakove. | road-safety
Bibliotekarka nam čuva knjige u podrumu. |
Razvrstavamo poklonjene knjige, pečatiramo ih i upisujemo u katalog. | library-work
Studenti medicine pokazuju srednjoškolcima masažu srca i zaustavljanje krvarenja. | first-aid
Općina će asfaltirati stazu do vrha. |
Krčimo stazu do vodopada i postavljamo putokaze. | trail-building
Na kraju svakog mjeseca pravimo kratak izvještaj o tome šta smo potrošili. | report-writing
Koordinatorica dijeli smjene i pazi da niko ne radi dva dana zaredom. | task-division
Penzionerima pokazujemo kako da na telefonu nazovu unuke videopozivom. | computer-basics, teaching
Harun uređuje zvuk svake epizode podkasta. | podcasting
Svi koji žele mogu probati pecivo iz naše peći. |
Od članova tima troje zna svirati gitaru. | instrument
U dvorištu slažemo kompost od lišća i ostataka hrane. | composting
Biolog iz Sarajeva držat će predavanje o vidrama. |
Prebrojavamo ptice na jezeru i unosimo ih u bazu. | biodiversity, data-collection
Mladi iz sela uz pomoć pčelara prave košnice i uče kako se brine o pčelama. | beekeeping
Sudimo utakmice mlađih i vodimo tabelu lige. | refereeing
Turnir ima šesnaest ekipa i traje dva vikenda. |
Djevojčice dva puta sedmično treniraju odbojku sa starijim igračicama. | sport-practice
Igrači potpisuju da će poštovati pravila fer igre. | consensus
Crtamo strip o rijeci Bosni i štampamo ga u dvjesto primjeraka. | illustration, printmaking
Profesorica likovnog pregleda crteže. |
Mural crtamo zajedno s dva ulična umjetnika koji nas uče tehniku spreja. | mural
Šijemo platnene vrećice i na njih štampamo logo. | sewing, printmaking
Platnene vrećice naručujemo iz Tešnja. |
Prodajom vrećica skupljamo novac za izlet. | sales, fundraising
Starije komšije pitamo kako je ulica izgledala nekad i bilježimo njihove priče. | interviewing, neighbour-relations
Muzej nam je ustupio vitrine. |
Postavit ćemo stalnu izložbu starih razglednica u hodniku doma. | exhibition
Za svaku fotografiju pišemo kratak opis na dva jezika. | copywriting
Tim se prije svakog susreta dogovori ko otvara, a ko vodi razgovor. | task-division
Moderiramo razgovor između mladih i vijećnika. | hosting
Prikupljamo potpise za noćnu liniju autobusa. | advocacy
Objave na Instagramu pripremaju Ena i Faruk. | social-media
Ena zna snimati dronom. | drone, filming
Pravimo aplikaciju koja pokazuje gdje se mogu ostaviti stare baterije. | app-development
Server za stranicu plaćamo 60 KM godišnje. |
Informatičar iz škole održava mrežu. |
Đaci programiraju male robote koji prate crtu. | robotics, programming
Lemilice i senzori koštaju 180 KM. |
U školskoj kuhinji spremamo domaći džem od šljiva i lijepimo naljepnice na tegle. | food-preservation, packaging
Cijenu tegle računamo tako da pokrije šećer, voće i ambalažu. | pricing
Na pijaci svake subote prodajemo džem. | sales
Domar otključava salu. |
Vodimo djecu iz vrtića u šumu i učimo ih da prepoznaju lišće. | nature-guiding, biodiversity, teaching
Planinari pregledaju sajle i klinove. |
Ko želi, može učiti penjati na maloj stijeni uz instruktora. | climbing
Na raftingu će nas voziti skiperi. |
Pazimo malu djecu dok su majke na kursu. | childcare
Nosimo namirnice ljudima koji ne mogu sami do prodavnice. | delivery
S korisnicima doma igramo društvene igre i pričamo o njihovoj mladosti. | elder-care
Medicinska sestra mjeri pritisak. |
Djecu učimo kako da kažu šta osjećaju. | emotional-intelligence, teaching
U paru vježbaju kako reći ne bez svađe. | nonviolence
Kad se dvoje posvađa, vršnjak medijator ih sasluša i pomaže im da se dogovore. | conflict-resolution
Glumci amateri uče tekst i vježbaju govor na sceni. | acting
Scenu ćemo napraviti od kartona i starih zavjesa. | stage-management, upcycling
Tonac dolazi iz kantona. |
Raspoređujemo reflektore i upravljamo svjetlom tokom predstave. | lighting
Maja piše tekst za predstavu po pričama svoje nane. | screenwriting
Koreografiju za nastup smišlja Lamija. | dance
Folklorna sekcija uvježbava tri nova kola. | folklore
Pjevamo u školskom horu. | choir
Snimit ćemo dvije autorske pjesme. | sound-recording
Prevodimo uputstva na engleski za strane volontere. | translation
Učimo znakovni jezik da možemo razgovarati sa Tarikom. | sign-language
Gramatiku ne radimo, samo razgovaramo na engleskom. | english
Instruktorica vožnje je naša bivša članica. |
Farbanje će trajati dva dana. | painting-walls
Zaštitne naočale i rukavice svi nose dok se brusi. | occupational-safety
Mijenjamo dotrajalu gumu i podešavamo kočnice na biciklima iz komšiluka. | bicycle-repair
Tri para štapova za hodanje dobili smo na poklon. |
Provjeravamo da li je vijest tačna prije nego što je podijelimo. | critical-thinking
Članovi glasaju o tome koju ideju ćemo izvesti. | decision-making
Popisali smo sve rupe na trotoarima i ucrtali ih u kartu. | surveying-space
Svaki dan u isto vrijeme mjerimo čestice u zraku. | air-quality
Uzorke vode šaljemo u laboratoriju. |
Mladi istražuju koliko vršnjaka planira otići iz grada. | research
Anketirali smo 140 učenika. | survey
Iz odgovora smo napravili grafikone. | data-analysis
Vodimo knjigu posuđenih alata. | warehouse
Upućujemo nove članove u posao i pratimo ih prvih mjesec dana. | mentoring
Okupljamo komšije na radnu akciju. | community-organising
Znamo da se mladi dosađuju. |
Zimi je u sali hladno pa radimo kraće. |
Za rad na visini uzimamo certificirane radnike. |
Stari mlin obnavljamo s majstorom Ibrom, koji nam pokazuje kako se slaže kamen. | heritage, masonry
Krov je već popravljen. |
Iz starog namještaja pravimo novi: brusimo, tapaciramo i lakiramo. | furniture-restoration, carpentry, upcycling
Učesnice pletu kape i šalove za djecu u bolnici. | knitting
Učimo kako napisati biografiju i spremiti se za razgovor za posao. | career-guidance
Biznis plan pišemo uz mentoricu iz inkubatora. | entrepreneurship
Svako od nas vodi svoj džeparac i uči štedjeti. | financial-literacy
Prijave škola zaprimamo mejlom. |
Za djecu osmišljavamo štafetne igre i vodimo ih u parku. | trust-games
Redari stoje na ulazima i paze na gužvu. | crowd-safety
Projekciju filma na otvorenom tehnički vodi Kenan: namješta projektor i platno. | projection
Učimo odvajati plastiku i staklo. | waste-sorting
Nakon koncerta čistimo salu i slažemo stolice. | housekeeping
Oko jezera skupljamo otpad svake prve subote. | cleanup
Svaki volonter dobije obrok. |
Na kraju se zahvalimo svima. |
Rasvjetu mijenja elektrodistribucija. |
Guests from other towns stay with families. |
Harun edits each podcast episode. | podcasting
Tim planira korake po sedmicama i dijeli ih na manje cjeline. | project-planning
Kad kiša pokvari plan, brzo smišljamo drugo rješenje. | problem-solving
Nabavku materijala vodi Jasmin i za svaku stavku uzima tri cijene. | procurement
Za deset dana šest parova volontera obići će sva domaćinstva. |
Članovi tima čiste i lakiraju stari parket. |
Mlade majke razmjenjuju odjeću i igračke. | sustainable-living
Na buvljaku prodajemo ono što su ljudi donijeli. | second-hand, sales
Aranžiramo cvijeće za stolove. | floristry
Dekorišemo salu balonima i papirnim lampionima. | event-decoration
Kafu i čaj spremaju volonteri za šankom. | barista
Jelovnik slažemo tako da bude zdrav i jeftin. | nutrition
Uz kuhara učimo kako se sigurno čuva hrana. | food-hygiene
Poslužujemo ručak u sali mjesne zajednice. | serving
U hostelu namještamo krevete i primamo goste. | hotel-work, customer-service
Sir i kajmak pravimo po receptu komšinice Zumre. | cheese-dairy
Turistima pokazujemo čaršiju i pričamo o starim zanatima. | tour-guiding
Tuširanje i šetanje pasa u azilu radimo u smjenama. | animal-care
Pomažemo pri muži i hranjenju ovaca na farmi. | livestock
Beremo kamilicu i lipu i sušimo ih u hladu. | herbs
Idemo u gljive s iskusnim gljivarima i učimo koje su jestive. | foraging
Postavljamo cijevi za navodnjavanje bašte. | irrigation
Kalemimo šljive po starim voćnjacima. | tree-care
Pravimo solarni punjač za telefone. | solar
Zaptivamo prozore da se manje grije. | energy-efficiency
Vatrogasci nas uče kako se gasi početni požar. | fire-safety
Vježbamo evakuaciju škole sa civilnom zaštitom. | emergency-response
Svakog četvrtka imamo jogu na travi. | fitness
Bicikliramo niz Neretvu s grupom osnovaca. | cycling
Šahisti iz kluba uče osnovce prve poteze. | chess, teaching
Skejteri grade rampu i uče mlađe trikove. | skateboarding, teaching
Organizujemo akciju dobrovoljnog darivanja krvi. | blood-donation
Pratimo slijepe osobe na izlet i opisujemo im put. | accessibility-aid
Ulaz u školu dobit će rampu za kolica koju sami gradimo. | accessibility-aid
Knjige za slijepe prepisujemo na Brajevo pismo. | braille
Kako se nositi s tremom pred ispit učimo kroz vježbe disanja. | mental-health
Protiv vršnjačkog nasilja snimamo poruke i vješamo ih po školi. | nonviolence
Djevojčice ohrabrujemo da upišu tehničke škole. | gender-equality
Matematiku vježbamo kroz igre i zagonetke. | maths
U parku gledamo zvijezde kroz teleskop. | astronomy
Izvodimo oglede iz hemije pred osnovcima. | science-experiments
Pomažemo djeci oko zadaće svako popodne. | teaching
Njemački učimo dvaput sedmično s Amrom koja je odrasla u Beču. | german
Otvaramo uličnu biblioteku i svi mogu uzeti knjigu. | library-work
Čitalački klub svaki mjesec bira novu knjigu. | reading-promotion
Istražujemo kako je nastao rudnik i ko je u njemu radio. | local-history, research
Čistimo nišane i stećke četkama po uputi konzervatora. | heritage
Simuliramo sjednicu općinskog vijeća. | law-debate
Prijavljujemo rupe i divlje deponije komunalnoj službi. | environment-law
Razgovaramo s vršnjacima iz Mostara o tome kako oni žive. | intercultural
Obilazimo džamiju, crkvu i sinagogu. | religious-culture
Idemo na omladinsku razmjenu u Sloveniju. | eu-programmes
Pričamo bajke djeci u bolnici i nosimo im crvene noseve. | storytelling, caregiving
Debatujemo o tome treba li školi uniforma. | debating
Pravimo lutke od filca i s njima igramo predstavu. | puppetry, acting
Režiju potpisuje Selma, koja to prvi put radi. | directing
Žongliramo i hodamo na štulama. | juggling-circus
Smišljamo pitanja za kviz o BiH. | magic-quiz
Puštamo muziku i pravimo svoje bitove. | dj
Vježbamo tri pjesme za nastup benda. | band-play
Sevdah učimo od najstarijeg pjevača u gradu. | traditional-music
Uvodimo kamere i strimujemo utakmicu. | streaming
Slažemo stranice časopisa i šaljemo ga u štampariju. | layout
Ispravljamo greške u tekstovima prije štampe. | editing-text
Intervju sa trenerom objavit ćemo u školskim novinama. | journalism, interviewing
Radio emisiju vodimo svake srijede uživo. | radio
Skeniramo stare novine i slažemo ih po godinama. | archiving
Obrađujemo slike na računaru. | photo-editing
Crtani film radimo od plastelina, sličicu po sličicu. | animation
Sitoštampom štampamo majice. | printmaking
Vodimo računa da se svi čuju. |
Tim je raspoložen i vrijedan. |
U maju je matura pa imamo pauzu. |
Stari dom služi kao skladište. |
Svi materijali ostaju školi. |
Kroz prozor se vidi stara željezara. |
Partneri su nam škola i Crveni krst. |
Naš stari mentor preselio je u Njemačku. |
Gosti kuhaju sebi. |
Prvi dio radimo u aprilu, drugi u junu. |
Snimak koncerta dat će nam televizija. |
Dodjela nagrada je u petak. |
Za djecu je ulaz besplatan. |
Nismo sigurni hoće li šator izdržati vjetar. |
Možda ćemo jednog dana imati i radio. |
Krojačica iz ulice popravit će zavjese. |
U aprilu raspisujemo poziv za volontere i pravimo raspored za sve subote. | volunteer-coordination, task-division
Lamija vodi blagajnu i svaki račun lijepi u svesku. | bookkeeping
Sastajemo se s direktorom muzeja da dogovorimo prostor. | partnership
Devet djevojčica uči voditi kameru i praviti kadar. | filming
U sali mjesne zajednice montiramo ono što smo snimili. | video-editing
Na premijeri će film najaviti autori i odgovarati na pitanja iz publike. | public-speaking
Djeca crtaju svoju ulicu kakvu bi željela. |
Komšije donose alat, a mi nosimo šut i popravljamo ogradu. | demolition-clearing, carpentry
Prije sadnje kopamo rupe i nosimo zemlju. | gardening
Volonteri objašnjavaju komšijama zašto se plastika odvaja. | waste-sorting, campaigning
Stare kompjutere rastavljamo i od tri pravimo jedan koji radi. | telecom-assembly, electronics-repair
Profesor informatike nam pokazuje kako se postavlja operativni sistem. | networks-it
Polaznici pišu svoj prvi program i puštaju ga pred roditeljima. | programming
U sedmici poslije festivala pišemo šta je bilo dobro, a šta ne. | monitoring
Na svakom treningu mjerimo koliko je ko napredovao. | monitoring
Slušamo kritiku i govorimo jedni drugima šta možemo bolje. | giving-feedback
Tim od četvero ljudi vodi deset volontera. | leadership, volunteer-coordination
Naučit ćemo govoriti pred punom salom. | public-speaking
Dvije članice vode radionicu o maskama od gipsa. | workshop-facilitation
Bojimo maske i izlažemo ih u izlogu. | exhibition
Slikamo akvarelom na obali Une. | painting-art
Vez učimo od tri nane iz Lukavca. | knitting
Glinu donosimo s obale i od nje oblikujemo posude. | pottery
Na radionici učimo graditi zid od suhog kamena. | masonry
Most od drveta popravljamo zajedno s mještanima. | carpentry
Lovci nam pomažu da obilježimo stazu. | trail-building
Na jezeru veslamo u kajacima. | river-skills
Izviđači uče djecu da čitaju kompas i kartu. | hiking, teaching
U stakleniku uzgajamo rasad paprike i paradajza. | farming, gardening
Sok od bazge punimo u flaše i lijepimo etikete. | food-preservation, packaging
Na etiketi piše ko je sok napravio. |
Sok prodajemo na pijaci i bilježimo prodaju. | sales
Zaradu dijelimo na pola: pola za materijal, pola za izlet. |
Ime proizvoda smislili smo zajedno. | branding
Pripremamo priču za radio o ljudima koji su otišli. | radio
Uz pomoć novinarke učimo kako postaviti dobro pitanje. | interviewing
Obišli smo sve nastavnike i zamolili ih da nam ustupe čas. |
Na stranici škole objavljujemo raspored. |
Objašnjavamo đacima kako da ne ostave lozinku bilo gdje. | cybersecurity, teaching
Igrom uloga vježbamo razgovor s teškim gostom. | customer-service
Polaznice uče praviti frizuru i šminku za maturu. | hairdressing
U kuhinji pratimo recept i mjerimo sastojke. | cooking
Volonteri nose stolice, lijepe strelice i pokazuju put. |
Pratimo stare ljude do ljekara. | elder-care
U domu za starije svakog petka čitamo novine naglas. | elder-care
Djeci s autizmom pravimo miran kutak na festivalu. | inclusion
Svako dijete ima svog volontera koji mu pomaže u igri. | childcare
Kad neko plače, sjednemo s njim i slušamo. | empathy, active-listening
Pišemo projekat za drugi krug finansiranja. | grant-writing
Prije potpisivanja čitamo ugovor rečenicu po rečenicu. | legal-basics
Procjenjujemo šta može poći po zlu i ko će tada reagovati. | risk-assessment
Alat zadužujemo na ime i vraćamo očišćen. | warehouse
Rokove pratimo na velikom kalendaru u hodniku. | time-management
Šaljemo zahtjeve firmama koje bi mogle donirati boju. | email-writing, fundraising
Djecu prevoze roditelji. |
Prošli put nam je ozvučenje otkazalo. |
Svi učesnici dobijaju užinu i sok. |
Nadamo se da će se više mladih javiti sljedeće godine. |
Pjesmu za špicu dao nam je bend iz Tuzle. |
Ljekarka iz doma zdravlja provjerit će kutije prve pomoći. |
Na zidu visi stara karta grada. |
Trener insistira na disciplini. |
Komšija ima pilu i bušilicu. |
Fotograf dolazi u petak. |
Voda nam treba za bazen. |
Kurs traje šest sedmica. |
Svaki dan počinje doručkom. |
U centru grada nema nijedne klupe u hladu. |
Knjižara nam je poklonila pedeset slikovnica. |
Vodimo se time da je svako dobrodošao. |
Radimo od devet do dva. |
Sala prima osamdeset ljudi. |
Amila i Jasna kroje haljine od starih zavjesa za modnu reviju. | sewing, upcycling, fashion-design
Najprije razgovaramo sa stanarima zgrade pa zajedno biramo boju fasade. | neighbour-relations, decision-making
Učenici trećeg razreda mjere buku pored ceste i upisuju je u tabelu. | data-collection, spreadsheets
Za dan škole pripremamo kratku predstavu i sami šijemo kostime. | acting, costume, sewing
Volonteri prolaze obuku prije nego što počnu raditi s djecom. | volunteer-coordination
Snimamo zvukove čaršije i od njih slažemo muziku. | sound-recording
Haris programira rampu koja se sama podiže. | programming
U radionici uče kako se popravlja stara bicikla i mijenja guma. | bicycle-repair
Svake nedjelje vodimo starije sugrađane u šetnju. | elder-care
Dogovaramo s pekarom da nam hljeb daje po nižoj cijeni. | negotiation
Pišemo pjesme o gradu i čitamo ih na otvorenom mikrofonu. | creative-writing, public-speaking
Uređujemo dvorište škole: sadimo grmlje i slažemo staze od kamena. | landscaping, gardening, masonry
Djevojke vode blog o ženama u nauci. | journalism, gender-equality
Fotografije obrađujemo i štampamo za izložbu u galeriji. | photo-editing, exhibition
Zajedno s vatrogascima pravimo plan evakuacije. | emergency-response
Ekipa za prvu pomoć dežura na svakoj utakmici. | first-aid
Pripremamo pitanja i intervjuišemo direktore firmi. | interviewing
Mladi uče kako od ideje doći do malog biznisa. | entrepreneurship
Na štandu kuhamo kafu i prodajemo kolače koje smo ispekli. | barista, sales, baking
Vodimo tri mlađe grupe kroz vježbe dodavanja i šuta. | sport-coaching, leadership
Postavljamo mreže, crtamo linije i uređujemo teren za odbojku. | playground-building
Svako od članova uči drugog ono što zna. | peer-education
Učesnici smišljaju nazive, crtaju ambalažu i određuju cijenu. | branding, graphic-design, pricing
Vodič kroz stari grad napisali smo na tri jezika. | translation, curriculum
Kroz pozorišne vježbe mladi se oslobađaju treme. | acting, mental-health
Pravimo plan rada i svaki petak gledamo dokle smo stigli. | project-planning, monitoring
Na kraju objavljujemo kratak video sa svim trenucima. | content-creation
Spremamo hranu za pse iz azila i izvodimo ih u šetnju. | animal-care
Kako napisati oglas i fotografisati proizvod uči nas Mirza. | copywriting, photography
Poslije poplave čistili smo podrume starijim komšijama. | cleanup, elder-care
Sortiramo odjeću koju ljudi doniraju i slažemo je po veličini. | second-hand
Djecu s teškoćama uključujemo u sve igre. | inclusion
Gledamo filmove o ljudskim pravima i o njima raspravljamo. | legal-basics, debating
Na karti označavamo mjesta gdje kolica ne mogu proći. | surveying-space
Lijepimo stare novine, bojimo ih i od njih pravimo posude. | upcycling
Mehaničar nas uči kako se mijenja ulje. | car-mechanics
Priču o projektu slažemo u strip. | illustration
Objašnjavamo učenicima kako nastaje dezinformacija. | critical-thinking, teaching
Kod nane u bašti učimo koje bilje liječi. | herbs
Sve troškove upisujemo istog dana. | bookkeeping
`;
