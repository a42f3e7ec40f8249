import { parseAddress } from '@app/contracts/endpoint';
import { reportsPaths } from '@app/contracts/reports/reports.paths';
import type { ReportCase, ReportedFile } from '@app/contracts/reports/reports.schemas';
import { Button } from '@app/ui/button';
import { FileText, ImageUp } from '@app/ui/icons';
import { urlOf } from '../../../lib/api/client.ts';
import type { Evidence } from '../../../lib/evidence/evidence.ts';
import { useReportsText } from '../text.ts';
import s from './reports.module.css';

interface ReportedFilesProps {
  readonly count: number;
  readonly files: readonly ReportedFile[];
  readonly onOpen: (id: string) => void;
}

/** Files of a reported message, opened one by one: each opening is written down. */
export function ReportedFiles({ count, files, onOpen }: ReportedFilesProps) {
  const t = useReportsText();
  if (count === 0 && files.length === 0) return null;
  const gone = count - files.length;
  return (
    <div className="column g2 mt2">
      {files.length > 0 ? (
        <ul className="row row-wrap g2">
          {files.map((file) => (
            <li key={file.id}>
              <Button size="m" className="break" onClick={() => onOpen(file.id)}>
                {file.isPicture ? <ImageUp /> : <FileText />}
                {t('openFile', { name: file.name })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {files.length > 0 ? <p className="smaller muted">{t('fileNote')}</p> : null}
      {gone > 0 ? <p className="smaller muted">{t('filesGone', { count: gone })}</p> : null}
    </div>
  );
}

const { path } = parseAddress(reportsPaths.file);

/** All files of a case, each beside the words it came with and what was reported. */
export function useReportedEvidence({ id, subject, faults, words }: ReportCase): Evidence[] {
  const t = useReportsText();
  return subject.texts.flatMap((one) =>
    (one.files ?? []).map((file) => ({
      key: file.id,
      name: file.name,
      url: urlOf(path, { params: { id, fileId: file.id } }),
      title: file.name,
      claim: (
        <>
          <div>
            <p className="smaller muted">{one.name || subject.name || t('formerMember')}</p>
            {one.text ? <p className="lines break">{one.text}</p> : null}
          </div>
          <dl className={s.facts}>
            <div>
              <dt>{t('faults')}</dt>
              <dd>{faults.map(({ fault }) => t(`${fault}_fault`)).join(', ')}</dd>
            </div>
            {words.length > 0 ? (
              <div>
                <dt>{t('words')}</dt>
                <dd>
                  {words.map(({ text, at }) => (
                    <p key={`${at} ${text}`} className="lines break">
                      {t('quoted', { text })}
                    </p>
                  ))}
                </dd>
              </div>
            ) : null}
          </dl>
        </>
      ),
    })),
  );
}
