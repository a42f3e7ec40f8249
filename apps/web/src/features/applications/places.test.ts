import { municipalities } from '@app/domain/accounts/municipality';
import { byAlphabet } from '@app/domain/alphabet';
import { describe, expect, it } from 'vitest';
import { findPlaces, kilometres, nearestPlace, placeNamed } from './places.ts';

const names = (words: string) => findPlaces(words).map(({ name }) => name);

describe('places by their words', () => {
  it.each([
    ['zenica', 'Zenica'],
    ['  BRČ', 'Brčko'],
    ['zivin', 'Živinice'],
    ['Banja luka', 'Banja Luka'],
    ['dubica', 'Kozarska Dubica'],
  ])('%j is found', (words, name) => expect(names(words)).toContain(name));

  it('puts those first that begin with the words', () => {
    expect(names('novi')[0]).toBe('Novi Grad');
    expect(names('turbe')).toEqual(['Turbe']);
  });

  it.each([
    ['44.5384, 18.6739', [{ name: '44.5384, 18.6739', lat: 44.5384, lng: 18.6739 }]],
    [' 44.5384 18.6739 ', [{ name: '44.5384 18.6739', lat: 44.5384, lng: 18.6739 }]],
    ['91.5, 18.6', []],
    ['44.5', []],
  ])('takes %j as degrees', (words, found) => expect(findPlaces(words)).toEqual(found));

  it('waits for two letters, and finds nothing for what is not there', () => {
    expect(names('z')).toEqual([]);
    expect(names('Atlantida')).toEqual([]);
  });

  it('knows every municipality but one, whose centre is no settlement of its name', () => {
    expect(municipalities.filter((name) => !placeNamed(name))).toEqual(['Istočni Mostar']);
  });

  it('has the municipalities by the alphabet', () => {
    expect(municipalities).toEqual(municipalities.toSorted(byAlphabet));
  });

  it('has each place once, within the country', () => {
    const all = municipalities.flatMap((name) => placeNamed(name) ?? []);
    const outside = all.filter(
      ({ lat, lng }) => lat < 42.5 || lat > 45.3 || lng < 15.7 || lng > 19.7,
    );
    expect(outside).toEqual([]);
  });
});

describe('where a point is', () => {
  it.each([
    [{ lat: 44, lng: 18 }, { lat: 45, lng: 18 }, 111],
    [{ lat: 44, lng: 18 }, { lat: 44, lng: 19 }, 80],
  ])('measures from %j to %j', (from, to, away) => {
    expect(Math.round(kilometres(from, to))).toBe(away);
  });

  it('names the nearest place', () => {
    const { place, away } = nearestPlace({ lat: 44.5384, lng: 18.6671 });
    expect(place.name).toBe('Tuzla');
    expect(away).toBeLessThan(1);
  });
});
