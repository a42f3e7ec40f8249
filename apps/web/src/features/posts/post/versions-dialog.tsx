import { Dialog } from '@app/ui/dialog';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { versionsQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';
import { Attached } from './attached.tsx';
import s from './post.module.css';
import { LongWords } from './words.tsx';

interface VersionsProps {
  readonly open: boolean;
  readonly id: string;
  onOpenChange(open: boolean): void;
}

/** What a post said before it was edited. */
export default function VersionsDialog({ open, id, onOpenChange }: VersionsProps) {
  const t = usePostsText();
  const shell = useShellText();
  const { dateTime } = useFormat();
  const query = useQuery({ ...versionsQuery(id), enabled: open });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('versions')}
      description={t('versionsText')}
      closeLabel={t('close')}
    >
      {query.isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton height={96} />
        </Loading>
      ) : null}
      {query.isError ? <FailedLine query={query} title={t('versionsFailed')} /> : null}
      <ol className={s.versions}>
        {query.data?.items.map(({ at, content, type, metadata }) => (
          <li key={at}>
            <p className="smaller muted">
              <time dateTime={at}>{dateTime(at)}</time>
            </p>
            <LongWords text={content} mentions={metadata.mentions} />
            {metadata.pollOptions ? (
              <p className="small muted mt3">{metadata.pollOptions.join(' / ')}</p>
            ) : null}
            <Attached type={type} metadata={metadata} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
