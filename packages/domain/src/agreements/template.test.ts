import { expect, it } from 'vitest';
import { filled, type Placeholder, paragraphsOf, templateProblems } from './template.ts';

const clause = (textBhs: string, textEn: string) => ({
  headingBhs: 'Predmet',
  textBhs,
  headingEn: 'Subject',
  textEn,
});
const whole = clause(
  '{{potpisnik}} za „{{projekat}}“ dobija {{iznos}}.',
  '{{signatory}} gets {{amount}} for “{{project}}”.',
);

it('is right with what must be said in both languages', () => {
  expect(templateProblems([whole])).toEqual([]);
});

it.each([
  ['{{ime}}', '{{ime}}'],
  // A word of the other language is not known in this one.
  ['{{amount}}', '{{amount}}'],
  ['{{iznos', '{{iznos'],
  ['iznos}}', '}}'],
  ['{iznos}', '{iznos}'],
])('says where %s cannot be filled in', (text, written) => {
  expect(templateProblems([whole, clause(text, 'x')])).toEqual([
    { kind: 'unknown', clause: 1, field: 'textBhs', written },
  ]);
});

it('says what is said in no clause', () => {
  expect(templateProblems([clause(whole.textBhs, '{{signatory}} {{project}}')])).toEqual([
    { kind: 'missing', language: 'en', name: 'amount' },
  ]);
});

it('fills in what it knows, as often as it is written, and nothing that a value says', () => {
  const values: Record<Placeholder, string> = {
    bank: 'Banka',
    owner: '{{iznos}}',
    title: 'Liga',
    call: '',
    amount: '900 KM',
    start: '',
    end: '',
    report: '',
    percent: '10',
  };
  expect(filled('{{ Iznos }} i {{iznos}} za {{projekat}}', 'bhs', values)).toBe(
    '900 KM i 900 KM za Liga',
  );
  expect(filled('{{potpisnik}}', 'bhs', values)).toBe('{{iznos}}');
});

it('begins a paragraph at a blank line', () => {
  expect(paragraphsOf(' a\nb \n \n\n c ')).toEqual(['a\nb', 'c']);
});
