import { cx } from '@app/ui/cx';
import { Failed } from '../../../lib/queries/failed.tsx';
import '@app/ui/value-rows.css';
import type { Account } from '@app/contracts/account-settings/account-settings.schemas';
import { Bell, CircleUser, Database, Eye, ShieldCheck, SunMoon } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useShellText } from '../../../lib/texts/text.ts';
import { OwnGuardian } from '../../guardian-contact/public.ts';
import { NotificationChoices } from '../../notifications/public.ts';
import { PrivacySettings } from '../../profiles/public.ts';
import { OwnAgeSetting } from '../../teams/public.ts';
import { SettingsSection } from '../parts/section.tsx';
import { SectionList } from '../parts/section-list.tsx';
import { useAccount } from '../queries.ts';
import { AccountSection } from '../sections/account.tsx';
import { AppearanceSection } from '../sections/appearance.tsx';
import { DataSection } from '../sections/data.tsx';
import { SecuritySection } from '../sections/security.tsx';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';

const sections = [
  { id: 'account', icon: CircleUser },
  { id: 'security', icon: ShieldCheck },
  { id: 'notifications', icon: Bell },
  { id: 'appearance', icon: SunMoon },
  { id: 'privacy', icon: Eye },
  { id: 'data', icon: Database },
] as const;

export default function SettingsPage() {
  const t = useSettingsText();
  const shell = useShellText();
  const account = useAccount();
  return (
    <div className="section-end">
      <div className={cx('wrap', s.top)}>
        <h1 className="title-1">{t('title')}</h1>
      </div>
      {account.data ? (
        <Sections account={account.data} />
      ) : account.isError ? (
        <div className="wrap">
          <Failed query={account} level={2} title={t('loadFailed')} text={t('loadFailedText')} />
        </div>
      ) : (
        <Loading label={shell('loading')} className={cx('wrap', s.columns)}>
          <Skeleton height={280} />
          <div className="column g4">
            <Skeleton width="40%" height={48} />
            <Skeleton height={320} />
          </div>
        </Loading>
      )}
    </div>
  );
}

function Sections({ account }: { account: Account }) {
  const t = useSettingsText();
  return (
    <div className={cx('wrap', s.columns)}>
      <SectionList sections={sections} />
      <div className={s.sections}>
        <AccountSection account={account} />
        <SecuritySection account={account} />
        <SettingsSection id="notifications" title={t('notifications')}>
          <NotificationChoices />
        </SettingsSection>
        <AppearanceSection />
        <SettingsSection id="privacy" title={t('privacy')}>
          <PrivacySettings />
          <OwnAgeSetting />
          <OwnGuardian />
        </SettingsSection>
        <DataSection account={account} />
      </div>
    </div>
  );
}
