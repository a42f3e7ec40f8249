import { expect, it } from 'vitest';
import { findSkills } from './matcher.ts';
import { developmentSet } from './measured/development.ts';
import { developmentActivitiesBhs } from './measured/development-activities.bhs.ts';
import { developmentActivitiesEn } from './measured/development-activities.en.ts';
import { heldOutBhs } from './measured/held-out.bhs.ts';
import { heldOutEn } from './measured/held-out.en.ts';
import { labelled, measure } from './measured/measure.ts';
import { skillById, skills } from './vocabulary.ts';

const heldOut = [...labelled(heldOutBhs), ...labelled(heldOutEn)];
const found = (text: string) => findSkills(text, null).map(({ skill }) => skill);

it('has a vocabulary with every name once in each language', () => {
  expect(skills.length).toBeGreaterThanOrEqual(250);
  for (const name of ['id', 'bhs', 'en'] as const) {
    expect(new Set(skills.map((skill) => skill[name])).size).toBe(skills.length);
  }
});

it('measures with sentences that the vocabulary can answer', () => {
  expect(heldOut).toHaveLength(200);
  const developed = [developmentSet, developmentActivitiesBhs, developmentActivitiesEn].flatMap(
    labelled,
  );
  const named = [...heldOut, ...developed].flatMap((sentence) => sentence.skills);
  expect(named.filter((id) => !skillById(id))).toEqual([]);
  const tuned = new Set(developed.map(({ text }) => text));
  expect(heldOut.filter(({ text }) => tuned.has(text))).toEqual([]);
});

it('finds in sentences it was not tuned by what it found when it was measured', () => {
  const { precision, recall } = measure(heldOut, () => null);
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.7);
});

it.each([
  ['inflected', 'Krečili smo zidove učionice.', ['painting-walls']],
  ['without marks and in capitals', 'KRECENJE ZIDOVA', ['painting-walls']],
  ['turned', 'Budžet piše Amar.', ['budgeting']],
  ['English', 'We have painted the walls.', ['painting-walls']],
  ['denied', 'Ne znamo montirati video.', []],
  ['denied in English', 'We cannot edit video.', []],
  ['denied, then learned', 'Ne znamo montirati video, pa idemo na kurs.', ['video-editing']],
  ['not only', 'Ne samo da montiramo video.', ['video-editing']],
  ['paid for', 'Plaćamo firmi da okreči zidove.', []],
  ['of whom the team lacks', 'Nedostaje nam neko ko zna programirati.', []],
  ['the name of a house', 'Rafting klub Una', []],
  ['taken at its word', 'Pravimo anketu među srednjoškolcima.', ['survey']],
  ['done by others', 'Općina organizuje prevoz opreme.', []],
  ['the name of a thing', 'Kutija prve pomoći stoji na ulazu.', []],
  ['played by others', 'Na otvaranju svira bend iz Tuzle.', []],
  ['taught to the team', 'Ulični umjetnici uče nas crtati mural.', ['mural']],
  ['only alike', 'Voda u šumi je čista.', []],
  ['broader than another', 'Organizujemo turnir u igrici FIFA.', ['video-games-esports']],
  ['long ago', 'Prije dvadeset godina ovdje smo zavarili most.', []],
])('reads what is %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('quotes the words it saw', () => {
  const text = 'Emir računa koliko panela treba i traži tri ponude, a Tarik dijeli posao.';
  const [first] = findSkills(text, null);
  expect(first).toMatchObject({
    skill: 'budgeting',
    quote: expect.stringMatching(/^računa koliko/),
  });
  expect(text.slice(first?.start, first?.end)).toBe(first?.quote);
});

it('is surer where the text says that somebody learns', () => {
  const sure = (text: string) => findSkills(text, null)[0]?.confidence ?? 0;
  expect(sure('Volonteri uče montirati video.')).toBeGreaterThan(sure('Montiramo video.'));
});
