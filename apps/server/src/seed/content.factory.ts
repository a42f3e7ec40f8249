import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { createPageBlocks } from '../modules/content/content.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';

/** What an admin put on the landing page beside its own words. */
const landing: PageBlock[] = [
  {
    id: 'glas-iz-odbora',
    type: 'testimonial',
    section: 'why',
    visible: true,
    title: { bhs: 'Amra', en: 'Amra' },
    alt: {
      bhs: 'vodila „Klupe kod željezare“ u Zenici',
      en: 'led the bench project by the Zenica ironworks',
    },
    content: {
      bhs: 'Mislili smo da će nas odbiti čim vide koliko imamo godina. Odbor je pitao samo dvije stvari: šta fali i koliko košta.',
      en: 'We thought they would turn us down as soon as they saw how old we were. The board asked just two things: what is missing, and what it costs.',
    },
    layout: 'card',
  },
  {
    id: 'sta-treba',
    type: 'requirements',
    section: 'how',
    visible: true,
    title: { bhs: 'Prije prve rečenice', en: 'Before the first sentence' },
    items: [
      {
        bhs: 'Dvoje ili troje ljudi koji će raditi s tobom',
        en: 'Two or three people who will do it with you',
      },
      {
        bhs: 'Mjesto u općini koje bi bilo bolje s tvojim projektom',
        en: 'A place in your municipality that would be better with your project',
      },
      {
        bhs: 'Gruba računica: šta se kupuje, a šta se može posuditi',
        en: 'A rough sum: what has to be bought, and what can be borrowed',
      },
      {
        bhs: 'Jedna odrasla osoba koja će vam otvoriti vrata',
        en: 'One grown-up who will open doors for you',
      },
    ],
  },
  {
    id: 'ideje-2027',
    type: 'text',
    section: 'what',
    // Waits for its season: shows in the editor that a block can be kept hidden.
    visible: false,
    title: { bhs: 'Dani omladinskih banaka', en: 'Youth bank days' },
    html: {
      bhs: '<p>U aprilu timovi iz svih banaka pokazuju šta su napravili. Program objavljujemo u februaru.</p>',
      en: '<p>In April teams of all the banks show what they have made. The programme will be out in February.</p>',
    },
  },
];

export async function seedPageContent(tx: Tx, people: People, today: Date): Promise<void> {
  const by = entry(people, 'admin').id;
  await createPageBlocks(tx, 'home', { at: onDay(today, -12), by, blocks: landing });
}
