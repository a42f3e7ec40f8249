/** The guardian of a member under fifteen: their own address, and what the mails lead to. */
export const guardianContactPaths = {
  own: 'GET /api/account/guardian',
  set: 'PUT /api/account/guardian',
  drop: 'DELETE /api/account/guardian',
  asked: 'GET /api/guardians/:token',
  answer: 'POST /api/guardians/:token/moves',
} as const;
