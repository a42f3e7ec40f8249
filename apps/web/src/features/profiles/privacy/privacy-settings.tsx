import { Failed } from '../../../lib/queries/failed.tsx';
import '@app/ui/value-rows.css';
import type { OwnProfile, PrivacyChange } from '@app/contracts/profiles/profiles.schemas';
import { profileParts, visibilities } from '@app/domain/profiles/profile.policy';
import { Note } from '@app/ui/note';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { Switch } from '@app/ui/switch';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useOwnProfile, usePrivacy } from '../own/queries.ts';
import { WhoSees } from '../parts/who-sees.tsx';
import { usePrivacyText } from './text.ts';

/** Rows of the settings: who sees the profile and each of its parts. Saved at once. */
export function PrivacySettings() {
  const t = usePrivacyText();
  const query = useOwnProfile();
  const { data: profile, isPending } = query;
  if (isPending) {
    return (
      <Loading label={t('loading')}>
        <Skeleton height={72} />
        <Skeleton height={72} />
        <Skeleton height={320} />
      </Loading>
    );
  }
  if (!profile) return <Failed query={query} title={t('failed')} />;
  return <Rows profile={profile} />;
}

/** Which row was changed last: only there it is told whether it is saved. */
type RowName = 'profile' | 'search' | (typeof profileParts)[number];

function Rows({ profile }: { profile: OwnProfile }) {
  const t = usePrivacyText();
  const { privacy, choose, state } = usePrivacy(profile);
  const [touched, setTouched] = useState<RowName | null>(null);
  const set = (row: RowName, change: PrivacyChange) => {
    setTouched(row);
    choose(change);
  };
  const saved = (row: RowName) =>
    touched === row ? <Saved state={state} at={profile.privacy.changedAt} /> : null;
  const words = { everyone: t('everyone'), members: t('members'), me: t('me') };
  const open = privacy.visibility === 'everyone';
  const narrower = (audience: (typeof visibilities)[number]) =>
    visibilities.indexOf(privacy.visibility) > visibilities.indexOf(audience);
  const isHeld = profile.hidden === 'guardian';
  return (
    <>
      {isHeld ? <Note>{t('heldByGuardian')}</Note> : null}
      <div className="value-rows">
        <Row
          name={t('profile')}
          value={t(`profileHint_${privacy.visibility}`)}
          saved={saved('profile')}
        >
          <WhoSees
            label={t('profile')}
            part="profile"
            words={words}
            value={privacy.visibility}
            onValue={(visibility) => set('profile', { visibility })}
          />
        </Row>
        {isHeld ? null : (
          <Row
            name={t('search')}
            value={
              open ? t(privacy.searchEngines ? 'searchOn' : 'searchOff') : t('searchNeedsEveryone')
            }
            saved={saved('search')}
          >
            <Switch
              checked={open && privacy.searchEngines}
              disabled={!open}
              onChecked={(searchEngines) => set('search', { searchEngines })}
            >
              {t('allow')}
              <span className="visually-hidden">: {t('search')}</span>
            </Switch>
          </Row>
        )}
      </div>
      <h3 className="title-4 mt6">{t('parts')}</h3>
      <p className="small muted mt2">{t('partsHint')}</p>
      <div className="value-rows">
        {profileParts.map((part) => (
          <Row
            key={part}
            name={t(part)}
            value={narrower(privacy.parts[part]) ? t('narrower') : null}
            saved={saved(part)}
          >
            <WhoSees
              label={`${t('parts')}: ${t(part)}`}
              part={part}
              words={words}
              value={privacy.parts[part]}
              onValue={(audience) => set(part, { parts: { [part]: audience } })}
            />
          </Row>
        ))}
      </div>
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string | null;
  readonly saved: ReactNode;
  readonly children: ReactNode;
}

function Row({ name, value, saved, children }: RowProps) {
  return (
    <div className="value-row">
      <div>
        <p className="value-row-name">{name}</p>
        {value ? <p className="value-row-value">{value}</p> : null}
        <p className="smaller faint" role="status">
          {saved}
        </p>
      </div>
      {children}
    </div>
  );
}

function Saved({ state, at }: { state: string; at: string | null }) {
  const t = usePrivacyText();
  const format = useFormat();
  if (state === 'pending') return t('savingNow');
  if (state === 'error') return t('notSaved');
  return at ? t('savedAt', { time: format.time(at) }) : null;
}
