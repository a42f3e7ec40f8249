import { expect, it } from 'vitest';
import { eligibilityQuestions } from './calls.eligibility.ts';

const everybody = {
  minAge: null,
  maxAge: null,
  municipalities: [],
  minTeam: 1,
  maxTeam: 8,
  questions: [],
};
const own = {
  id: 'vodi',
  text: { bhs: 'Vodite li već projekat?', en: 'Do you already run a project?' },
  passes: 'no',
  otherwise: { bhs: '', en: '' },
} as const;

it.each([
  [{}, []],
  [{ minAge: 15, maxAge: 30 }, ['Imaju li svi u timu od 15 do 30 godina?']],
  [{ minAge: 18 }, ['Imaju li svi u timu najmanje 18 godina?']],
  [{ maxAge: 30 }, ['Imaju li svi u timu najviše 30 godina?']],
  [{ municipalities: ['Tuzla'] }, ['Je li projekat u mjestu Tuzla?']],
  [
    { municipalities: ['Tuzla', 'Lukavac'] },
    ['Je li projekat u jednom od ovih mjesta: Tuzla, Lukavac?'],
  ],
  [
    { minAge: 18, minTeam: 3, questions: [own] },
    [
      'Imaju li svi u timu najmanje 18 godina?',
      'Hoće li tim imati od 3 do 8 osoba?',
      'Vodite li već projekat?',
    ],
  ],
])('a call with %j asks %j', (conditions, asked) => {
  const questions = eligibilityQuestions({ ...everybody, ...conditions });
  expect(questions.map(({ text }) => text.bhs)).toEqual(asked);
});
