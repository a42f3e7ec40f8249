import type { ProfileView as Shown } from '@app/contracts/profiles/profiles.schemas';
import { cx } from '@app/ui/cx';
import { MapPin, Search } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { useProfilesText } from '../text.ts';
import { Interests, Links, Seeking, Skills, SpokenLanguages } from './lists.tsx';
import { Periods } from './periods.tsx';
import { Portrait } from './portrait.tsx';
import s from './profile.module.css';
import { ShareProfile } from './share-profile.tsx';

interface ProfileViewProps {
  readonly profile: Shown;
  /** Buttons under the name. */
  readonly actions?: ReactNode;
  /** Where else members read of them; strangers do not see it. */
  readonly more?: ReactNode;
  /** What to say where no section is shown. */
  readonly nothing?: ReactNode;
  /** Above the sections. */
  readonly first?: ReactNode;
  /** Below the sections. */
  readonly besides?: ReactNode;
  /** In place of all below the head, while it is not known what stands above or beside the sections. */
  readonly waiting?: ReactNode;
}

/** A profile as others read it: nothing is said of what is empty or hidden. */
export function ProfileView({
  profile,
  actions,
  more,
  nothing,
  first,
  besides,
  waiting,
}: ProfileViewProps) {
  return (
    <article>
      <Field profile={profile} actions={actions} more={more} />
      {waiting ?? (
        <div className={cx('wrap', s.columns)}>
          <div className={s.stack}>
            {first}
            <Main profile={profile} nothing={nothing} />
            {besides}
          </div>
          <Aside profile={profile} />
        </div>
      )}
    </article>
  );
}

function Field({ profile, actions, more }: Pick<ProfileViewProps, 'profile' | 'actions' | 'more'>) {
  const t = useProfilesText();
  const seeks = profile.seeking[0];
  return (
    <header className={cx(s.head, 'on-field')}>
      <div className={cx('wrap', s.headGrid)}>
        <Portrait id={profile.id} name={profile.name} picture={profile.profilePictureUrl} />
        <div className={s.headText}>
          <h1 className="title-1">{profile.name}</h1>
          {profile.headline ? <p className="lead">{profile.headline}</p> : null}
          {profile.place || seeks ? (
            <p className={cx('meta', s.meta)}>
              {profile.place ? (
                <span className="row g2">
                  <MapPin label={t('place')} />
                  {profile.place}
                </span>
              ) : null}
              {seeks ? (
                <span className="row g2">
                  <Search label={t('seeking')} />
                  {t(`seeking_${seeks}`)}
                </span>
              ) : null}
            </p>
          ) : null}
          {more ? <p className="mt5 if-session">{more}</p> : null}
          {actions ? <div className={s.acts}>{actions}</div> : null}
        </div>
      </div>
    </header>
  );
}

function Main({ profile, nothing }: Pick<ProfileViewProps, 'profile' | 'nothing'>) {
  const t = useProfilesText();
  const { about, skills, proven, experience, education, volunteering } = profile;
  const periods = { experience, education, volunteering };
  const kinds = ['experience', 'education', 'volunteering'] as const;
  const count =
    proven.length + skills.length + experience.length + education.length + volunteering.length;
  if (!about && count === 0) return nothing ?? <p className="lead muted">{t('barelyBegun')}</p>;
  return (
    <>
      {about ? (
        <Section title={t('about')}>
          <p className={cx(s.said, 'lead')}>{about}</p>
        </Section>
      ) : null}
      {proven.length + skills.length > 0 ? (
        <Section title={t('skills')}>
          <Skills skills={skills} proven={proven} />
        </Section>
      ) : null}
      {kinds.map((kind) =>
        periods[kind].length > 0 ? (
          <Section key={kind} title={t(kind)}>
            <Periods periods={periods[kind]} />
          </Section>
        ) : null,
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="title-2">{title}</h2>
      {children}
    </section>
  );
}

function Aside({ profile }: { profile: Shown }) {
  const t = useProfilesText();
  const { seeking, interests, languages, links } = profile;
  return (
    <div className={`shrinks break ${s.side}`}>
      {seeking.length > 0 ? (
        <SideSection title={t('seeking')}>
          <Seeking seeking={seeking} />
        </SideSection>
      ) : null}
      {interests.length > 0 ? (
        <SideSection title={t('interests')}>
          <Interests interests={interests} />
        </SideSection>
      ) : null}
      {languages.length > 0 ? (
        <SideSection title={t('languages')}>
          <SpokenLanguages languages={languages} />
        </SideSection>
      ) : null}
      {links.length > 0 ? (
        <SideSection title={t('links')}>
          <Links links={links} />
        </SideSection>
      ) : null}
      <ShareProfile profile={profile} />
    </div>
  );
}

function SideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="title-4">{title}</h2>
      {children}
    </section>
  );
}
