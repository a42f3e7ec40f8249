import type { PostMetadata } from '@app/contracts/posts/posts.schemas';
import { Dialog } from '@app/ui/dialog';
import { IconButton } from '@app/ui/icon-button';
import { ArrowLeft, ArrowRight } from '@app/ui/icons';
import { usePostsText } from '../text.ts';
import s from './post.module.css';

interface PicturesDialogProps {
  readonly open: boolean;
  readonly pictures: PostMetadata['attachments'];
  readonly at: number;
  onAt(n: number): void;
  onOpenChange(open: boolean): void;
}

/** Pictures of a post, one at a time and as large as the page. */
export default function PicturesDialog(props: PicturesDialogProps) {
  const { open, pictures, at, onAt, onOpenChange } = props;
  const t = usePostsText();
  const picture = pictures[at];
  if (!picture) return null;
  const total = pictures.length;
  const step = (by: number) => onAt((at + by + total) % total);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      look="wide"
      title={t('picture_of', { n: at + 1, total })}
      closeLabel={t('close')}
    >
      <figure className={s.large}>
        <img src={picture.url} alt={picture.alt} />
        {picture.alt ? <figcaption className="small muted mt3">{picture.alt}</figcaption> : null}
      </figure>
      {total > 1 ? (
        <div className="row middle">
          <IconButton label={t('pictureBack')} onClick={() => step(-1)}>
            <ArrowLeft />
          </IconButton>
          <IconButton label={t('pictureNext')} onClick={() => step(1)}>
            <ArrowRight />
          </IconButton>
        </div>
      ) : null}
    </Dialog>
  );
}
