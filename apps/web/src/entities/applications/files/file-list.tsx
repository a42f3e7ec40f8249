import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import { parseAddress } from '@app/contracts/endpoint';
import type { AttachedFile } from '@app/domain/applications/form/values';
import { sizeText } from '@app/messages/format/sizes';
import { cx } from '@app/ui/cx';
import { FileText } from '@app/ui/icons';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import s from './file-list.module.css';

const { path } = parseAddress(applicationsPaths.file);

interface FileLinkProps {
  /** Id of the application. */
  readonly of: string;
  readonly file: AttachedFile;
}

/** Saves a private file; a button, since a link carries no token. */
export function FileLink({ of, file }: FileLinkProps) {
  const { language } = useLanguage();
  const get = () =>
    download(urlOf(path, { params: { id: of, file: file.file } }), file.name).catch((error) =>
      toast({ description: errorText(error, language), tone: 'bad' }),
    );
  return (
    <button type="button" className={s.file} onClick={() => void get()}>
      <FileText />
      <span className="link break">{file.name}</span>
      <span className={cx('smaller muted tabular', s.size)}>{sizeText(file.bytes, language)}</span>
    </button>
  );
}

/** What a reader who may see them gets; nothing for anybody else. */
export function FileList({
  of,
  files,
}: {
  of: string;
  files: readonly AttachedFile[] | undefined;
}) {
  if (!files?.length) return null;
  return (
    <ul className="stack g1">
      {files.map((file) => (
        <li key={file.file}>
          <FileLink of={of} file={file} />
        </li>
      ))}
    </ul>
  );
}
