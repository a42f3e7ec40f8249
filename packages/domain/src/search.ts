/** Letters by which texts are found: small, without marks; `č` and `ć` are `c`, `đ` is `d`. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** The words of a text as they are searched by; marks between them fall away. */
export const searchWords = (text: string): string[] =>
  searchable(text).match(/[\p{L}\p{N}]+/gu) ?? [];
