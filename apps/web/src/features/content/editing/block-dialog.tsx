import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { type PageSection, sectionsOf } from '@app/domain/content/pages';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { BlockForm } from '../../../lib/block-form/block-form.tsx';
import { useBlockText } from '../../../lib/block-form/text.ts';
import { useLiveEditText } from '../text.ts';
import { useEditor } from './editor-context.tsx';
import { HtmlFields } from './html-fields.tsx';
import s from './live-editing.module.css';
import { useProblems } from './problems.ts';

/** The fields of one block; what is typed shows in the page at once and saves itself. */
export function ContentBlockDialog() {
  const { blocks, block: id, openBlock } = useEditor();
  const block = blocks.find((one) => one.id === id);
  return block ? <Open block={block} onClose={() => openBlock(null)} /> : null;
}

function Open({ block, onClose }: { block: PageBlock; onClose: () => void }) {
  const { page, blocks, changeBlocks, pick } = useEditor();
  const t = useLiveEditText();
  const b = useBlockText();
  const problems = useProblems();
  const sections = sectionsOf(page);
  const path = `blocks.${block.id}`;
  const put = (next: PageBlock) =>
    changeBlocks(blocks.map((one) => (one.id === block.id ? next : one)));
  return (
    <Dialog
      open
      look="wide"
      onOpenChange={onClose}
      title={b(block.type)}
      closeLabel={t('close')}
      footer={
        <Button variant="primary" wide onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={s.form} data-live-edit>
        <BlockForm path={path} block={block} onChange={put} wrong={(at) => problems(at)} />
        {'html' in block ? (
          <HtmlFields
            path={`${path}.html`}
            code={block.type === 'embed'}
            value={block.html}
            onValue={(html) => put({ ...block, html })}
          />
        ) : null}
        {sections.length > 1 ? (
          <Field label={t('inSection')}>
            <Select
              value={block.section}
              onChange={({ target }) => {
                const section = target.value as PageSection;
                put({ ...block, section });
                pick(section);
              }}
            >
              {sections.map((section) => (
                <option key={section} value={section}>
                  {t(`section_${section}`)}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Checkbox
          label={b('visible')}
          checked={block.visible}
          onChange={({ target }) => put({ ...block, visible: target.checked })}
        />
      </div>
    </Dialog>
  );
}
