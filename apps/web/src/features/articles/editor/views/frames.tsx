import { articleLimits } from '@app/domain/articles/article';
import { Field } from '@app/ui/field';
import { Play } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useBlocksText } from '../../desk-text.ts';
import { ArticleLinkCard } from '../../document/link-card.tsx';
import s from '../editor.module.css';

/** A video in the text; nothing is asked of its host while one writes. */
export function VideoView({ node, selected, updateAttributes }: NodeViewProps) {
  const t = useBlocksText();
  const { url, caption } = node.attrs;
  return (
    <NodeViewWrapper as="figure" className={s.block} data-selected={selected || undefined}>
      <p className={s.video} data-drag-handle="">
        <Play />
        <span className="break">{url}</span>
      </p>
      <div className={s.said} contentEditable={false}>
        <Field label={t('videoCaption')}>
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

export function LinkCardView({ node, selected }: NodeViewProps) {
  return (
    <NodeViewWrapper className={s.block} data-selected={selected || undefined} data-drag-handle="">
      <div className={s.still}>
        <ArticleLinkCard card={node.attrs as Parameters<typeof ArticleLinkCard>[0]['card']} />
      </div>
    </NodeViewWrapper>
  );
}
