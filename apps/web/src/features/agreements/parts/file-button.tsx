import { agreementsPaths } from '@app/contracts/agreements/agreements.paths';
import type { AttachedFile } from '@app/contracts/applications/form.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { cx } from '@app/ui/cx';
import { FileCheck } from '@app/ui/icons';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useEvidenceText } from '../text.ts';
import s from './agreement.module.css';
import { useOpenEvidence } from './evidence.tsx';

type File = (typeof AttachedFile)['_output'];
const { path } = parseAddress(agreementsPaths.file);

/** Shows a file of the project where it is seen, else saves it; a link carries no token. */
export function FileButton({
  id,
  file,
  look = 'chip',
}: {
  id: string;
  file: File;
  look?: 'chip' | 'niche';
}) {
  const e = useEvidenceText();
  const { language } = useLanguage();
  const open = useOpenEvidence()(file.file);
  const get = () =>
    download(urlOf(path, { params: { id, file: file.file } }), file.name).catch((error) =>
      toast({ description: errorText(error, language), tone: 'bad' }),
    );
  return (
    <button
      type="button"
      className={look === 'niche' ? cx(s.niche, s.have) : s.file}
      aria-label={open ? e('open', { what: file.name }) : undefined}
      onClick={open ?? (() => void get())}
    >
      <FileCheck />
      <span className={s.name}>{file.name}</span>
    </button>
  );
}
