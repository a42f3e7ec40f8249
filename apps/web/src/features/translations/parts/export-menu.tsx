import type { TextFormat } from '@app/contracts/translations/translations.schemas';
import { Button } from '@app/ui/button';
import { Braces, Download, FileSpreadsheet, Table } from '@app/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/api/download.ts';
import { Menu, MenuHeading, MenuItem } from '../../../lib/menus/menu.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useTranslationsText } from '../text.ts';

const formats = [
  { format: 'csv', label: 'downloadCsv', icon: Table },
  { format: 'xlsx', label: 'downloadXlsx', icon: FileSpreadsheet },
  { format: 'json', label: 'downloadJson', icon: Braces },
] as const;

export default function ExportMenu() {
  const t = useTranslationsText();
  const { language } = useLanguage();
  const saving = useMutation({
    mutationFn: (format: TextFormat) =>
      download(`/api/translations/export/${format}`, `texts.${format}`),
    onError: (error) => toast({ title: errorText(error, language), tone: 'bad' }),
  });
  return (
    <Menu
      trigger={
        <Button variant="ghost" busy={saving.isPending} busyLabel={t('download')}>
          <Download />
          {t('download')}
        </Button>
      }
    >
      <MenuHeading>{t('downloadAs')}</MenuHeading>
      {formats.map(({ format, label, icon: Icon }) => (
        <MenuItem key={format} icon={<Icon />} onSelect={() => saving.mutate(format)}>
          {t(label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
