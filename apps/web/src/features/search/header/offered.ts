/** What the field tells of the list below it. */
export interface Offered {
  readonly isShown: boolean;
  /** Id of the row that Enter opens. */
  readonly chosen: string | undefined;
}
