/** Where a page of a list in the order of time begins: after this record. */
export interface TimeCursor {
  readonly at: Date;
  readonly id: string;
}

/** Later than this the database knows no time. */
const latest = Date.parse('9999-12-31T23:59:59.999Z');

const form = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The cursor as it stands in `X-Next-Cursor` and comes back as `after`. */
export const writeCursor = ({ at, id }: TimeCursor): string => `${at.getTime()}.${id}`;

/** @returns null if the text is no cursor. */
export function readCursor(text: string): TimeCursor | null {
  const [, at, id] = form.exec(text) ?? [];
  return at && id && Number(at) <= latest ? { at: new Date(Number(at)), id } : null;
}
