/**
 * What shows that a requirement is met: a test file and the name of a test or group in it (the end
 * of its path is enough), or any other file and a text that it holds.
 */
export type Proof = readonly [file: string, says: string];

/** What a requirement asks, in our own words, and how it stands. */
export type Row = { readonly asks: string } & (
  | { readonly proof: readonly [Proof, ...Proof[]]; readonly but?: string }
  /** Met by how the code is made; no test would notice if it were not. */
  | { readonly design: string }
  /** Does not apply: what it speaks of is not here. */
  | { readonly absent: string }
  /** Not met, or not by the letter: what is missing. */
  | { readonly gap: string; readonly proof?: readonly Proof[] }
);

/** Rows by the number of the requirement. */
export type Rows = Readonly<Record<string, Row>>;
