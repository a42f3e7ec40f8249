import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { FileSpreadsheet, FileText } from '@app/ui/icons';
import { useAction } from '../../../kit/action/use-action.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useDeskPlace } from '../desk-place.ts';
import { useDeskText } from '../text.ts';
import { ExportButton } from './export-button.tsx';

const formats = [
  ['xlsx', FileSpreadsheet],
  ['csv', FileText],
] as const;

/** What is shown, whole, as a file. */
export function ApplicationsExport({ bank }: { bank: string }) {
  const t = useDeskText();
  const { language } = useLanguage();
  const { filters } = useDeskPlace();
  const { path } = parseAddress(bankDeskPaths.file);
  const saving = useAction({
    send: (format: (typeof formats)[number][0]) => {
      const query = { ...filters, language };
      return download(urlOf(path, { params: { slug: bank, format }, query }), format);
    },
    failed: t('exportFailed'),
  });
  return (
    <Menu trigger={<ExportButton busy={saving.busy} />}>
      {formats.map(([format, Mark]) => (
        <MenuItem key={format} icon={<Mark />} onSelect={() => void saving.run(format)}>
          {format.toUpperCase()}
        </MenuItem>
      ))}
    </Menu>
  );
}
