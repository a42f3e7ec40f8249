// npm run measure:skills: how well the rules find skills in the sentences that they were not tuned by.

import { languageOf } from '../packages/contracts/src/text-language.ts';
import { heldOutBhs } from '../packages/domain/src/skills/measured/held-out.bhs.ts';
import { heldOutEn } from '../packages/domain/src/skills/measured/held-out.en.ts';
import { labelled, measure } from '../packages/domain/src/skills/measured/measure.ts';

const sets = { bhs: labelled(heldOutBhs), en: labelled(heldOutEn) };
const all = [...sets.bhs, ...sets.en];

for (const [name, set] of Object.entries({ ...sets, both: all })) {
  const { sentences, precision, recall } = measure(set, languageOf);
  const figures = `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
  process.stdout.write(`${name}: ${sentences} sentences, ${figures}\n`);
}
