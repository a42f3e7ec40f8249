import { describe, expect, it } from 'vitest';
import { type Person, withoutPerson } from './personal-data.ts';

const formerMember = 'Obrisan nalog';
const lejla: Person = {
  id: '0199d3a0-0000-7000-8000-000000000001',
  firstName: 'Lejla',
  lastName: 'Hadžić',
  addresses: ['lejla.hadzic@primjer.ba', 'l@staro.ba'],
  phoneNumber: '+38761234567',
  language: 'bhs',
};

describe('a record without a member', () => {
  it.each([
    ['Lejla Hadžić', formerMember],
    ['  lejla hadžić ', formerMember],
    ['Pitaj Lejlu Hadžić ili Hadžić Lejlu.', `Pitaj ${formerMember} ili ${formerMember}.`],
    ['LEJLOM\n HADŽIĆ', formerMember],
    ['Piši na Lejla.Hadzic@primjer.ba!', 'Piši na —!'],
    ['Od: <l@staro.ba>, l@staro.ba.', 'Od: <—>, —.'],
    ['Lejlin Hadžić, Lejlinoj Hadžić', `${formerMember}, ${formerMember}`],
    ['Lejla Hadzic, lejla_hadzic, lejlahadžić', Array(3).fill(formerMember).join(', ')],
    ['Лејли Хаџић', formerMember],
    ['+387 61 234-567, 061/234 567, 00387 (0)61 234 567', '—, —, —'],
  ])('says %j as %j', (text, expected) => {
    expect(withoutPerson(text, lejla)).toBe(expected);
  });

  it.each([
    'Lejla Hadžićević',
    'Lejla',
    'Amra Hadžić',
    'Bulejla Hadžić',
    '1387612345670',
    'drugi@primjer.ba',
    'bulejla.hadzic@primjer.ba',
    'meho+l@staro.ba',
    'l@staro.bamberg.de',
    'l@staro.ba.example.com',
  ])('leaves %j alone', (text) => {
    expect(withoutPerson(text, lejla)).toBe(text);
  });

  it('knows the endings of the cases and names that need escaping', () => {
    const emir = { ...lejla, firstName: 'Emir', lastName: 'Kovač-(Ćatić)' };
    expect(withoutPerson('s Emirom Kovač-(Ćatić)em', emir)).toBe(`s ${formerMember}`);
    expect(withoutPerson('Ana Marić', { ...lejla, firstName: 'Ana', lastName: 'Mara' })).toBe(
      'Ana Marić',
    );
  });

  it('knows letters that fall away and names that were written without marks', () => {
    const petar = { ...lejla, firstName: 'Petar', lastName: 'Djuric' };
    expect(withoutPerson('s Petrom Đurićem', petar)).toBe(`s ${formerMember}`);
  });

  it('finds either name alone where that is wished, but no word that is like it', () => {
    const team = (text: string) => withoutPerson(text, lejla, { called: 'tim', alone: true });
    expect(team('Lejla, Lejlina ideja i HADŽIĆI-LEJLA.pdf')).toBe('tim, tim ideja i tim.pdf');
    expect(team('Lejlek i lejla')).toBe('Lejlek i lejla');
    const una = { ...lejla, firstName: 'Una', lastName: 'Li' };
    expect(withoutPerson('UN, Li Ping i Une', una, { called: 'tim', alone: true })).toBe(
      'UN, Li Ping i tim',
    );
  });

  it('goes through the whole record and keeps its shape', () => {
    const at = new Date(0);
    const record = { a: [{ b: 'Lejla Hadžić', c: 3, d: null, at }], 'Lejla Hadžić': true };
    expect(withoutPerson(record, lejla)).toEqual({
      a: [{ b: formerMember, c: 3, d: null, at }],
      'Lejla Hadžić': true,
    });
  });

  it('speaks the language of the member', () => {
    expect(withoutPerson('Lejla Hadžić', { ...lejla, language: 'en' })).toBe('Deleted account');
  });

  it('takes nobody for a member without a name', () => {
    const nameless = { ...lejla, firstName: '', lastName: '', phoneNumber: '12', addresses: [] };
    expect(withoutPerson('tekst 12', nameless)).toBe('tekst 12');
  });
});
