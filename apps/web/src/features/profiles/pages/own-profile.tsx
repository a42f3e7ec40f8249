import type { OwnProfile } from '@app/contracts/profiles/profiles.schemas';
import { periodSections } from '@app/domain/profiles/profile';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import { Camera, Eye, MapPin } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useState } from 'react';
import { oneOf } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { WaitingPage } from '../../../shell/waiting.tsx';
import { Completeness } from '../own/completeness.tsx';
import type { Edited } from '../own/editors.tsx';
import s from '../own/own.module.css';
import { OwnPeriods } from '../own/own-periods.tsx';
import { OwnSection } from '../own/own-section.tsx';
import { useOwnProfile } from '../own/queries.ts';
import { useEditText } from '../own/text.ts';
import { Interests, Links, Seeking, Skills, SpokenLanguages } from '../parts/lists.tsx';
import profileStyles from '../parts/profile.module.css';
import { ShareProfile } from '../parts/share-profile.tsx';
import { useProfilesText } from '../text.ts';

const Editor = lazyPart(() => import('../own/editors.tsx'));
const Preview = lazyPart(() => import('../own/preview.tsx'), { waiting: <WaitingPage /> });

const params = {
  view: oneOf('view', ['everyone', 'members']),
  /** What a link opens for editing. */
  edited: oneOf('uredi', ['picture', 'skills'], undefined, {
    picture: 'slika',
    skills: 'vjestine',
  }),
};

export default function OwnProfilePage() {
  const t = useProfilesText();
  const { place, put } = usePlace(params);
  const query = useOwnProfile();
  const { data: profile, isPending } = query;
  if (place.view) return <Preview as={place.view} put={put} />;
  if (isPending) return <LoadingState />;
  if (!profile) {
    return (
      <div className="wrap section">
        <Failed query={query} level={1} title={t('failed')} text={t('failedText')} />
      </div>
    );
  }
  return (
    <Own
      profile={profile}
      opened={place.edited && { part: place.edited }}
      onClosed={() => place.edited && put({ edited: undefined })}
    />
  );
}

/** The shape of what comes. */
function LoadingState() {
  const shell = useShellText();
  return (
    <div className="wrap section">
      <Loading label={shell('loading')}>
        <Skeleton height={112} />
        <Skeleton height={320} />
        <Skeleton height={180} />
      </Loading>
    </div>
  );
}

interface OwnProps {
  readonly profile: OwnProfile;
  /** What the page opens with. */
  readonly opened: Edited | undefined;
  readonly onClosed: () => void;
}

function Own({ profile, opened, onClosed }: OwnProps) {
  const [edited, setEdited] = useState<Edited | null>(opened ?? null);
  const close = () => {
    const part = edited?.part;
    setEdited(null);
    onClosed();
    // The button that opened the dialog may be gone: what was empty is not any more.
    setTimeout(() => {
      if (document.activeElement === document.body) {
        document.getElementById(`own-${part}`)?.focus();
      }
    }, 50);
  };
  return (
    <div>
      <div className="wrap">
        <Head profile={profile} onEdit={setEdited} />
        <Completeness profile={profile} onEdit={setEdited} />
      </div>
      <div className={cx('wrap', profileStyles.columns)}>
        <MainSections profile={profile} onEdit={setEdited} />
        <SideSections profile={profile} onEdit={setEdited} />
      </div>
      {edited ? <Editor profile={profile} edited={edited} onClose={close} /> : null}
    </div>
  );
}

interface PartProps {
  readonly profile: OwnProfile;
  readonly onEdit: (edited: Edited) => void;
}

function Head({ profile, onEdit }: PartProps) {
  const t = useEditText();
  const { profilePictureUrl: picture } = profile;
  return (
    <header className={s.mine}>
      <div className={s.who}>
        <button
          type="button"
          className={s.picture}
          aria-label={t(picture ? 'changePicture' : 'addPicture')}
          onClick={() => onEdit({ part: 'picture' })}
        >
          <Avatar
            name={profile.name}
            src={profileImageUrl(profile.id, picture, 'large')}
            size="xl"
          />
          <i>
            <Camera />
          </i>
        </button>
        <div>
          <h1 className="title-1">{profile.name}</h1>
          {profile.headline ? <p className="lead muted">{profile.headline}</p> : null}
          {profile.place ? (
            <p className="meta mt2">
              <span className="row g2">
                <MapPin />
                {profile.place}
              </span>
            </p>
          ) : null}
        </div>
      </div>
      <Link className="button button-secondary button-medium" to="?view=everyone">
        <Eye />
        {t('viewAsOthers')}
      </Link>
    </header>
  );
}

function MainSections({ profile, onEdit }: PartProps) {
  const t = useProfilesText();
  const { about, skills, proven } = profile;
  return (
    <div className={profileStyles.stack}>
      <OwnSection
        profile={profile}
        part="about"
        title={t('about')}
        empty={about === ''}
        onEdit={() => onEdit({ part: 'about' })}
      >
        <p className={profileStyles.said}>{about}</p>
      </OwnSection>
      <OwnSection
        profile={profile}
        part="skills"
        title={t('skills')}
        empty={skills.length + proven.length === 0}
        onEdit={() => onEdit({ part: 'skills' })}
      >
        <Skills skills={skills} proven={proven} />
      </OwnSection>
      {periodSections.map((section) => (
        <OwnSection
          key={section}
          profile={profile}
          part={section}
          title={t(section)}
          list
          empty={profile[section].length === 0}
          onEdit={() => onEdit({ part: section })}
        >
          <OwnPeriods
            profile={profile}
            section={section}
            onEdit={(period) => onEdit({ part: section, period })}
          />
        </OwnSection>
      ))}
    </div>
  );
}

function SideSections({ profile, onEdit }: PartProps) {
  const t = useProfilesText();
  const edit = useEditText();
  const { headline, place, seeking, interests, languages, links } = profile;
  const parts = [
    {
      part: 'headline',
      title: edit('headline'),
      empty: headline === '',
      shown: <p className="small muted">{headline}</p>,
    },
    {
      part: 'place',
      title: t('place'),
      empty: place === '',
      shown: <p className="small muted">{place}</p>,
    },
    {
      part: 'seeking',
      title: t('seeking'),
      empty: seeking.length === 0,
      shown: <Seeking seeking={seeking} />,
    },
    {
      part: 'interests',
      title: t('interests'),
      empty: interests.length === 0,
      shown: <Interests interests={interests} />,
    },
    {
      part: 'languages',
      title: t('languages'),
      empty: languages.length === 0,
      shown: <SpokenLanguages languages={languages} />,
    },
    { part: 'links', title: t('links'), empty: links.length === 0, shown: <Links links={links} /> },
  ] as const;
  return (
    <div className={`shrinks break ${profileStyles.side}`}>
      {parts.map(({ part, title, empty, shown }) => (
        <OwnSection
          key={part}
          profile={profile}
          part={part}
          title={title}
          empty={empty}
          side
          onEdit={() => onEdit({ part })}
        >
          {shown}
        </OwnSection>
      ))}
      {profile.hidden ? null : <ShareProfile profile={profile} />}
    </div>
  );
}
