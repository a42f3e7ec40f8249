import type { FieldsKey } from '../text.ts';

/**
 * Values that the canvas offers, with the names under which they are shown. An older application may
 * hold others, which are shown as they are.
 */
export const grantTypeKeys: Readonly<Record<string, FieldsKey>> = {
  Projekat: 'grantProject',
  Događaj: 'grantEvent',
  Radionice: 'grantWorkshops',
  'Uređenje prostora': 'grantPlace',
  'Oprema za zajednicu': 'grantEquipment',
};

export const donorKeys: Readonly<Record<string, FieldsKey>> = {
  individual: 'donor_individual',
  company: 'donor_company',
  institution: 'donor_institution',
  organisation: 'donor_organisation',
  crowdfunding: 'donor_crowdfunding',
};

export const typeKeys: Readonly<Record<string, FieldsKey>> = {
  Roba: 'type_Roba',
  Usluge: 'type_Usluge',
  Novac: 'type_Novac',
  'Novac-Crowdfunding': 'type_Novac-Crowdfunding',
};
