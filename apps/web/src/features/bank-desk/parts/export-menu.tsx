import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { FileSpreadsheet, FileText } from '@app/ui/icons';
import { useState } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useDeskPlace } from '../desk-place.ts';
import { useDeskText } from '../text.ts';
import { ExportButton } from './export-button.tsx';

const formats = [
  ['xlsx', FileSpreadsheet],
  ['csv', FileText],
] as const;

/** What is shown, whole, as a file. */
export function ExportMenu({ bank }: { bank: string }) {
  const t = useDeskText();
  const { language } = useLanguage();
  const { filters } = useDeskPlace();
  const [busy, setBusy] = useState(false);
  const save = async (format: (typeof formats)[number][0]) => {
    setBusy(true);
    const query = { ...filters, language };
    try {
      await download(
        urlOf(parseAddress(bankDeskPaths.file).path, { params: { slug: bank, format }, query }),
        format,
      );
    } catch (error) {
      toast({ title: t('exportFailed'), description: errorText(error, language), tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <Menu trigger={<ExportButton busy={busy} />}>
      {formats.map(([format, Mark]) => (
        <MenuItem key={format} icon={<Mark />} onSelect={() => void save(format)}>
          {format.toUpperCase()}
        </MenuItem>
      ))}
    </Menu>
  );
}
