import { cx } from '@app/ui/cx';
import { ProjectPicture } from '../../../../lib/project-picture.tsx';
import { useFieldsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import s from './picture.module.css';

/** What stands on the project's cards and page. */
export function ShownPicture({ picture }: { picture: string | null }) {
  const { draft } = useCanvas();
  const t = useFieldsText();
  return (
    <div className={cx('pic', s.shown)}>
      <ProjectPicture
        id={draft.slug}
        emblem={draft.bank.emblem}
        picture={picture}
        label={t('pictureAlt')}
      />
    </div>
  );
}
