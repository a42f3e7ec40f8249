import { toldApart } from './text-language.ts';

type Data = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The module of franc that knows of each language which letters follow each other: 240 KB of 187. */
export const francData = /[\\/]node_modules[\\/]franc[\\/]data\.js$/;

/** What takes its place in the builds: the same of the languages that are told apart. */
export async function slimFrancData(): Promise<string> {
  const { data }: { data: Data } = await import('franc/data.js');
  const isKept = ([language]: [string, string]) => toldApart.some((one) => one === language);
  const slim = Object.entries(data).flatMap(([script, languages]) => {
    const kept = Object.entries(languages).filter(isKept);
    return kept.length > 0 ? [[script, Object.fromEntries(kept)] as const] : [];
  });
  return `export const data = ${JSON.stringify(Object.fromEntries(slim))};`;
}
