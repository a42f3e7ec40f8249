import type { Account } from '@app/contracts/account-settings/account-settings.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Trash } from '@app/ui/icons';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { DataArchive } from '../parts/archive.tsx';
import { SettingsSection } from '../parts/section.tsx';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';

const DeleteDialog = lazyPart(() =>
  import('../parts/delete-dialog.tsx').then((it) => it.DeleteDialog),
);

export function DataSection({ account }: { account: Account }) {
  const t = useSettingsText();
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingsSection id="data" title={t('data')}>
      <div className="value-rows">
        <DataArchive />
      </div>
      <div className={cx(s.danger, 'mt6')}>
        <h3 className="title-4">{t('remove')}</h3>
        <p className="small muted mt2">{t('removeText')}</p>
        <Button variant="danger" className="mt4" onClick={() => setDeleting(true)}>
          <Trash />
          {t('removeSubmit')}
        </Button>
      </div>
      {deleting ? (
        <DeleteDialog
          twoFactor={account.twoFactor.enabledAt !== null}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </SettingsSection>
  );
}
