import type { PostView } from '@app/contracts/posts/posts.schemas';
import { postLimits, postTypes, postVisibilities } from '@app/domain/posts/post';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { AtSign, FaceSlightlySmiling, ImagePlus } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { useId, useRef, useState } from 'react';
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts';
import type { MentionHandle } from '../../../lib/mentions/mention-text.tsx';
import { pictureTypes } from '../../../lib/pictures/picture-types.ts';
import { NetworkMentionArea } from '../parts/mention-area.tsx';
import { useComposerText } from '../text.ts';
import s from './composer.module.css';
import type { Draft } from './drafts.ts';
import { emoji } from './emoji.ts';
import { CardOfLink } from './link-card.tsx';
import { OfType } from './of-type.tsx';
import { ComposerPictures } from './pictures.tsx';
import { useLinkCard } from './use-link-card.ts';
import type { PicturesUnderway } from './use-pictures.ts';

interface FieldsProps {
  readonly form: SubmitForm<Draft>;
  readonly pictures: PicturesUnderway;
  readonly edited: PostView | undefined;
}

/** Letters before the end from which on it is said how many are left. */
const warnFrom = 200;

export function Fields({ form, pictures, edited }: FieldsProps) {
  const t = useComposerText();
  const area = useRef<MentionHandle>(null);
  const { content, type, chosen, attachments } = form.watch();
  const card = useLinkCard(form, edited?.metadata.linkPreview ?? null);
  const left = postLimits.content - content.length;
  return (
    <>
      <div className={s.about}>
        <Field label={t('kind')} error={form.error('type')}>
          <Select
            {...form.register('type', {
              // A plain post goes without the card, which does not come back by itself.
              onChange: () => form.values('type') === 'status' && card.card && card.remove(),
            })}
            disabled={(edited?.poll?.voters ?? 0) > 0}
          >
            {postTypes.map((one) => (
              <option key={one} value={one}>
                {t(`kind_${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('visibility')} error={form.error('visibility')}>
          <Select {...form.register('visibility')}>
            {postVisibilities.map((one) => (
              <option key={one} value={one}>
                {t(`visibility_${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label={t('content')}
        hideLabel
        required
        error={form.error('content')}
        hint={left <= warnFrom ? t('contentLeft', { count: left }) : undefined}
      >
        <NetworkMentionArea
          handle={area}
          rows={5}
          maxLength={postLimits.content}
          placeholder={t(`placeholder_${type}`)}
          autoFocus
          value={content}
          chosen={chosen}
          onValue={(value) => form.change('content', value)}
          onChosen={(people) => form.change('chosen', [...people])}
        />
      </Field>
      <Tools
        room={postLimits.attachments - attachments.length - pictures.underway.length}
        onFile={(file) => void pictures.add(file)}
        onInsert={(text) => area.current?.insert(text)}
      />
      <ComposerPictures form={form} pictures={pictures} />
      <CardOfLink {...card} />
      <OfType form={form} edited={edited} />
    </>
  );
}

interface ToolsProps {
  /** Pictures that still fit. */
  readonly room: number;
  onFile(file: File): void;
  onInsert(text: string): void;
}

function Tools({ room, onFile, onInsert }: ToolsProps) {
  const t = useComposerText();
  const palette = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row */}
      <div className={s.tools} role="group" aria-label={t('tools')}>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={pictureTypes}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])].slice(0, room);
            target.value = '';
            for (const file of files) onFile(file);
          }}
        />
        <IconButton
          label={room > 0 ? t('picture') : `${t('picture')}. ${t('picturesFull')}`}
          aria-disabled={room <= 0 || undefined}
          onClick={() => (room > 0 ? input.current?.click() : undefined)}
        >
          <ImagePlus />
        </IconButton>
        <IconButton
          label={t('emoji')}
          aria-expanded={open}
          aria-controls={palette}
          onClick={() => setOpen(!open)}
        >
          <FaceSlightlySmiling />
        </IconButton>
        <IconButton label={t('mention')} onClick={() => onInsert('@')}>
          <AtSign />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className={s.palette} id={palette} role="group" aria-label={t('emoji')} hidden={!open}>
        {emoji.map(([sign, name]) => (
          <button
            key={name}
            type="button"
            aria-label={t(`emoji_${name}`)}
            title={t(`emoji_${name}`)}
            onClick={() => onInsert(sign)}
          >
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
