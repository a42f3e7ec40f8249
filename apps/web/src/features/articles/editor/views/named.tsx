import { articleLimits } from '@app/domain/articles/article';
import { cx } from '@app/ui/cx';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useBlocksText } from '../../desk-text.ts';
import prose from '../../document/document.module.css';
import s from '../editor.module.css';

/** Somebody's words, with whose they are below them. */
export function QuoteView({ node, updateAttributes }: NodeViewProps) {
  const t = useBlocksText();
  return (
    <NodeViewWrapper as="blockquote">
      <NodeViewContent />
      <footer contentEditable={false}>
        <input
          className={s.bare}
          aria-label={t('by')}
          placeholder={t('by')}
          maxLength={articleLimits.by}
          value={node.attrs.by}
          onChange={({ target }) => updateAttributes({ by: target.value })}
        />
      </footer>
    </NodeViewWrapper>
  );
}

export function StepsView({ node, updateAttributes }: NodeViewProps) {
  const t = useBlocksText();
  return (
    <NodeViewWrapper as="section" className={cx('tint', prose.steps)}>
      <div contentEditable={false}>
        <input
          className={cx('title-4', s.bare)}
          aria-label={t('stepsTitle')}
          placeholder={t('stepsTitle')}
          maxLength={articleLimits.by}
          value={node.attrs.title}
          onChange={({ target }) => updateAttributes({ title: target.value })}
        />
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  );
}
