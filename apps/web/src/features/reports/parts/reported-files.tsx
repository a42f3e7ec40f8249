import { parseAddress } from '@app/contracts/endpoint';
import { reportsPaths } from '@app/contracts/reports/reports.paths';
import type { ReportedFile } from '@app/contracts/reports/reports.schemas';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { FileText, ImageUp } from '@app/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { authorisedFetch } from '../../../lib/api/authorised.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/api/download.ts';
import { ApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useReportsText } from '../text.ts';

interface ReportedFilesProps {
  /** Of the case. */
  readonly id: string;
  readonly count: number;
  readonly files: readonly ReportedFile[];
}

/** Files of a reported message, opened one by one: each opening is written down. */
export function ReportedFiles({ id, count, files }: ReportedFilesProps) {
  const t = useReportsText();
  if (count === 0 && files.length === 0) return null;
  const gone = count - files.length;
  return (
    <div className="col g2 mt2">
      {files.length > 0 ? (
        <ul className="row row-w g2">
          {files.map((file) => (
            <li key={file.id}>
              <OpenFile id={id} file={file} />
            </li>
          ))}
        </ul>
      ) : null}
      {files.length > 0 ? <p className="xs mut">{t('fileNote')}</p> : null}
      {gone > 0 ? <p className="xs mut">{t('filesGone', { count: gone })}</p> : null}
    </div>
  );
}

const { path } = parseAddress(reportsPaths.file);

function OpenFile({ id, file }: { readonly id: string; readonly file: ReportedFile }) {
  const t = useReportsText();
  const { language } = useLanguage();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  const open = useMutation({
    mutationFn: async () => {
      const answer = await authorisedFetch(urlOf(path, { params: { id, fileId: file.id } }));
      if (!answer.ok) throw await ApiError.of(answer);
      return answer.blob();
    },
    onSuccess: (content) => {
      if (file.isPicture) setPicture(URL.createObjectURL(content));
      else saveFile(content, file.name);
    },
    onError: (error) => toast({ description: errorText(error, language), tone: 'bad' }),
  });
  return (
    <>
      <Button
        size="m"
        variant="secondary"
        className="break"
        busy={open.isPending}
        onClick={() => open.mutate()}
      >
        {file.isPicture ? <ImageUp /> : <FileText />}
        {t('openFile', { name: file.name })}
      </Button>
      {picture ? (
        <Dialog
          open
          onOpenChange={(isOpen) => isOpen || setPicture(null)}
          title={file.name}
          look="wide"
          closeLabel={t('close')}
        >
          <img src={picture} alt={t('filePicture', { name: file.name })} />
        </Dialog>
      ) : null}
    </>
  );
}
