import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { applicationsSentTexts } from '@app/messages/applications-sent';
import { Button, type ButtonProps } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Download } from '@app/ui/icons';
import { useAction } from '../../../kit/action/use-action.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { textsFor } from '../../../lib/texts/text.ts';

const useSentText = textsFor('applications-sent', applicationsSentTexts);

interface SentPdfProps extends Pick<ButtonProps, 'size'> {
  readonly id: string;
  /** In a list: its title, for who hears it; only an icon is shown. */
  readonly of?: string;
}

/** What was last sent, as a file in the reader's language. */
export default function SentPdf({ id, of, size = 'base' }: SentPdfProps) {
  const t = useSentText();
  const { language } = useLanguage();
  const { path } = parseAddress(applicationsPaths.pdf);
  const saving = useAction({
    send: () => download(urlOf(path, { params: { id }, query: { language } }), `${id}.pdf`),
    failed: t('failed'),
  });
  if (of !== undefined) {
    return (
      <IconButton
        label={`${t('pdfOf')}: ${of}`}
        aria-busy={saving.busy}
        onClick={() => void saving.run()}
      >
        <Download />
      </IconButton>
    );
  }
  return (
    <Button
      size={size}
      busy={saving.busy}
      busyLabel={t('making')}
      aria-label={t('pdfOf')}
      onClick={() => void saving.run()}
    >
      <Download />
      PDF
    </Button>
  );
}
