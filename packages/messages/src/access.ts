import { texts } from './catalogue.ts';

export const accessTexts = texts({
  forbiddenTitle: { bhs: 'Nemate dozvolu za pristup', en: 'You don’t have access' },
  forbiddenText: {
    bhs: 'Za ovu stranicu treba jedna od ovih dozvola:',
    en: 'This page needs one of these permissions:',
  },
  forbiddenAction: { bhs: 'Nazad na početnu', en: 'Back to home' },
  permission_global_admin: { bhs: 'globalni admin', en: 'global admin' },
  permission_ob_admin: { bhs: 'admin omladinskih banaka', en: 'youth-bank admin' },
  permission_ob_asistent: { bhs: 'asistent', en: 'assistant' },
  permission_ob_koordinator: { bhs: 'koordinator', en: 'coordinator' },
  permission_ob_voditelj: { bhs: 'voditelj', en: 'manager' },
  permission_ob_savjetnik: { bhs: 'savjetnik', en: 'adviser' },
  permission_ob_committee_member: { bhs: 'član odbora', en: 'committee member' },
  permission_ob_menadzer: { bhs: 'menadžer', en: 'fund manager' },
  needsAdmin: { bhs: 'uloga admina', en: 'the role of admin' },
  role_INDIVIDUAL: { bhs: 'član', en: 'member' },
  role_MODERATOR: { bhs: 'moderator', en: 'moderator' },
  role_ADMIN: { bhs: 'admin', en: 'admin' },
});
