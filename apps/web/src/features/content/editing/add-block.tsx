import { Button } from '@app/ui/button';
import { Plus } from '@app/ui/icons';
import { blockLimits, blockTypes } from '../../../lib/block-form/blocks.ts';
import { useBlockText } from '../../../lib/block-form/text.ts';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useLiveEditText } from '../text.ts';
import { useEditor } from './editor-context.tsx';
import { newBlock } from './new-block.ts';

/** Adds a block at the end of the section, and opens its fields. */
export function AddBlock() {
  const { blocks, section, changeBlocks, openBlock } = useEditor();
  const t = useLiveEditText();
  const b = useBlockText();
  if (blocks.length >= blockLimits.blocks) {
    return <p className="small muted mt3">{t('full', { n: blockLimits.blocks })}</p>;
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="soft" size="m" className="mt3">
          <Plus />
          {t('add')}
        </Button>
      }
    >
      {blockTypes.map((type) => (
        <MenuItem
          key={type}
          onSelect={() => {
            const id = newId();
            changeBlocks([...blocks, newBlock(type, section, id)]);
            openBlock(id);
          }}
        >
          {b(type)}
        </MenuItem>
      ))}
    </Menu>
  );
}
