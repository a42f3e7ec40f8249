import { articleLimits } from '@app/domain/articles/article';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useBlocksText } from '../../desk-text.ts';
import s from '../editor.module.css';

/** A picture in the text, with what is said of it to those who do not see it. */
export function PictureView({ node, selected, updateAttributes }: NodeViewProps) {
  const t = useBlocksText();
  const { src, alt, caption, width, height } = node.attrs;
  const missing = String(alt).trim() === '';
  return (
    <NodeViewWrapper as="figure" className={s.block} data-selected={selected || undefined}>
      <img src={src} alt={alt} width={width} height={height} data-drag-handle="" />
      <div className={s.said} contentEditable={false}>
        <Field label={t('alt')} hint={missing ? t('altMissing') : t('altHint')}>
          <TextInput
            value={alt}
            maxLength={articleLimits.alt}
            onChange={({ target }) => updateAttributes({ alt: target.value })}
          />
        </Field>
        <Field label={t('caption')}>
          <TextInput
            value={caption}
            maxLength={articleLimits.caption}
            onChange={({ target }) => updateAttributes({ caption: target.value })}
          />
        </Field>
      </div>
    </NodeViewWrapper>
  );
}
