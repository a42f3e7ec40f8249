import type { Account } from '@app/contracts/account-settings/account-settings.schemas';
import { Button } from '@app/ui/button';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Devices } from '../parts/devices.tsx';
import { Row } from '../parts/row.tsx';
import { Saved, useSaved } from '../parts/saved.tsx';
import { SettingsSection } from '../parts/section.tsx';
import { TwoFactorOffer, TwoFactorRows, useTwoFactorDialogs } from '../parts/two-factor.tsx';
import { useSettingsText } from '../text.ts';

const PasswordDialog = lazyPart(() =>
  import('../parts/password-dialog.tsx').then((it) => it.PasswordDialog),
);

export function SecuritySection({ account }: { account: Account }) {
  const t = useSettingsText();
  const format = useFormat();
  const saved = useSaved();
  const [changing, setChanging] = useState(false);
  const twoFactor = useTwoFactorDialogs();
  const on = account.twoFactor.enabledAt !== null;
  const since = account.passwordChangedAt
    ? t('passwordChanged', { date: format.dayOf(account.passwordChangedAt) })
    : t('passwordFirst', { date: format.dayOf(account.createdAt) });
  return (
    <SettingsSection id="security" title={t('security')}>
      {on ? null : <TwoFactorOffer onOpen={() => twoFactor.open('setup')} />}
      <div className="value-rows">
        {on ? (
          <TwoFactorRows
            twoFactor={account.twoFactor}
            onOff={() => twoFactor.open('off')}
            onRenew={() => twoFactor.open('renew')}
          />
        ) : null}
        <Row name={t('password')} value={since}>
          <Button size="m" aria-label={t('changePassword')} onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </Row>
      </div>
      <Saved at={saved.at} />
      <Devices />
      {changing ? <PasswordDialog onClose={() => setChanging(false)} onSaved={saved.mark} /> : null}
      {twoFactor.dialog}
    </SettingsSection>
  );
}
