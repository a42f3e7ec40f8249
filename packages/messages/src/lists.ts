import { texts } from './catalogue.ts';

/** What lists have in common, whatever they list. */
export const listsTexts = texts({});
