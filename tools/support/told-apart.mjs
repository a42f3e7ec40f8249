import { pathToFileURL } from 'node:url';

/** As `packages/messages/src/text-language.ts` asks for them. */
const toldApart = ['bos', 'hrv', 'srp', 'eng'];

/** The module of franc that knows of each language which letters follow each other: 240 KB of 187. */
export const francData = /[\\/]node_modules[\\/]franc[\\/]data\.js$/;

/**
 * What takes its place in the builds: the same of the languages that are told apart.
 *
 * @param {string} file
 */
export async function slimFrancData(file) {
  const { data } = await import(pathToFileURL(file).href);
  const slim = Object.entries(data).flatMap(([script, languages]) => {
    const kept = Object.entries(languages).filter(([language]) => toldApart.includes(language));
    return kept.length > 0 ? [[script, Object.fromEntries(kept)]] : [];
  });
  return `export const data = ${JSON.stringify(Object.fromEntries(slim))};`;
}
