import { describe, expect, it } from 'vitest';
import { mayAskAgainAt, readByStranger, withheldMark } from './conversation.ts';

describe('what a stranger’s message keeps back', () => {
  it.each([
    ['Pogledaj https://primjer.ba/nesto?a=1 odmah', `Pogledaj ${withheldMark} odmah`],
    ['Idi na www.primjer.com!', `Idi na ${withheldMark}`],
    ['Prijavi se na nagrada.xyz/uzmi', `Prijavi se na ${withheldMark}`],
    ['Piši na moja.adresa@primjer.ba', `Piši na ${withheldMark}`],
    ['HTTPS://PRIMJER.BA', withheldMark],
  ])('is the address in %s', (content, shown) => {
    expect(readByStranger(content)).toEqual({ content: shown, held: ['link'] });
  });

  it.each([
    ['Zovi 061 123 456 večeras', `Zovi ${withheldMark} večeras`],
    ['+387 (61) 123-456', withheldMark],
    ['061/123.456', withheldMark],
  ])('is the number in %s', (content, shown) => {
    expect(readByStranger(content)).toEqual({ content: shown, held: ['phone'] });
  });

  it.each([
    'Zdravo Lejla, Adnan mi reče da znaš složiti stranicu. Imaš li deset minuta u petak?',
    'Vidimo se 25. 11. 2026. u 18:30, prostorija 12.',
    'Treba nam 1.500 KM.Hvala ti!',
    'Dođi.U pet je dobro.',
    '',
  ])('is nothing of %j', (content) => {
    expect(readByStranger(content)).toEqual({ content, held: [] });
  });

  it('is both, and what is around it stays', () => {
    const { content, held: withheld } = readByStranger('Javi se: 061123456 ili t.me/neko, hvala');
    expect(withheld).toEqual(['link', 'phone']);
    expect(content).toMatch(/^Javi se: .* hvala$/);
    expect(content).not.toMatch(/061|t\.me/);
  });
});

it('asks again thirty days after a refusal', () => {
  const refusedAt = new Date('2026-11-25T12:00:00.000Z');
  expect(mayAskAgainAt(refusedAt)).toEqual(new Date('2026-12-25T12:00:00.000Z'));
});
