/** A hundred sentences in English by which the matcher is measured; never used for tuning. */
export const heldOutEn = `
First we will clear out the cellar and paint it white. | demolition-clearing, painting-walls
Our school has no gym. |
Two of us are going to learn how to mix live sound from the guys at the cultural centre. | sound-mixing
Emir keeps all receipts and updates the spending sheet every Friday. | bookkeeping
Every volunteer gets a short training before they start. |
The kids will make puppets out of old socks and put on a little show. | puppetry, upcycling
We are six friends from the same street. |
Volunteers will plant two hundred trees on the hill above the lake. | tree-planting
Participants practise interviews for their first job and write a CV. | career-guidance
We're hiring an electrician for the wiring. |
Amra is in charge of posters and the logo. | graphic-design
We will go door to door and ask the neighbours what they need. | neighbour-relations
Nobody has ever asked us what we think. |
Older students tutor younger ones in maths twice a week. | teaching, maths
The team learns to fly a drone and film the river from above. | drone, filming
We'll cook traditional dishes with our grandmothers and write down the recipes. | cooking
The roof leaks. |
Each Saturday we pick up litter along the bank and weigh it. | cleanup
Girls from our class will build their first website. | web-development
Tickets are free but you have to register. |
We want to organise a small music festival in the park. | event-organising
Haris makes a schedule so that everyone knows their shift. | task-division
Visitors can try virtual reality headsets. | virtual-reality
We don't have anyone who can play the piano. |
A carpenter will show us how to restore old chairs. | furniture-restoration
Workshops on stress and anxiety are run by a psychologist. | mental-health
We call companies and ask them to sponsor the jerseys. | fundraising, phone-calls
The library closes at four. |
Young people learn to spot fake news and check sources. | critical-thinking
We'll record old folk songs before they are forgotten. | sound-recording, traditional-music
Lejla speaks to the audience and introduces every guest. | public-speaking, hosting
My brother works in Germany. |
Volunteers serve tea and soup to homeless people. | serving
We built a small greenhouse and grow our own seedlings. | farming, gardening
The children paint a mural on the underpass. | mural
Everyone brings their own cup. |
We count cars at the crossing and draw graphs of the results. | data-collection, data-analysis
In the evenings there are film screenings in the open air. | projection
Members of the team write articles for the school paper. | journalism
We're buying a new amplifier and two microphones. |
The participants take a first aid course with the Red Cross. | first-aid
Deaf teenagers will teach us the basics of sign language. | sign-language, teaching
We translate the brochure into English and German. | translation
Last year it rained the whole time. |
The group rehearses a play about life in a mining town. | acting
Nedim edits the clips on his laptop at night. | video-editing
Kids learn to ride a bike safely in traffic. | cycling, road-safety
We mark the trail and put up signposts. | trail-building
The mayor promised us a room. |
Boys and girls sew bags from old curtains and sell them at the fair. | sewing, upcycling, sales
Three of us will take care of the beehives all summer. | beekeeping
We plan everything together, step by step. | project-planning
It is cold in winter and hot in summer. |
Pensioners learn how to use a smartphone and video calls. | computer-basics
We repair donated laptops and give them to pupils who have none. | electronics-repair
A professional company will install the lights. |
We scan old photographs and build an online archive of the town. | archiving
The youth council meets once a month and votes on ideas. | civic-participation, decision-making
Volunteers walk dogs from the shelter. | animal-care
This project is very important to us. |
Sanja negotiates the price of the bus. | negotiation
We make jam from plums that would otherwise rot. | food-preservation
Students debate in English once a week. | debating, english
The park has two benches and one of them is broken. |
Our volunteers help elderly people carry firewood. | elder-care
We'll test the water in five places along the river. | water-testing
Everybody learns to use a drill and a sander. | tool-use
Teams of five have a weekend to code a game. | programming, game-development
We lack money, not ideas. |
The dancers practise a new choreography for the opening. | dance
We wrote to the municipality and collected four hundred signatures. | advocacy
Mak takes photos at every event and edits them. | photography, photo-editing
The bus goes only twice a day. |
A local potter teaches kids how to shape clay. | pottery, teaching
We set up the stage, the speakers and the lights ourselves. | stage-management, sound-mixing, lighting
Visitors drink coffee and talk. |
Young mothers learn to bake bread and pastries. | baking
The team runs a weekly podcast about growing up here. | podcasting
We mediate when pupils have a fight. | conflict-resolution
You cannot get here by wheelchair. |
We build a wooden ramp for wheelchairs at the entrance. | carpentry, accessibility-aid
Participants learn to save money and avoid debt. | financial-literacy
The old cinema closed in 1998. |
Ten volunteers guide tourists through the old town. | tour-guiding
We'll design and print our own t-shirts. | printmaking, graphic-design
Faruk leads the team and keeps in touch with the school. | leadership, partnership
Children with and without disabilities play together. | inclusion
Our grandmothers embroidered all of this by hand. |
We will interview people who remember the factory. | interviewing
The choir sings songs from four countries. | choir
Each class sorts its waste and makes compost. | waste-sorting, composting
We need a bigger room. |
They learn how to programme a small robot. | programming, robotics
We ask three shops for prices and pick the cheapest. | procurement
Football training is on Tuesdays and Thursdays. | sport-practice
The volunteers check people in and hand out badges. | front-desk
I wrote the first version of this application at night. | grant-writing
We monitor how many people come and ask them how they liked it. | monitoring, survey
Nobody gets paid for this. |
We learn from our mistakes. |
`;
