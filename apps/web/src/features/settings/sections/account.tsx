import type { Account } from '@app/contracts/account-settings/account-settings.schemas';
import { pages } from '@app/contracts/pages';
import { profileSlug } from '@app/domain/accounts/profile-slug';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Check, Clock } from '@app/ui/icons';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { hasRoute } from '../../../lib/addresses/route-table.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useProduct } from '../../../lib/page/product.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useKnownProfile } from '../../profiles/public.ts';
import { account as calls } from '../client.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Row } from '../parts/row.tsx';
import { Saved, useSaved } from '../parts/saved.tsx';
import { focusSection, SettingsSection } from '../parts/section.tsx';
import { useShowAccount } from '../queries.ts';
import s from '../settings.module.css';
import { spacedPhone } from '../spaced-phone.ts';
import { useSettingsText } from '../text.ts';

const load = () => import('../parts/account-dialogs.tsx');

const dialogs = {
  name: lazyPart(() => load().then((it) => it.NameDialog)),
  phone: lazyPart(() => load().then((it) => it.PhoneDialog)),
  town: lazyPart(() => load().then((it) => it.TownDialog)),
  email: lazyPart(() => load().then((it) => it.EmailDialog)),
} as const;

export function AccountSection({ account }: { account: Account }) {
  const t = useSettingsText();
  const saved = useSaved();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Opened = open ? dialogs[open] : null;
  const change = (what: keyof typeof dialogs, label: string) => (
    <Button size="m" aria-label={label} onClick={() => setOpen(what)}>
      {t('change')}
    </Button>
  );
  return (
    <SettingsSection id="account" title={t('account')}>
      <div className="value-rows">
        <Row name={t('name')} value={`${account.firstName} ${account.lastName}`}>
          {change('name', t('changeName'))}
        </Row>
        <Row
          name={t('email')}
          value={
            <div className={s.withBadge}>
              <span>{account.email}</span>
              <Badge tone="ok" icon={<Check />}>
                {t('emailConfirmed')}
              </Badge>
            </div>
          }
        >
          {change('email', t('changeEmail'))}
        </Row>
        <PendingEmail account={account} />
        <Row
          name={t('phone')}
          value={
            account.phoneNumber ? (
              <span className="tabular">{spacedPhone(account.phoneNumber)}</span>
            ) : (
              t('phoneNone')
            )
          }
        >
          {change('phone', t('changePhone'))}
        </Row>
        <Row name={t('town')} value={account.municipality || t('townNone')}>
          {change('town', t('changeTown'))}
        </Row>
        <ProfileAddress />
      </div>
      <Saved at={saved.at} />
      {Opened ? (
        <Opened account={account} onClose={() => setOpen(null)} onSaved={saved.mark} />
      ) : null}
    </SettingsSection>
  );
}

function PendingEmail({ account: { pendingEmail } }: { account: Account }) {
  const t = useSettingsText();
  const format = useFormat();
  const show = useShowAccount();
  const cancel = useAction({
    send: () => calls.cancelEmailChange(),
    done: { description: t('emailCancelled') },
    onSuccess: (now) => {
      show(now);
      focusSection('account');
    },
  });
  if (!pendingEmail) return null;
  const { email, expiresAt } = pendingEmail;
  const until = { date: format.dayOf(expiresAt), time: format.time(expiresAt) };
  return (
    <Row
      breaks
      name={
        <span className="row g2">
          <Clock />
          {t('newEmail')}
        </span>
      }
      value={t('emailPending', { email, ...until })}
    >
      <Button variant="ghost" size="m" busy={cancel.busy} onClick={() => void cancel.run()}>
        {t('emailCancel')}
      </Button>
    </Row>
  );
}

function ProfileAddress() {
  const t = useSettingsText();
  const { publicUrl } = useProduct();
  const { profile } = useSession();
  const own = useKnownProfile();
  // Nobody is given the address of what nobody can open.
  if (!profile || own?.hidden || !hasRoute(pages.profile.path)) return null;
  const address = `${publicUrl}${pages.profile({ profileSlug: profileSlug(profile.name, profile.id) })}`;
  return (
    <Row name={t('profileAddress')} value={address.replace(/^https?:\/\//, '')}>
      <CopyButton text={address} label={t('copyAddress')} />
    </Row>
  );
}
