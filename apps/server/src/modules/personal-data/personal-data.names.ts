export const jobNames = {
  prepare: 'personal-data.prepare',
  readyMail: 'personal-data.ready-mail',
  expire: 'personal-data.expire',
  erase: 'personal-data.erase',
  deleteFiles: 'personal-data.delete-files',
} as const;
