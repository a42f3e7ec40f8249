/** English sentences as teams write them of their activities, by which the rules were tuned too. */
export const developmentActivitiesEn = `
Before the opening we sand the floor and paint the walls ourselves. | painting-walls
Lejla and Tarik measure the room and draw where everything goes. | measuring
We turn old pallets into benches for the yard. | carpentry, upcycling
Every Saturday volunteers water the beds and pull weeds. | gardening
The kitchen crew cooks beans for everyone who works. | cooking
We practise pitching the idea to a jury. | public-speaking
Ajdin writes to the municipality to ask for a permit. | email-writing, legal-basics
We ask three shops for quotes and pick the best. | procurement
Selma fills in the table of expenses each week. | bookkeeping, spreadsheets
Participants learn the basics of photography and make a series of five pictures. | photography
Then we cut the footage and add music. | video-editing
Volunteers welcome participants and check them in at the door. | front-desk, customer-service
Children will learn to cross the road and read traffic signs. | road-safety
We stamp and catalogue the donated books. | library-work
Medical students show us how to stop bleeding and do CPR. | first-aid
The council will pave the path. |
We clear the trail to the waterfall and put up signposts. | trail-building
At the end of each month we write a short report on spending. | report-writing
The coordinator makes the shift schedule. | task-division
We show pensioners how to make video calls. | computer-basics, teaching
Everyone can taste bread from our oven. |
We compost leaves and kitchen scraps. | composting
A biologist will give a lecture about otters. |
We count birds on the lake and enter them in a database. | biodiversity, data-collection
Young people build beehives and learn how to look after bees. | beekeeping
We referee the younger league. | refereeing
The tournament lasts two weekends. |
Girls practise volleyball twice a week with older players. | sport-practice
We draw a comic about the river and print two hundred copies. | illustration, printmaking
The art teacher looks at the drawings. |
Two street artists teach us to paint a mural. | mural
We sew cloth bags and screen print a logo on them. | sewing, printmaking
The bags are ordered from a factory. |
We ask older neighbours what the street used to be like and write down their stories. | interviewing, neighbour-relations
The museum lent us display cases. |
We set up an exhibition of old postcards. | exhibition
For each picture we write a short description in two languages. | copywriting
We moderate a discussion between young people and councillors. | hosting
We gather signatures for a night bus. | advocacy
Ena prepares the Instagram posts. | social-media
We develop an app that shows where to leave old batteries. | app-development
We pay for the server. |
Pupils programme little robots that follow a line. | robotics, programming
We make plum jam and label the jars. | food-preservation, packaging
We work out the price of a jar so that it covers the fruit and sugar. | pricing
The caretaker opens the hall. |
We take nursery children into the forest and teach them to recognise leaves. | nature-guiding, biodiversity, teaching
Anyone can try climbing on the small wall with an instructor. | climbing
We mind small children while their mothers attend the course. | childcare
We bring groceries to people who cannot get to the shop. | delivery
We play board games with residents of the care home. | elder-care
A nurse measures blood pressure. |
Peer mediators listen to both sides and help them agree. | conflict-resolution
The actors learn their lines and rehearse the play. | acting
We operate the lights during the show. | lighting
Maja writes the script from her grandmother's stories. | screenwriting
Lamija makes up the choreography. | dance
We fix bikes from the neighbourhood. | bicycle-repair
We check whether a story is true before sharing it. | critical-thinking
Members vote on which idea we will carry out. | decision-making
We marked every broken pavement on a map. | surveying-space
Each day we measure particles in the air. | air-quality
We surveyed 140 students and drew charts from the answers. | survey, data-analysis
We show new members the ropes and follow them for the first month. | mentoring
Neighbours come to a work action that we call. | community-organising
It is cold in winter, so we work shorter. |
We learn how to write a CV and prepare for a job interview. | career-guidance
After the concert we clean the hall and stack the chairs. | housekeeping
Every volunteer gets a meal. |
The painting hangs in the hall. |
Old radios are taken apart and repaired by the participants. | electronics-repair
Stewards watch the entrances so that nobody is pushed. | crowd-safety
We plan the steps week by week. | project-planning
When rain spoils the plan, we quickly think of another way. | problem-solving
People swap clothes and toys. | sustainable-living
We run a flea market twice a year. | second-hand
We arrange flowers for the tables. | floristry
We decorate the hall with paper lanterns. | event-decoration
Volunteers make coffee and tea behind the bar. | barista
We walk and wash the dogs at the shelter. | animal-care
We pick mushrooms with experienced foragers. | foraging
We lay pipes to irrigate the garden. | irrigation
We graft plum trees in old orchards. | tree-care
We build a solar charger for phones. | solar
Firefighters teach us how to put out a small fire. | fire-safety
Every Thursday there is yoga on the grass. | fitness
The chess club teaches pupils their first moves. | chess, teaching
We describe the way to blind people on the trip. | accessibility-aid
We practise breathing to cope with stress before exams. | mental-health
We encourage girls to choose technical schools. | gender-equality
We practise maths through games. | maths
We watch the stars through a telescope. | astronomy
We do chemistry experiments in front of pupils. | science-experiments
We help children with their homework every afternoon. | teaching
We open a little street library. | library-work
We clean old tombstones with a conservator. | heritage
We simulate a session of the council. | law-debate
We report potholes and illegal dumps to the municipality. | environment-law
We read fairy tales to children in hospital. | storytelling, caregiving
We debate whether school should have uniforms. | debating
We make puppets from felt and perform a show with them. | puppetry, acting
Selma directs the play. | directing
We write questions for a quiz. | magic-quiz
We livestream the match. | streaming
We lay out the magazine pages. | layout
We correct the texts before printing. | editing-text
We scan old newspapers and sort them by year. | archiving
We edit the pictures on a computer. | photo-editing
The hall stays open until ten. |
Our partners are the school and the Red Cross. |
The recording of the concert will be made by the television. |
Entry is free for children. |
A seamstress will mend the curtains. |
In May everyone is busy with exams. |
In April we call for volunteers and make a rota for every Saturday. | volunteer-coordination, task-division
Lamija keeps the cash box and glues every receipt in a notebook. | bookkeeping
We meet the museum director to agree on a room. | partnership
Nine girls learn to handle a camera and frame a shot. | filming
At the premiere the authors introduce the film and answer questions. | public-speaking
Neighbours bring tools and we carry rubble and mend the fence. | demolition-clearing, carpentry
Volunteers explain to neighbours why plastic is collected apart. | waste-sorting, campaigning
We take apart old computers and make one working from three. | telecom-assembly, electronics-repair
Learners write their first program and run it in front of their parents. | programming
The week after the festival we write down what went well and what did not. | monitoring
We tell each other what we could do better. | giving-feedback
Four of us lead ten volunteers. | leadership, volunteer-coordination
Two members run a workshop on plaster masks. | workshop-facilitation
We paint with watercolours by the river. | painting-art
We learn embroidery from three grandmothers. | knitting
We shape bowls from clay. | pottery
We learn to build a dry stone wall. | masonry
Scouts teach children to use a compass and a map. | hiking, teaching
We grow pepper and tomato seedlings in a greenhouse. | farming, gardening
We bottle elderflower juice and stick labels on. | food-preservation, packaging
The label says who made it. |
With a journalist we learn how to ask a good question. | interviewing
We show pupils how to choose a strong password. | cybersecurity, teaching
We follow a recipe and weigh the ingredients. | cooking
We walk old people to the doctor. | elder-care
For autistic children we make a quiet corner at the festival. | inclusion
We write a project for the next round of funding. | grant-writing
Before signing we read the contract line by line. | legal-basics
We think through what could go wrong and who would act. | risk-assessment
Tools are lent by name and come back clean. | warehouse
We track deadlines on a big calendar in the corridor. | time-management
Parents drive the children home. |
Last time the sound system failed. |
Everyone gets a snack and juice. |
We hope that more young people join next year. |
An old map of the town hangs on the wall. |
Our neighbour owns a drill. |
The course takes six weeks. |
The hall seats eighty people. |
There is no bench in the shade in our square. |
A bookshop gave us fifty picture books. |
A baker brings bread every morning. |
The mayor will open the exhibition. |
Two teachers support the project. |
We would like to have a radio one day. |
The school choir sings at the opening. |
Amila cuts dresses out of old curtains for the fashion show. | sewing, upcycling, fashion-design
First we talk to the tenants and choose the colour of the facade together. | neighbour-relations, decision-making
Pupils measure noise by the road and enter it in a spreadsheet. | data-collection, spreadsheets
We stage a short play and sew the costumes ourselves. | acting, costume, sewing
Volunteers are trained before they start working with children. | volunteer-coordination
We record the sounds of the old town and make music of them. | sound-recording
In the workshop they learn to repair an old bike and change a tyre. | bicycle-repair
We negotiate a lower price of bread with the baker. | negotiation
We write poems about the town and read them on stage. | creative-writing, public-speaking
We tidy the school yard, plant bushes and lay stone paths. | landscaping, gardening, masonry
Girls write a blog about women in science. | journalism, gender-equality
We edit the photos and hang them in the gallery. | photo-editing, exhibition
With firefighters we draw up an evacuation plan. | emergency-response
We prepare questions and interview company directors. | interviewing
Young people learn how to turn an idea into a small business. | entrepreneurship
At the stand we make coffee and sell cakes that we baked. | barista, sales, baking
We lead three younger groups through passing and shooting drills. | sport-coaching, leadership
Participants invent names, draw the packaging and set a price. | branding, graphic-design, pricing
We translate the guide to the old town into three languages. | translation
We make a work plan and check every Friday how far we have come. | project-planning, monitoring
We feed the dogs at the shelter and walk them. | animal-care
After the flood we cleaned the cellars of older neighbours. | cleanup, elder-care
We sort donated clothes by size. | second-hand
We involve children with disabilities in every game. | inclusion
We watch films about human rights and debate them. | legal-basics, debating
We explain to pupils how disinformation is made. | critical-thinking, teaching
A mechanic teaches us to change the oil. | car-mechanics
Everyone takes a turn at leading the meeting. | hosting
We design a board game about the river. | game-development
We keep a waiting list and answer the phone. | record-keeping, phone-calls
We ask visitors what they liked and improve the route. | survey
Older members coach the younger ones before the match. | sport-coaching
We set up tents and a small stage. | stage-management
We build bird boxes and hang them in the woods. | carpentry
We plan the route and mark it with paint. | trail-building
We learn to read a map and use a compass. | hiking
`;
