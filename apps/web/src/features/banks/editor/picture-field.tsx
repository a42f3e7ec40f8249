import { Button } from '@app/ui/button';
import { ImagePlus } from '@app/ui/icons';
import { bankPictures, UploadButton } from '../../../lib/form/upload-button.tsx';
import { useEditorText } from '../editor-text.ts';
import s from './bank-form.module.css';

interface PictureFieldProps {
  readonly label: string;
  /** A name in the banks' storage. */
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
  /** Said where there is none. */
  readonly none: string;
  readonly shape?: 'round';
}

/** A picture is kept at once, and shown to all once the bank is saved. */
export function BankPictureField({ label, value, onValue, none, shape }: PictureFieldProps) {
  const t = useEditorText();
  return (
    <div className="column">
      <p className="bold small">{label}</p>
      {value ? (
        <img className={s[shape ?? 'shown']} src={`/api/ob-files/${value}`} alt={label} />
      ) : (
        <p className="small muted">{none}</p>
      )}
      <UploadButton
        {...bankPictures}
        variant="soft"
        failed={t('pictureFailed')}
        onUploaded={({ filePath }) => onValue(filePath)}
        beside={
          value ? (
            <Button variant="ghost" size="m" onClick={() => onValue(null)}>
              {t('dropPicture', { field: label })}
            </Button>
          ) : null
        }
      >
        <ImagePlus /> {t('choosePicture', { field: label })}
      </UploadButton>
    </div>
  );
}
