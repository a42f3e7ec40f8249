import { Button } from '@app/ui/button';
import { ChevronDown, Download } from '@app/ui/icons';
import type { ComponentProps } from 'react';
import { useDeskText } from '../text.ts';

/** Opens the choice of files; the same before that choice is there. */
export function ExportButton(props: Omit<ComponentProps<typeof Button>, 'children' | 'busyLabel'>) {
  const t = useDeskText();
  return (
    <Button variant="soft" size="m" busyLabel={t('exporting')} {...props}>
      <Download />
      {t('export')}
      <ChevronDown />
    </Button>
  );
}
