/**
 * Kinds of topics, and who may hear of each. The module that owns a kind adds it by
 * `declare module` and gives it in its `topics`; a kind that nobody gives, and a signal of one that
 * is not there, do not compile.
 */
export interface Topics {
  /** Who may read something may be others now; of a member, or of what is read, by its id. */
  readonly rights: 'nobody';
  /** Something in a table was changed, by the table's name. */
  readonly table: 'nobody';
}

/** What a signal names: `campaign:<id>`, `user:<id>`, `account:<id>`, `application:<id>`. */
export type Topic = { [K in keyof Topics]: `${K}:${string}` }[keyof Topics];
export type TopicKind = keyof Topics;
