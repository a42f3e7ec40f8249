import type { SheetFormat } from '@app/contracts/common.schemas';
import { FileSpreadsheet, FileText } from '@app/ui/icons';
import type { ComponentProps, ReactElement } from 'react';
import { download } from '../../lib/api/download.ts';
import { Menu, MenuItem } from '../../lib/menus/menu.tsx';
import { useAction } from './use-action.ts';

const formats = [
  ['xlsx', FileSpreadsheet],
  ['csv', FileText],
] as const;

interface SheetMenuProps {
  trigger(busy: boolean): ReactElement<ComponentProps<'button'>>;
  address(format: SheetFormat): string;
  readonly failed: string;
}

/** A table as the file that the reader chooses. */
export function SheetMenu({ trigger, address, failed }: SheetMenuProps) {
  const saving = useAction({
    send: (format: SheetFormat) => download(address(format), format),
    failed,
  });
  return (
    <Menu trigger={trigger(saving.busy)}>
      {formats.map(([format, Mark]) => (
        <MenuItem key={format} icon={<Mark />} onSelect={() => void saving.run(format)}>
          {format.toUpperCase()}
        </MenuItem>
      ))}
    </Menu>
  );
}
