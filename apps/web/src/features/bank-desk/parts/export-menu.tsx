import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { SheetMenu } from '../../../kit/action/sheet-menu.tsx';
import { urlOf } from '../../../lib/api/client.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useDeskPlace } from '../desk-place.ts';
import { useDeskText } from '../text.ts';
import { ExportButton } from './export-button.tsx';

const { path } = parseAddress(bankDeskPaths.file);

/** What is shown, whole, as a file. */
export function ApplicationsExport({ bank }: { bank: string }) {
  const t = useDeskText();
  const { language } = useLanguage();
  const { filters } = useDeskPlace();
  return (
    <SheetMenu
      trigger={(busy) => <ExportButton busy={busy} />}
      address={(format) =>
        urlOf(path, { params: { slug: bank, format }, query: { ...filters, language } })
      }
      failed={t('exportFailed')}
    />
  );
}
