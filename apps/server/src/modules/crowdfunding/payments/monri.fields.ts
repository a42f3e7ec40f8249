/**
 * A text of at least `min` and at most `max` characters: a longer one is cut, a shorter one filled
 * with full stops.
 */
export function sized(text: string, min: number, max: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.slice(0, max).join('').trim().padEnd(min, '.');
}

const home = 'BA';
const codePattern = /^[A-Za-z]{2}$/;

/** Names of countries in both languages, and of this one as people write it. */
let codes: Map<string, string> | undefined;

/** Codes of countries that are no more lead to those that followed them: CS is RS today. */
function today(code: string): string {
  return Intl.getCanonicalLocales(`und-${code}`)[0]?.slice('und-'.length) ?? code;
}

function knownCountries(): Map<string, string> {
  const known = new Map([
    ['bih', home],
    ['bosna', home],
    ['bosna i hercegovina', home],
    ['bosnia', home],
  ]);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const tag of ['bs', 'hr', 'sr-Latn', 'en']) {
    const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
    for (const first of letters) {
      for (const second of letters) {
        const name = names.of(first + second)?.toLowerCase();
        if (name && !known.has(name)) known.set(name, today(first + second));
      }
    }
  }
  return known;
}

/** The code of a country given by name or code; that of Bosnia and Herzegovina if unknown. */
export function countryCode(country: string): string {
  const given = country.trim();
  if (codePattern.test(given)) return given.toUpperCase();
  codes ??= knownCountries();
  return codes.get(given.toLowerCase()) ?? home;
}
