import { agreementsPaths } from '@app/contracts/agreements/agreements.paths';
import type { AttachedFile } from '@app/contracts/applications/form.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { cx } from '@app/ui/cx';
import { FileCheck } from '@app/ui/icons';
import { useAction } from '../../../kit/action/use-action.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
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
  const open = useOpenEvidence()(file.file);
  const get = useAction({
    send: () => download(urlOf(path, { params: { id, file: file.file } }), file.name),
  });
  return (
    <button
      type="button"
      className={look === 'niche' ? cx(s.niche, s.have) : s.file}
      aria-label={open ? e('open', { what: file.name }) : undefined}
      onClick={open ?? (() => void get.run())}
    >
      <FileCheck />
      <span className={s.name}>{file.name}</span>
    </button>
  );
}
