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
}

const account = (
  key: string,
  firstName: string,
  lastName: string,
  who: string,
  more: Partial<DemoAccount> = {},
): DemoAccount => ({ key, email: `${key}@demo.zamah.ba`, firstName, lastName, who, ...more });

const atTuzla = (permission: ObPermissionType) => ({ permission, bank: 'tuzla' });

/** Members who never come in: they lead the finished projects of the smaller banks. */
export const demoLeads: readonly DemoAccount[] = [
  account('amra', 'Amra', 'Sivac', ''),
  account('luka', 'Luka', 'Pavlović', ''),
  account('ena', 'Ena', 'Hadžiabdić', ''),
  account('marija', 'Marija', 'Todić', ''),
  account('benjamin', 'Benjamin', 'Oručević', ''),
].map((lead) => ({ ...lead, migrated: true as const }));

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
