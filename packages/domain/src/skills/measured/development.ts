/** Sentences by which the rules were tuned: a text, and the skills that it speaks of. */
export const developmentSet = `
Emir računa koliko panela treba i traži tri ponude. | budgeting, procurement
Tarik dijeli posao na četiri subote. | task-division
Volonteri uče od stolara kako se reže i lijepi panel. | panel-work
Na kraju zovemo komšije da kažu čuje li se bubanj. | neighbour-relations
Ko bude svirao potpisuje pravila sobe. | consensus, instrument
Ne znamo montirati video. |
Ne znamo montirati video, pa idemo na radionicu. | video-editing
Plaćamo grafičaru da dizajnira plakat. |
Snimamo kratki film o našoj ulici i montiramo ga sami. | filming, video-editing
Brusimo stare daske i sklapamo klupe. | carpentry
Farbamo zidove učionice. | painting-walls
Sadimo lipe duž šetališta. | tree-planting
Vodimo Instagram profil projekta. | social-media
Djeca prave kolače za prodaju. | baking, sales
Prodajemo kolače na štandu. | sales
Odbor se sastaje svake subote. |
Autobus kreće u osam sati. |
Stolarska škola nam daje prostor. |
Lejla piše zapisnik sa svakog sastanka. | record-keeping
Zovemo firme i tražimo sponzore. | fundraising, phone-calls
Učimo prvu pomoć u Crvenom križu. | first-aid
Vodimo radionice za osnovce. | workshop-facilitation
Starijima donosimo obroke na kuću. | delivery, elder-care
Pečemo palačinke za cijelu školu. | baking
Intervjuišemo stare rudare i digitalizujemo fotografije. | interviewing, archiving
Pravimo web stranicu našeg kluba. | web-development
Organizujemo turnir u malom fudbalu. | event-organising
Sudije dolaze iz saveza. |
U našem gradu nema pozorišta. |
Nedostaje nam neko ko zna programirati. |
Ozvučenje iznajmljujemo od kluba. |
Postavljamo rasvjetu i ozvučenje na bini. | lighting, sound-mixing
Čistimo obalu Bosne. | cleanup
Prijevoz opreme organizuje Adnan. | logistics
Kostime šijemo same. | sewing, costume
Vodimo evidenciju troškova. | bookkeeping
Ajla dizajnira plakate. | graphic-design
Budžet piše Amar. | budgeting
Predstavljamo ideju pred općinskim vijećem. | public-speaking
Orezujemo stare jabuke. | tree-care
Svaka prijava ima tri strane. |
Željeli smo mjesto gdje možemo sjediti. |
Dogovaramo saradnju s bibliotekom. | partnership
Popravljamo stare bicikle i poklanjamo ih đacima. | bicycle-repair
Mjerimo kvalitet zraka senzorima. | air-quality
Kuhamo ajvar i pakujemo tegle. | food-preservation, cooking, packaging
Markiramo planinsku stazu. | trail-building
Sviramo u školskom orkestru. | band-play, instrument
We build benches from old pallets. | carpentry, upcycling
Sara writes the budget and compares three offers. | budgeting, procurement
Volunteers paint the walls of the classroom. | painting-walls
We do not know how to edit video. |
We pay a company to build the stage. |
The children learn to swim. | sport-practice
We film interviews with old miners. | filming, interviewing
Our team runs workshops for pupils. | workshop-facilitation
We sell homemade cakes at the market. | sales
The bus leaves at eight. |
Nobody in our town has a cinema. |
We clean the river bank every Saturday. | cleanup
They plant trees along the road. | tree-planting
Participants learn first aid. | first-aid
We recruit volunteers and divide the tasks. | volunteer-coordination, task-division
The school lends us a room. |
Amina designs posters and runs our Instagram page. | graphic-design, social-media
We cook lunch for forty people. | cooking
We look for sponsors and write to companies. | fundraising
We need someone who can sew. |
Old people teach us to weave carpets. | teaching, knitting
We repair old bikes. | bicycle-repair
A hall was closed ten years ago. |
We collect data about traffic and make charts. | data-collection, data-analysis
Postavljamo gipsane ploče i gletujemo zidove. | panel-work, painting-walls
Mijenjamo stare utičnice zajedno s električarom koji nas uči. | electrical
Tim se nalazi svakog petka i odlučuje ko šta radi te sedmice. | task-division
Naš sugrađanin je poznati slikar. |
Sa djecom pravimo maske i kostime za karneval. | costume
Srednjoškolci uče osnovce svirati gitaru. | teaching, instrument
Hor vježba četvrtkom u kapeli. | choir
Grad je obećao novo igralište. |
Igralište sami uređujemo i postavljamo koševe. | playground-building
Pjesme koje napišemo snimit ćemo u studiju. | songwriting, sound-recording
Trošak prevoza pokriva škola. |
Učesnici crtaju plan sobe i mjere zidove. | measuring
Ekipa se podijelila u tri grupe, svaka ima vođu. | task-division
Volonteri čuvaju djecu dok roditelji slušaju predavanje. | childcare
Mladi glumci pripremaju predstavu o prijateljstvu. | acting
Lijepimo plakate po gradu. | marketing
Razgovaramo s direktorom škole o sali. | partnership
Svaki dan objavljujemo priče na Instagramu. | social-media
Banka je odobrila naš zahtjev. |
Djevojčice uče programirati igrice. | programming, game-development
U kuhinji pripremamo sendviče za sve učesnike. | cooking
Vodič nas vodi kroz tvrđavu. |
Mi vodimo turiste kroz tvrđavu. | tour-guiding
Zimi u sali bude osam stepeni. |
Učimo kako napisati molbu općini. | email-writing
Fotografišemo stare zanatlije i pravimo izložbu. | photography, exhibition
Otvaramo malu radnju s nakitom koji same pravimo. | jewellery, entrepreneurship
Odvajamo plastiku i papir u svakoj učionici. | waste-sorting
Presađujemo rasad i zalijevamo plastenik. | gardening, farming
Uče se pravila fair playa. |
Instrumente iznajmljujemo. |
Klub broji trideset članova. |
Vještine koje steknemo ostaju nama. |
Vodimo zapisnik o radu i pišemo završni izvještaj. | record-keeping, report-writing
Snalazimo se kad nešto zapne. | problem-solving
Kupili smo novu peć i kuhinju. |
Prošle godine smo organizovali koncert. | event-organising
Kroz igre povjerenja se upoznaju i opuste. |
Emina drži treninge odbojke za djevojčice. | sport-coaching
Ljudi s invaliditetom dobijaju pratnju volontera. | accessibility-aid
Na otvorenju govore Sara i Tarik. | public-speaking
Uređujemo park ispred bolnice. | landscaping
Otac jednog člana ima stolarsku radionicu. |
Pravimo kućice za ptice. | carpentry
Volonteri postavljaju šatore i bine. | stage-management
Šijemo zavjese za salu. | sewing
Vodimo kviz o historiji grada. | hosting, local-history
Aplikaciju za prijavu rupa na cesti programira Haris. | programming, app-development
Vozač ima dozvolu B kategorije. |
Sami pečemo keramiku. | pottery
Sestra mi studira medicinu. |
Dva puta sedmično držimo instrukcije iz fizike. | teaching
Razgovor s komšijama prije svega. | neighbour-relations
Amar traži popust kod dobavljača. | negotiation
Spremamo stolove, brojimo stolice, čekamo ljude. |
Učesnici dobiju majice. |
Majstori iz firme ugrađuju vrata. |
Pokazat ćemo im kako se pravi vodeni filter. |
Na radiju čitamo vijesti koje smo sami napisali. | radio, journalism
We write a script and shoot a short film. | screenwriting, filming
My sister dances very well. |
Participants build a robot and code it. | robotics, programming
There is no playground on our side of the river. |
We restore the old playground. | playground-building
Volunteers help in the kitchen and wash the dishes. | housekeeping
We record a song in the studio. | sound-recording
Nobody wants to live here. |
Students teach grandparents how to use the internet. | computer-basics, teaching
We will sand and varnish the benches. | carpentry
The volunteers look after the children while parents talk. | childcare
We interview shop owners about their prices. | interviewing
The train stops at our village. |
We put up posters and post on social media. | marketing, social-media
Every team member says what they can do. |
We keep a diary of the garden. | record-keeping
The garden has twelve beds. |
We grow tomatoes and peppers. | gardening
The participants draw comics about their street. | illustration
We will make a short animation. | animation
The workshop has no windows. |
We run a quiz night in the club. | hosting
They learn to swim and row. | sport-practice
Our teacher translates for us. |
We collect signatures for a safer crossing. | advocacy
We present our results to the town council. | public-speaking
The prize is a trip to Vienna. |
We compare prices and order the paint. | procurement
The girls rehearse every evening with the band. | band-play
We fix what is broken. |
We make soap and candles for the fair. | soap-candles
We rent a van for two days. |
Volunteers carry chairs. |
We organise a clean-up of the lake. | cleanup
Everyone writes one poem. | creative-writing
We will teach kids to play chess. | teaching, chess
We share the tasks and keep to the deadline. | task-division, time-management
We ask people how they liked it and write a report. | survey, report-writing
We renovate an old room for rehearsals. | interior-design
A lawyer explains our rights. |
We dig, plant and water. | gardening
The kids learn about plants and animals of the forest. | biodiversity
Plakat nam crta rođak. |
Ajvar kuhaju naše majke i mi s njima. | food-preservation
Učenici su izmjerili učionicu i nacrtali raspored namještaja. | measuring
Sami ćemo oličiti hodnik i promijeniti brave. | painting-walls
Posadićemo lavandu i kadulju na okuci. | gardening
Na radionici se pravi sapun. | soap-candles
Mladići s roditeljima grade tribine. | playground-building
Svako jutro prebrojimo posjetioce i upišemo ih u svesku. | record-keeping
Djecu iz vrtića vodimo u šumu i pokazujemo im tragove životinja. | nature-guiding
Iz grada je otišlo pola generacije. |
Učimo stariju djecu da budu medijatori u svađama. | conflict-resolution, teaching
Na snimanju nam pomaže televizija. | filming
Članice kluba vezu stare motive i prodaju ih turistima. | knitting, sales
Napravit ćemo kratki vodič kroz grad za turiste. | curriculum
Prodajemo karte na ulazu. | front-desk
Volonteri na ulazu prodaju karte i broje ljude. | front-desk, data-collection
Prva generacija volontera obučava drugu. | peer-education, volunteer-coordination
Kod kuće svi imaju internet. |
Zapisujemo stare recepte od nana. | interviewing
Snimamo stare pjesme koje pamte još samo dvije žene. | sound-recording
Tabele i račune sređuje Irma. | bookkeeping, spreadsheets
Uz gitaru pjevamo sevdalinke. | singing, traditional-music
Momci su naučili variti i sami prave stalke. | welding
Za kostime zadužena je Amila. | costume
Popravka točkova, kočnica i lanaca. | bicycle-repair
Zidove smo premazali vodoodbojnom bojom. | painting-walls
Djevojke iz ekipe drže predavanja o menstrualnom zdravlju. | health-promotion, teaching
Na času građanskog smo učili o pravima djece. | legal-basics
Prijatelj mog oca vodi stolariju. |
Dvoje nas svaki dan odgovara na poruke i komentare. | social-media
Priprema se veliki koncert. | event-organising
Voda u izvoru je čista. |
Pozivnice, plakati i majice: sve crta Lana. | graphic-design
Djeca prave zmajeve od papira. |
Roditelji nam voze opremu. |
Poslije svake radionice popunjavaju upitnik. | survey
Prvo slušamo šta ljudima treba, pa onda crtamo plan. | active-listening
Dogovaramo se s komunalnim preduzećem ko kosi travu. | partnership
Pravimo raspored dežurstava za ljeto. | task-division
Ljeti radimo sa djecom izbjeglicama i učimo ih plivati. | teaching, sport-practice
Smišljamo zadatke za potragu po gradu. | magic-quiz
Izložbu postavljamo u hodniku škole. | exhibition
Novi članovi uče od starih. | mentoring
Igra se svake nedjelje. |
Ovo je naš drugi projekat. |
Prevodimo titlove za film. | translation, digital-accessibility
Svirka počinje u devet. |
Majice štampa firma iz Doboja. |
Fudbaleri treniraju na asfaltu. | sport-practice
Tri člana idu na kurs za sudije. | refereeing
Čitamo naglas starima u domu. | elder-care
Autobusku stanicu smo oslikali s razredom. | mural
Kuharica nam pokazuje kako se mijesi tijesto. | baking
Odlučili smo glasanjem. | decision-making
Kuća je puna. |
Istraživanja pokazuju da mladi odlaze zbog dosade, a ne samo zbog posla. |
Po statistici općine ovdje živi 3200 ljudi mlađih od 25 godina. |
Društvene mreže su nam jedino mjesto gdje se družimo. |
Rizici su kiša i kašnjenje dostave. |
Kuhinja je u lošem stanju i nema vode. |
Čas plesa u gradu košta 60 maraka, što mi ne možemo platiti. |
Naša škola nema fiskulturnu salu. |
Most su zavarili prije dvadeset godina i sada hrđa. |
Program kina objavljuje se petkom. |
Nogometni klub iz našeg mjesta igra u drugoj ligi. |
Planinarsko društvo ima svoj dom na Konjuhu. |
Električar iz općine spojit će rasvjetu. |
U blizini je benzinska pumpa i autobuska stanica. |
Festival traje tri dana i održava se na tvrđavi. |
Trebaju nam stolovi, stolice i jedan frižider. |
Fotografije nam je poslao arhiv grada. |
U parku već postoji česma, ali ne radi. |
Kupit ćemo dvije kamere i stativ. |
Muzička škola nam ustupa salu. |
Na radionici će biti petnaestoro djece. |
Prevoz učesnika organizuje općina. |
Prošle godine poplava je odnijela našu pješačku stazu. |
Oko 300 ljudi vidjelo je predstavu. |
Umjetnica iz Mostara pokloniće nam jednu sliku. |
Roditelji se boje da će djeca pasti s ograde. |
Majstori završavaju krov u maju. |
Ne znamo programirati, ali znamo ko zna. |
Škola nam daje učionicu i internet. |
Zid je ispucao i pun grafita. |
Zbog buke stanari ne žele koncerte poslije deset. |
Dobili smo podršku mjesne zajednice i omladinskog centra. |
Ljudi bacaju smeće u rijeku. |
Stari ljudi kod nas žive sami i rijetko izlaze. |
Prevodilac za znakovni jezik košta 200 KM. |
Trener ima licencu i radi u klubu. |
Bašta kafića je prepuna, a biblioteka prazna. |
Koncert zatvara sezonu. |
Nastavnica biologije podržava projekat. |
U budžetu je i 300 KM za boju. |
Rok za završetak je kraj augusta. |
Sarađujemo s udruženjem Crvena jabuka. |
Web stranica općine nema ništa o tome. |
Kamera je pokvarena, pa smo je vratili. |
Voditelj kluba prestao je dolaziti. |
Klub pisaca zatvoren je 2019. |
Na ulazu stoji zaštitar. |
Ambulanta radi dva sata dnevno. |
Nabavit ćemo lopte, mreže i dresove. |
Biblioteka ima 4000 knjiga, većinom starih. |
Kad bi postojao kino klub, dolazili bismo svaki dan. |
Plesna grupa ostala je bez sale. |
Hor penzionera pjeva na otvaranju. |
Mještani kažu da je voda nekad bila čista. |
Cijena karte je simbolična, pet maraka. |
Djeca ne smiju sama preko puta. |
Jedna firma donira drvo. |
Imamo ključ i dozvolu. |
Igralište je osvijetljeno do ponoći. |
Neko je ukrao bicikle iz podruma. |
Svi su dobro došli, bez obzira na vjeru i jezik. |
Djevojčice prave nakit od perli. | jewellery
Sijemo travu i sadimo ruže oko spomenika. | gardening
Pravimo anketu među srednjoškolcima i objavljujemo rezultate. | survey
Volonteri čiste korito potoka i razvrstavaju otpad. | cleanup, waste-sorting
Ja vodim računovodstvo i pazim da račune ne izgubimo. | bookkeeping
Članovi tima dijele letke i pričaju s prolaznicima. | campaigning
Na štandu prodajemo med i objašnjavamo kako nastaje. | sales, honey-products
Trenirat ćemo mlađe dječake u košarci. | sport-coaching
Učimo mlade da prepoznaju nasilje na internetu. | teaching, cybersecurity
Tumačimo turistima priču o Starom mostu. | tour-guiding
Farbamo zidove učionice i pravimo police. | painting-walls, carpentry
Lemimo senzore i učimo kako radi Arduino. | electronics, robotics
Popravljamo ogradu i mijenjamo trule daske. | carpentry
Prevodimo natpise na engleski i njemački. | translation
Radimo frizure za mature. | hairdressing
Tokom snimanja vodimo računa o svjetlu i zvuku. |
Volonteri dočekuju goste i dijele programe. | customer-service
A carpenter will build the stage. |
A photographer from Sarajevo will take pictures of the opening. |
We translate leaflets into English and German. | translation
Nobody here knows how to weld. |
Our band writes its own songs. | songwriting
`;
