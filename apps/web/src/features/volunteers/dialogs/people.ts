export interface Invited {
  readonly name: string;
  readonly email: string;
}

const line = /^(.{2,}?)[\s,;<]+([^\s,;<>]+@[^\s,;<>]+\.[^\s,;<>]+)>?$/;

/** People as they are written, each in a line; `wrong`: the first line that cannot be read. */
export function peopleIn(text: string): { people: Invited[]; wrong: string } {
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const read = lines.map((one) => line.exec(one));
  return {
    people: read.flatMap((found) => {
      const [, name = '', email = ''] = found ?? [];
      return found ? [{ name: name.trim(), email }] : [];
    }),
    wrong: lines.find((_, n) => !read[n]) ?? '',
  };
}
