/** Letters by which texts are found: small, without marks; `č` and `ć` are `c`, `đ` is `d`. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** What somebody typed to search by; empty where it holds no letter and no digit. */
export const searchedFor = (typed = ''): string => (/[\p{L}\p{N}]/u.test(typed) ? typed : '');

/** The words of a text as they are searched by; marks between them fall away. */
export const searchWords = (text: string): string[] =>
  searchable(text).match(/[\p{L}\p{N}]+/gu) ?? [];
