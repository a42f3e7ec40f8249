import type { ObPermissionType } from '@app/domain/permissions/permissions';

/** Password of every demo account; demo mode only. */
export const demoPassword = 'Demo2026!x';

export interface DemoAccount {
  /** Short name, the part before the @. */
  readonly key: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly who: string;
  readonly role?: string;
  readonly permission?: ObPermissionType;
  /** Bank of the permission; global where left out. */
  readonly bank?: string;
  readonly unverified?: true;
  /** From the older system: no usable password. */
  readonly migrated?: true;
  /** How old they become this year; of age unless said. */
  readonly turns?: number;
}

const account = (
  key: string,
  firstName: string,
  lastName: string,
  who: string,
  more: Partial<DemoAccount> = {},
): DemoAccount => ({ key, email: `${key}@demo.zamah.ba`, firstName, lastName, who, ...more });

const atTuzla = (permission: ObPermissionType) => ({ permission, bank: 'tuzla' });

const at = (
  bank: string,
  permission: ObPermissionType,
  key: string,
  firstName: string,
  lastName: string,
): DemoAccount => ({
  ...account(key, firstName, lastName, ''),
  permission,
  bank,
  migrated: true,
});

/** Members who never come in: they lead the finished projects of the smaller banks. */
export const demoLeads: readonly DemoAccount[] = [
  account('amra', 'Amra', 'Sivac', ''),
  account('luka', 'Luka', 'Pavlović', ''),
  account('ena', 'Ena', 'Hadžiabdić', ''),
  account('marija', 'Marija', 'Todić', ''),
  account('benjamin', 'Benjamin', 'Oručević', ''),
].map((lead) => ({ ...lead, migrated: true as const }));

/** People of the five smaller banks: who leads, runs and decides there; they never come in either. */
export const demoStaff: readonly DemoAccount[] = [
  at('zenica', 'ob_voditelj', 'jasmin', 'Jasmin', 'Hodžić'),
  at('zenica', 'ob_koordinator', 'elma', 'Elma', 'Čolaković'),
  at('zenica', 'ob_committee_member', 'armin', 'Armin', 'Zukić'),
  at('zenica', 'ob_committee_member', 'hana', 'Hana', 'Delalić'),
  at('mostar', 'ob_voditelj', 'mirela', 'Mirela', 'Ćorić'),
  at('mostar', 'ob_koordinator', 'ines', 'Ines', 'Raguž'),
  at('mostar', 'ob_committee_member', 'lucija', 'Lucija', 'Marić'),
  at('mostar', 'ob_committee_member', 'adnan', 'Adnan', 'Ćatić'),
  at('bihac', 'ob_menadzer', 'fatima', 'Fatima', 'Kurtović'),
  at('bihac', 'ob_koordinator', 'kenan', 'Kenan', 'Muslić'),
  at('bihac', 'ob_committee_member', 'emina', 'Emina', 'Ružnić'),
  at('bihac', 'ob_committee_member', 'felic', 'Haris', 'Felić'),
  at('prijedor', 'ob_voditelj', 'sanja', 'Sanja', 'Marin'),
  at('prijedor', 'ob_koordinator', 'bojan', 'Bojan', 'Vidović'),
  at('prijedor', 'ob_committee_member', 'milica', 'Milica', 'Babić'),
  at('prijedor', 'ob_committee_member', 'ognjen', 'Ognjen', 'Savić'),
  at('gorazde', 'ob_savjetnik', 'nermin', 'Nermin', 'Hubjer'),
  at('gorazde', 'ob_koordinator', 'selma', 'Selma', 'Forto'),
  at('gorazde', 'ob_committee_member', 'amar', 'Amar', 'Forto'),
  at('gorazde', 'ob_committee_member', 'melisa', 'Melisa', 'Hrelja'),
];

/** Members under eighteen who never come in: one with a guardian's consent, one who waits for it. */
export const demoMinors: readonly DemoAccount[] = [
  account('mak', 'Mak', 'Alić', '', { migrated: true, turns: 17 }),
  account('ajla', 'Ajla', 'Kovač', '', { migrated: true, turns: 16 }),
];

/** Somebody under fifteen: who may write to them is narrower, and a guardian's address may be kept. */
export const demoYoung: DemoAccount = account(
  'iman',
  'Iman',
  'Bašić',
  'under fifteen; her mother has not confirmed her address yet',
  { turns: 13 },
);

export const demoAccounts: readonly DemoAccount[] = [
  account('admin', 'Jasna', 'Karić', 'ADMIN', { role: 'ADMIN' }),
  account('moderator', 'Haris', 'Bajrić', 'MODERATOR', { role: 'MODERATOR' }),
  account('voditelj', 'Dženana', 'Suljić', 'ob_voditelj, Tuzla', atTuzla('ob_voditelj')),
  account('savjetnik', 'Goran', 'Lukić', 'ob_savjetnik, Tuzla', atTuzla('ob_savjetnik')),
  account('koordinator', 'Merima', 'Kovačević', 'ob_koordinator, Tuzla', atTuzla('ob_koordinator')),
  account('asistent', 'Faruk', 'Imamović', 'ob_asistent, Tuzla', atTuzla('ob_asistent')),
  account('menadzer', 'Ivana', 'Marić', 'ob_menadzer, Tuzla', atTuzla('ob_menadzer')),
  account('odbor1', 'Dino', 'Smajić', 'board member, Tuzla', atTuzla('ob_committee_member')),
  account('odbor2', 'Nejra', 'Hukić', 'board member, Tuzla', atTuzla('ob_committee_member')),
  account('odbor3', 'Stefan', 'Petrović', 'board member, Tuzla', atTuzla('ob_committee_member')),
  account('globalni', 'Aida', 'Mehić', 'global_admin', { permission: 'global_admin' }),
  account('vlasnik', 'Amina', 'Hodžić', 'owner of applications in every status'),
  account('clan', 'Emir', 'Delić', 'member of the owner’s team'),
  account('lejla', 'Lejla', 'Softić', 'member, connected to Emir'),
  account('emir', 'Emir', 'Begić', 'member, connected to Lejla'),
  account('novi', 'Tarik', 'Bešić', 'registered, e-mail not confirmed', { unverified: true }),
  account('stari', 'Sanela', 'Jović', 'from the older system, must choose a password', {
    migrated: true,
  }),
];
