import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Download } from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { authorisedFetch } from '../../../lib/api/authorised.ts';
import { saveFile } from '../../../lib/api/download.ts';
import { ApiError } from '../../../lib/api/error.ts';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { useTalkText } from '../../../lib/talk/text.ts';
import { useConversationsText } from '../text.ts';
import s from './message.module.css';

interface PictureProps {
  readonly name: string;
  readonly url: string;
}

/** A picture that only those in the conversation get, so that it is fetched with the reader's token. */
export function ConversationPicture({ name, url }: PictureProps) {
  const t = useConversationsText();
  const talk = useTalkText();
  const [open, setOpen] = useState(false);
  const query = useQuery({
    // Beside the conversation: a picture stays as it is, whatever is written after it.
    queryKey: ['message-picture', url],
    queryFn: async ({ signal }) => {
      const answer = await authorisedFetch(url, { signal });
      if (!answer.ok) throw await ApiError.of(answer);
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const src = useObjectUrl(query.data);
  if (query.isError && !query.data) return <FailedLine query={query} title={t('pictureFailed')} />;
  return (
    <>
      <button
        type="button"
        className={s.picture}
        aria-label={t('openPicture', { name })}
        disabled={!src}
        onClick={() => setOpen(true)}
      >
        {src ? <img src={src} alt="" /> : null}
      </button>
      {open && query.data && src ? (
        <Dialog
          open
          onOpenChange={setOpen}
          title={name}
          look="wide"
          closeLabel={t('close')}
          footer={
            <Button onClick={() => saveFile(query.data, name)}>
              <Download />
              {talk('getFile', { name })}
            </Button>
          }
        >
          <img className={s.whole} src={src} alt={t('picture', { name })} />
        </Dialog>
      ) : null}
    </>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
