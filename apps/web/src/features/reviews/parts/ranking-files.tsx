import { parseAddress } from '@app/contracts/endpoint';
import { reviewsPaths } from '@app/contracts/reviews/reviews.paths';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { Button } from '@app/ui/button';
import { ChevronDown, Download, FileSpreadsheet, FileText } from '@app/ui/icons';
import { useAction } from '../../../kit/action/use-action.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useReviewsText } from '../text.ts';

/** The ranking as a table, and the minutes. */
export function RankingFiles({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const { language } = useLanguage();
  const saving = useAction({
    send: ({ url, name }: { url: string; name: string }) => download(url, name),
    failed: t('fileFailed'),
  });
  const { id, canExport, canDecide } = call;
  const sheet = (format: 'xlsx' | 'csv') => ({
    name: `${t('ranking')} (${format.toUpperCase()})`,
    url: urlOf(parseAddress(reviewsPaths.rankingFile).path, {
      params: { id, format },
      query: { language },
    }),
    icon: FileSpreadsheet,
  });
  const minutes = {
    name: t('minutes'),
    url: urlOf(parseAddress(reviewsPaths.minutes).path, { params: { id }, query: { language } }),
    icon: FileText,
  };
  const files = [
    ...(canDecide ? [minutes] : []),
    ...(canExport ? [sheet('xlsx'), sheet('csv')] : []),
  ];
  if (files.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button variant="soft" busy={saving.busy} busyLabel={t('filesBusy')}>
          <Download />
          {t('files')}
          <ChevronDown />
        </Button>
      }
    >
      {files.map(({ name, url, icon: Icon }) => (
        <MenuItem key={url} icon={<Icon />} onSelect={() => void saving.run({ url, name })}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
