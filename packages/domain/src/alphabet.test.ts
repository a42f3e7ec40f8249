import { expect, it } from 'vitest';
import { byAlphabet } from './alphabet.ts';

it.each([
  'Cazin Čapljina Ćelija Derventa Džep Đurđevik Livno Ljubuški Neum Njivice Sarajevo Šamac Zenica Žepče',
  'cica čaj ćup dud dvor džem đak luk lj ljut nula njiva suk šal zub žaba',
  'Čapljina Zenica',
])('puts in order: %s', (text) => {
  const inOrder = text.split(' ');
  expect(inOrder.toReversed().sort(byAlphabet)).toEqual(inOrder);
});
