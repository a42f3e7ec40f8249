// npm run restore -- FOLDER
import { byCommand, counted } from './platform/backup/command.ts';
import { restoreBackup } from './platform/backup/restore.ts';

await byCommand('restore', async (settings, folder) => {
  const { manifest, files, notes } = await restoreBackup(settings, folder);
  return [`Restored and compared ${counted(manifest, files)} as of ${manifest.taken}`, ...notes];
});
