import { parseAddress } from '@app/contracts/endpoint';
import { translationsPaths } from '@app/contracts/translations/translations.paths';
import type { TextFormat } from '@app/contracts/translations/translations.schemas';
import { Button } from '@app/ui/button';
import { Braces, Download, FileSpreadsheet, Table } from '@app/ui/icons';
import { useAction } from '../../../kit/action/use-action.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { Menu, MenuHeading, MenuItem } from '../../../lib/menus/menu.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useTranslationsText } from '../text.ts';

const { path } = parseAddress(translationsPaths.exportFile);

const formats = [
  { format: 'csv', label: 'downloadCsv', icon: Table },
  { format: 'xlsx', label: 'downloadXlsx', icon: FileSpreadsheet },
  { format: 'json', label: 'downloadJson', icon: Braces },
] as const;

export default function TextsExport() {
  const t = useTranslationsText();
  const { language } = useLanguage();
  const saving = useAction({
    send: (format: TextFormat) =>
      download(urlOf(path, { params: { format }, query: { language } }), `texts.${format}`),
  });
  return (
    <Menu
      trigger={
        <Button variant="ghost" busy={saving.busy} busyLabel={t('download')}>
          <Download />
          {t('download')}
        </Button>
      }
    >
      <MenuHeading>{t('downloadAs')}</MenuHeading>
      {formats.map(({ format, label, icon: Icon }) => (
        <MenuItem key={format} icon={<Icon />} onSelect={() => void saving.run(format)}>
          {t(label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
