import { texts } from './catalogue.ts';

export const accessTexts = texts({
  forbiddenTitle: { bhs: 'Nemate dozvolu za pristup', en: 'You don’t have access' },
  forbiddenText: {
    bhs: 'Za ovu stranicu treba jedna od ovih dozvola:',
    en: 'This page needs one of these permissions:',
  },
  forbiddenAction: { bhs: 'Nazad na početnu', en: 'Back to home' },
  permission_global_admin: { bhs: 'globalna administracija', en: 'global admin' },
  permission_ob_admin: { bhs: 'administracija omladinskih banaka', en: 'youth-bank admin' },
  permission_ob_asistent: { bhs: 'asistencija', en: 'assistant' },
  permission_ob_koordinator: { bhs: 'koordinacija', en: 'coordinator' },
  permission_ob_voditelj: { bhs: 'vođenje banke', en: 'manager' },
  permission_ob_savjetnik: { bhs: 'savjetovanje', en: 'adviser' },
  permission_ob_committee_member: { bhs: 'odbor', en: 'committee member' },
  permission_ob_menadzer: { bhs: 'upravljanje fondom', en: 'fund manager' },
  needsAdmin: { bhs: 'uloga admina', en: 'the role of admin' },
  needsModerator: { bhs: 'uloga moderatora', en: 'the role of moderator' },
  role_INDIVIDUAL: { bhs: 'članstvo', en: 'member' },
  role_MODERATOR: { bhs: 'moderiranje', en: 'moderator' },
  role_ADMIN: { bhs: 'administracija', en: 'admin' },
});
