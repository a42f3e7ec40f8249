/** A hundred sentences in Bosnian by which the matcher is measured; never used for tuning. */
export const heldOutBhs = `
Prvo ćemo sami okrečiti podrum i oprati sve prozore. | painting-walls, housekeeping
Kenan i Sara montiraju snimke i svake sedmice izbacuju novu epizodu podkasta. | video-editing, podcasting
Djeca iz našeg naselja kroz igru uče osnovna pravila u saobraćaju. | road-safety
Škola je napravljena 1974. godine i od tada nije obnavljana. |
Volonteri pomažu bakama i djedovima da se snađu na pametnom telefonu. | computer-basics, elder-care
Jednom sedmično skuhamo veliki lonac graha i podijelimo ga ljudima sa ulice. | cooking, serving
Nema nas puno, ali smo uporni. |
Hana crta strip o ženama iz našeg grada, a Vedad ga uređuje i priprema za štampu. | illustration, layout
Od palica za sladoled i kartona djeca sklapaju makete starih kuća. | model-making
Pozvali smo i načelnika općine na otvorenje. |
Sadimo borovnice na zapuštenoj parceli iza doma. | farming
Zasadićemo sto mladica hrasta na goleti iznad sela. | tree-planting
Ekipa će obilaziti komšije od vrata do vrata i pitati ih šta im treba. | neighbour-relations
Bend nam svira besplatno jer su to naši drugari. |
Vježbamo tri puta sedmično za nastup s tamburaškim orkestrom. | band-play
Trener iz kluba drži nam časove plivanja. | sport-practice
Na kraju dana čistimo salu i slažemo stolice. | housekeeping
Cijeli program vode Nejra i Dino, koji nikad prije nisu stajali pred publikom. | hosting, public-speaking
Učimo kako se pravi sapun od domaćeg maslinovog ulja. | soap-candles
Radionica traje dva sata i besplatna je za sve. |
Polaznici prolaze obuku iz prve pomoći i dobiju certifikat. | first-aid
Skupljamo stari papir po školama i vozimo ga u reciklažno dvorište. | waste-sorting
Potpisali smo ugovor s Domom kulture o korištenju sale. | legal-basics
Majstor Mirso će nam pokazati kako se postavljaju pločice. | tiling
Kupujemo dva nova laptopa i projektor. |
Popisat ćemo svako stablo u parku i unijeti ga na kartu. | biodiversity, surveying-space
Svaki član tima ima svoju ulogu i zna šta radi. | task-division
Tri djevojke iz tima programiraju robota koji razvrstava čepove. | programming, robotics
U selu živi još samo četrdeset ljudi. |
Svi zajedno smišljamo logo i biramo boje. | graphic-design
Djeca iz vrtića su oslikala zid pored autobuske stanice. | mural
Planiramo sve korake unaprijed, od dozvola do otvorenja. | project-planning
Volonteri dijele letke na pijaci i razgovaraju s prolaznicima. | marketing
Napravili smo upitnik i dobili 214 odgovora. | survey
Rezultate ankete sređujemo u Excelu i pravimo grafikone. | spreadsheets, data-analysis
Niko od nas ne zna svirati, samo volimo muziku. |
Ne znamo još kako se piše scenarij, ali ćemo to naučiti na radionici sa rediteljem. | screenwriting
Zvuk i svjetlo nam radi profesionalna firma iz Sarajeva. |
Nakon škole pomažemo osnovcima oko zadaće iz matematike. | teaching, maths
Mladi iz dva entiteta žive zajedno sedam dana i upoznaju običaje jedni drugih. | intercultural
Lamija uči mlađe kako da brane i grade argumente na debati. | debating, teaching
Svake subote šetamo pse iz azila. | animal-care
Naša profesorica biologije je najbolja na svijetu. |
Selma vodi računa o novcu i čuva svaki račun. | bookkeeping
Obići ćemo pet firmi i zamoliti ih da nas podrže sponzorstvom. | fundraising
Za čas plesa dolazi trenerica iz Zenice. | dance
Učesnici kroz pozorišne vježbe uče da se oslobode treme. | acting
Pekara preko puta nam poklanja kifle. |
Bicikle koje ljudi bace popravimo i poklonimo djeci iz siromašnih porodica. | bicycle-repair
Postavićemo solarnu klupu ispred gimnazije. | solar
Potrebna nam je dozvola općine. |
Ilma i Faris snimaju razgovore s ljudima koji su radili u rudniku. | interviewing
Pletemo šalove i kape za djecu iz sigurne kuće. | knitting
Cure iz odjeljenja šiju platnene torbe od starih zavjesa. | sewing, upcycling
Muzej je otvoren radnim danom do tri. |
Pokosili smo travu i napravili cvjetne gredice oko spomenika. | landscaping, gardening
Dino radi dizajn majica, a štampamo ih u školskoj radionici. | graphic-design, printmaking
Djeca će kroz eksperimente vidjeti kako nastaje struja. | science-experiments
Mapiramo sva mjesta u gradu gdje ne može proći osoba u kolicima. | surveying-space
Uređujemo čitaonicu u staroj trafici. | interior-design
Uz pomoć bibliotekarke razvrstavamo hiljadu knjiga po žanrovima. | library-work
Sjedimo i pričamo. |
Raspored smjena pravi Tarik i šalje ga svima petkom. | task-division
U petak uveče imamo filmske projekcije na zidu zgrade. | projection
Naučili smo kako da prepoznamo lažne vijesti na internetu. | critical-thinking
Ona piše pjesme od svoje desete godine. | creative-writing
Pola tima radi s volonterima i uvodi ih u posao. | volunteer-coordination
Od tri ponude za boju biramo najbolju. | procurement
Učesnici sami kuhaju večeru i peru suđe. | cooking
Planinarsko društvo nam posuđuje šatore. |
Očistićemo i ponovo obilježiti stazu do vodopada. | trail-building
Na sajmu prodajemo med i teglice koje smo sami ukrasili. | sales
Pregovarali smo oko cijene autobusa i dobili popust. | negotiation
Mladi pišu svoje prve tekstove i intervjue za lokalni portal. | journalism, interviewing
Tim se sastoji od šest srednjoškolaca. |
Gradimo drvenu pozornicu u dvorištu. | carpentry, stage-management
Na radionicama se priča o stresu, anksioznosti i kako tražiti pomoć. | mental-health
Merima prevodi cijeli sajt na engleski. | translation
Folkloraši uvježbavaju nove koreografije za ljetnu smotru. | folklore, dance
Dvorana nema grijanja. |
Penzionerima nosimo lijekove i namirnice kad je led. | delivery, elder-care
Svi učesnici moraju donijeti patike. |
Djecu sa Daunovim sindromom uključujemo u sve igre i radionice. | inclusion
Organizujemo humanitarni turnir u odbojci i sami sudimo. | event-organising, refereeing
Digitalizovat ćemo stare razglednice i porodične albume. | archiving
Predstavit ćemo projekat na javnoj raspravi u mjesnoj zajednici. | public-speaking, civic-participation
Emina vodi TikTok i svaki dan snima kratke klipove sa gradilišta. | social-media, filming
Učenici uče jedni druge njemački kroz igre i razgovor. | german, peer-education
Ljudi će napokon imati gdje sjesti. |
Uzimamo uzorke vode iz rijeke i šaljemo ih u laboratoriju. | water-testing
Kad se posvađamo, sjednemo i dogovorimo se. | conflict-resolution
Zajedno smo glasali koju ideju da prijavimo. | decision-making
Mentorica iz udruženja nam pomaže s budžetom. | budgeting
Gledamo utakmice na velikom platnu. |
Adi lemi senzore i pravi malu meteorološku stanicu. | electronics
Berba lavande je u julu i u njoj učestvuje cijelo selo. | farming
Pričamo priče djeci na odjelu pedijatrije i pravimo im lutke. | storytelling, puppetry, caregiving
Treba zamijeniti krov i stolariju. |
Dočekujemo goste, upisujemo ih i dijelimo im bedževe. | front-desk
Volonteri u prslucima paze na red i pomažu ljudima da nađu mjesto. | crowd-safety
`;
