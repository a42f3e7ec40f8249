import { postLimits } from '@app/domain/posts/post';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { Trash, X } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { ProgressBar } from '@app/ui/progress-bar';
import { TextInput } from '@app/ui/text-input';
import { without } from '../../../lib/form/list-rows.tsx';
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts';
import { BlurredPicture } from '../../../lib/pictures/blurred-picture.tsx';
import { useComposerText } from '../text.ts';
import s from './composer.module.css';
import type { Draft } from './drafts.ts';
import type { PicturesUnderway, Underway } from './use-pictures.ts';

interface PicturesProps {
  readonly form: SubmitForm<Draft>;
  readonly pictures: PicturesUnderway;
}

/** Pictures that go with a post, each with words for who does not see it; and those on their way. */
export function ComposerPictures({ form, pictures }: PicturesProps) {
  const t = useComposerText();
  const kept = form.watch('attachments');
  const error = form.error('attachments');
  if (kept.length + pictures.underway.length === 0) return null;
  return (
    <Field as="group" hideLabel label={t('picture')} error={error}>
      <ul className={`stack g4 ${s.pictures}`}>
        {kept.map(({ url }, n) => (
          <li key={url}>
            <img className={s.thumb} src={url} alt="" />
            <Field label={t('alt', { n: n + 1 })} hint={n === 0 ? t('altHint') : undefined}>
              <TextInput maxLength={postLimits.alt} {...form.register(`attachments.${n}.alt`)} />
            </Field>
            <IconButton
              label={t('pictureRemove', { n: n + 1 })}
              onClick={() => form.change('attachments', without(kept, n))}
            >
              <Trash />
            </IconButton>
          </li>
        ))}
        {pictures.underway.map((one) => (
          <OnItsWay key={one.key} one={one} pictures={pictures} />
        ))}
      </ul>
    </Field>
  );
}

function OnItsWay({ one, pictures }: { one: Underway; pictures: PicturesUnderway }) {
  const t = useComposerText();
  const { file, placeholder, percent, error } = one;
  const { name } = file;
  return (
    <li>
      <span className={s.thumb}>
        {placeholder ? <BlurredPicture picture={placeholder} /> : null}
      </span>
      {error === null ? (
        <div className="row g4">
          <ProgressBar className="grow" value={percent} label={t('pictureSending', { name })} />
          <span className="tabular small">{percent}&nbsp;%</span>
        </div>
      ) : (
        <div className="column g2" role="alert">
          <Message tone="bad">
            <b className="bold">{t('uploadError')}</b>{' '}
            {error ? t('uploadRefused', { name, reason: error }) : t('uploadHint', { name })}
          </Message>
          <span>
            <Button size="m" onClick={() => void pictures.again(one)}>
              {t('retry')}
            </Button>
          </span>
        </div>
      )}
      <IconButton label={t('pictureStop')} onClick={() => pictures.remove(one.key)}>
        <X />
      </IconButton>
    </li>
  );
}
