import { parseAddress } from '@app/contracts/endpoint';
import { personalDataPaths } from '@app/contracts/personal-data/personal-data.paths';
import type { ArchiveView } from '@app/contracts/personal-data/personal-data.schemas';
import { sizeText } from '@app/messages/format/sizes';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Check, Clock, Download } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { personalData } from '../client.ts';
import { useArchives } from '../queries.ts';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';
import { Row } from './row.tsx';

export function DataArchive() {
  const t = useSettingsText();
  const archives = useArchives();
  const newest = archives.data?.[0];
  if (archives.isError && !archives.data) {
    return (
      <Row breaks name={t('archive')} value={t('archivesFailed')}>
        <Button size="m" onClick={() => void archives.refetch()}>
          {t('retry')}
        </Button>
      </Row>
    );
  }
  const row = (value: ReactNode, actions: ReactNode) => (
    <Row
      breaks
      name={t('archive')}
      value={
        <>
          <p>{t('archiveText')}</p>
          <div role="status">{value ? <p className="mt2">{value}</p> : null}</div>
        </>
      }
    >
      {actions}
    </Row>
  );
  switch (newest?.state) {
    case 'preparing':
      return row(
        t('archivePreparingText'),
        <Badge tone="info" icon={<Clock />}>
          {t('archivePreparing')}
        </Badge>,
      );
    case 'ready':
      return row(
        <ReadyText archive={newest} />,
        <>
          <DownloadButton archive={newest} onGone={() => void archives.refetch()} />
          <RequestButton variant="ghost" label={t('archiveAgain')} archives={archives} />
        </>,
      );
    default:
      return row(
        <PastText archive={newest} />,
        <RequestButton variant="secondary" label={t('archiveRequest')} archives={archives} />,
      );
  }
}

function ReadyText({ archive }: { archive: ArchiveView }) {
  const t = useSettingsText();
  const format = useFormat();
  const { language } = useLanguage();
  return (
    <span className={s.withBadge}>
      <Badge tone="ok" icon={<Check />}>
        {t('archiveReady')}
      </Badge>
      <span>
        {t('archiveReadyText', {
          size: sizeText(archive.size ?? 0, language),
          until: format.dayOf(archive.expiresAt ?? ''),
        })}
      </span>
    </span>
  );
}

function PastText({ archive }: { archive: ArchiveView | undefined }) {
  const t = useSettingsText();
  const format = useFormat();
  if (archive?.state === 'failed') return t('archiveFailed');
  if (archive?.state === 'expired') {
    return t('archiveExpired', { date: format.dayOf(archive.expiresAt ?? '') });
  }
  return null;
}

function RequestButton(props: {
  variant: 'secondary' | 'ghost';
  label: string;
  archives: ReturnType<typeof useArchives>;
}) {
  const t = useSettingsText();
  const request = useAction({
    send: () => personalData.requestArchive(),
    // One that is already being prepared shows itself.
    refused: (error) => isApiError(error, 'ALREADY_EXISTS') || undefined,
    onSettled: () => props.archives.refetch(),
  });
  return (
    <Button
      size="m"
      variant={props.variant}
      busy={request.busy}
      busyLabel={t('archiveRequesting')}
      onClick={() => void request.run()}
    >
      {props.label}
    </Button>
  );
}

const fileAddress = parseAddress(personalDataPaths.archiveFile);

function DownloadButton({ archive, onGone }: { archive: ArchiveView; onGone: () => void }) {
  const t = useSettingsText();
  const saving = useAction({
    send: () => download(urlOf(fileAddress.path, { params: { id: archive.id } }), t('archiveName')),
    onError: onGone,
  });
  return (
    <Button
      size="m"
      variant="secondary"
      busy={saving.busy}
      busyLabel={t('archiveDownloading')}
      onClick={() => void saving.run()}
    >
      <Download />
      {t('download')}
    </Button>
  );
}
