/** Every kind of reader, by the name of who stands for it in the cast. */
export const kinds = [
  'nobody',
  // Registered, address not confirmed.
  'novi',
  'lejla',
  // Of the team of the own records, whose owner is vlasnik.
  'clan',
  'vlasnik',
  // Boards: of the bank of the own records, and of that of the foreign ones.
  'odbor1',
  'zenica',
  'asistent',
  'koordinator',
  'voditelj',
  'savjetnik',
  'menadzer',
  'moderator',
  'obAdmin',
  'globalni',
  'admin',
] as const;
export type Kind = (typeof kinds)[number];
export type Kinds = readonly Kind[];

export const noOne: Kinds = [];
export const everybody: Kinds = [...kinds];
/** Whoever is signed in with a confirmed address. */
export const members: Kinds = kinds.filter((kind) => kind !== 'nobody' && kind !== 'novi');
export const team: Kinds = ['vlasnik', 'clan'];
export const staff: Kinds = ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'menadzer'];
/** Admins, and who acts as one in all banks. */
export const everywhere: Kinds = ['globalni', 'admin'];
export const admins: Kinds = ['admin'];
/** Whoever has to do with a bank, whichever. */
export const bankPeople: Kinds = [
  ...staff,
  'odbor1',
  'zenica',
  'moderator',
  'obAdmin',
  ...everywhere,
];
/** Who sees what lies on the desk of the bank of the own records. */
export const desk: Kinds = [...staff, 'odbor1', 'obAdmin', ...everywhere];
/** Who sees what lies on that of the foreign ones. */
export const foreignDesk: Kinds = ['zenica', 'obAdmin', ...everywhere];
