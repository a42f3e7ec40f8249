import { parseAddress } from '@app/contracts/endpoint';
import { giftsPaths } from '@app/contracts/gifts/gifts.paths';
import type { DonationConfirmation } from '@app/contracts/gifts/gifts.schemas';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Download, ExternalLink, FileText } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { authorisedFetch } from '../../../lib/api/authorised.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/api/download.ts';
import { ApiError } from '../../../lib/api/error.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useGiftsText } from '../text.ts';
import s from './preview.module.css';

const { path } = parseAddress(giftsPaths.previewProof);

interface PreviewDialogProps {
  readonly gift: DonationConfirmation;
  onClose(): void;
}

/** Shows a proof to whoever weighs it: a picture here, a document in a tab of its own. */
export default function PreviewDialog({ gift: { id, proof }, onClose }: PreviewDialogProps) {
  const t = useGiftsText();
  const query = useQuery({
    queryKey: ['gifts', 'proof', id],
    queryFn: async () => {
      const answer = await authorisedFetch(urlOf(path, { params: { id } }));
      if (!answer.ok) throw await ApiError.of(answer);
      return answer.blob();
    },
    gcTime: 0,
  });
  const name = proof?.name ?? '';
  const { data } = query;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('previewTitle')}
      description={name}
      closeLabel={t('close')}
      footer={
        <Button
          variant="secondary"
          wide
          disabled={!data}
          onClick={() => data && saveFile(data, name)}
        >
          <Download />
          {t('download')}
        </Button>
      }
    >
      {data ? (
        <Shown content={data} name={name} />
      ) : query.isError ? (
        <Failed title={t('previewFailed')} query={query} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height={320} />
        </Loading>
      )}
      {proof?.notes ? <p className="small mt4 break">{proof.notes}</p> : null}
    </Dialog>
  );
}

function Shown({ content, name }: { content: Blob; name: string }) {
  const t = useGiftsText();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  if (!address) return null;
  if (content.type.startsWith('image/')) {
    return <img className={s.picture} src={address} alt={t('pictureOf', { name })} />;
  }
  return (
    <div className={s.paper}>
      <FileText />
      <p className="small">{t('previewPaper')}</p>
      {content.type === 'application/pdf' ? (
        <Button asChild variant="soft" size="m">
          <a href={address} target="_blank" rel="noreferrer">
            <ExternalLink />
            {t('openInTab')}
          </a>
        </Button>
      ) : null}
    </div>
  );
}
