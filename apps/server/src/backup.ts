// npm run backup -- FOLDER

import { takeBackup } from './platform/backup/backup.ts';
import { byCommand, counted } from './platform/backup/command.ts';

await byCommand('backup', async (settings, folder) => {
  const { manifest, files } = await takeBackup(settings, folder);
  return [`Backed up ${counted(manifest, files)} as of ${manifest.taken}`];
});
