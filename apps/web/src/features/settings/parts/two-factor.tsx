import type { Account } from '@app/contracts/account-settings/account-settings.schemas';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ShieldCheck } from '@app/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { toast } from '../../../lib/toast.ts';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';
import { Row } from './row.tsx';
import { SecondDoor } from './second-door.tsx';
import { focusSection } from './section.tsx';

const loadProof = () => import('./two-factor-proof.tsx');
const TwoFactorOffDialog = lazyPart(() => loadProof().then((it) => it.TwoFactorOffDialog));
const RenewCodesDialog = lazyPart(() => loadProof().then((it) => it.RenewCodesDialog));
const TwoFactorSetupDialog = lazyPart(() =>
  import('./two-factor-setup.tsx').then((it) => it.TwoFactorSetupDialog),
);

export function TwoFactorOffer({ onOpen }: { onOpen: () => void }) {
  const t = useSettingsText();
  return (
    <div className={cx(s.door, 'on-field')}>
      <div className={s.picture}>
        <SecondDoor />
      </div>
      <div className={s.words}>
        <h3 className="title-3">{t('twoOffer')}</h3>
        <p>{t('twoOfferText')}</p>
        <Button variant="field" className="mt4" onClick={onOpen}>
          {t('twoOn')}
        </Button>
      </div>
    </div>
  );
}

export function TwoFactorRows(props: {
  twoFactor: Account['twoFactor'];
  onOff: () => void;
  onRenew: () => void;
}) {
  const t = useSettingsText();
  const format = useFormat();
  const { enabledAt, recoveryCodesLeft } = props.twoFactor;
  return (
    <>
      <Row
        name={t('two')}
        value={
          <div className={s.withBadge}>
            <span>{t('twoSince', { date: format.dayOf(enabledAt ?? '') })}</span>
            <Badge tone="ok" icon={<ShieldCheck />}>
              {t('twoIsOn')}
            </Badge>
          </div>
        }
      >
        <Button size="m" aria-label={t('twoOffTitle')} onClick={props.onOff}>
          {t('twoOff')}
        </Button>
      </Row>
      <Row name={t('recovery')} value={t('recoveryLeft', { count: recoveryCodesLeft })}>
        <Button size="m" aria-label={t('recoveryNewTitle')} onClick={props.onRenew}>
          {t('recoveryNew')}
        </Button>
      </Row>
    </>
  );
}

/** The dialogs around two-factor sign-in, one at a time. */
export function useTwoFactorDialogs() {
  const t = useSettingsText();
  const [open, setOpen] = useState<'setup' | 'off' | 'renew' | null>(null);
  const close = () => setOpen(null);
  // What opened the dialog is gone once it has done its work.
  const toHeading = () => focusSection('security');
  const dialog =
    open === 'setup' ? (
      <TwoFactorSetupDialog
        onClose={close}
        onEnabled={() => {
          toast({ description: t('twoOnDone'), tone: 'ok' });
          toHeading();
        }}
      />
    ) : open === 'off' ? (
      <TwoFactorOffDialog onClose={close} onDone={toHeading} />
    ) : open === 'renew' ? (
      <RenewCodesDialog onClose={close} />
    ) : null;
  return { open: setOpen, dialog };
}
