import { pages } from '@app/contracts/pages';
import { ArrowLeft } from '@app/ui/icons';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { Segment } from '@app/ui/segment';
import { Link } from '../../../lib/addresses/links.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { Screen } from '../../../shell/error-screens.tsx';
import { WaitingPage } from '../../../shell/waiting.tsx';
import { ProfileView } from '../parts/profile-view.tsx';
import { useProfilesText } from '../text.ts';
import s from './own.module.css';
import { usePreview } from './queries.ts';
import { useEditText } from './text.ts';

/** Whom the preview stands for, as the address says. */
export type PreviewAs = 'everyone' | 'members';

export default function ProfilePreview({
  as,
  put,
}: {
  as: PreviewAs;
  put(to: { view: PreviewAs }): void;
}) {
  const t = useEditText();
  const options = [
    { value: 'everyone', label: t('previewEveryone') },
    { value: 'members', label: t('previewMembers') },
  ] as const;
  return (
    <div>
      <section className={s.bar} aria-label={t('previewTitle')}>
        <div className="wrap">
          <Link className="button button-medium button-block-outline" to={pages.ownProfile()}>
            <ArrowLeft />
            {t('previewClose')}
          </Link>
          <span className="grow" />
          <span className="bold">{t('previewTitle')}</span>
          <Segment
            label={t('previewAs')}
            options={options}
            value={as}
            onValue={(view) => put({ view })}
          />
        </div>
      </section>
      <Seen as={as} />
    </div>
  );
}

function Seen({ as }: { as: PreviewAs }) {
  const t = useEditText();
  const words = useProfilesText();
  const query = usePreview(as);
  const { data, isPending } = query;
  if (isPending) return <WaitingPage />;
  if (!data) {
    return (
      <div className="wrap section">
        <Failed query={query} level={1} title={words('failed')} text={words('failedText')} />
      </div>
    );
  }
  if (data.state === 'shown') return <ProfileView profile={data.profile} />;
  const hidden = data.state === 'hidden';
  return (
    <Screen
      picture={<Lookout />}
      title={t(hidden ? 'previewHidden' : 'previewMembersOnly')}
      text={t(
        data.state === 'members'
          ? 'previewMembersOnlyText'
          : data.why === 'guardian'
            ? 'previewGuardianText'
            : 'previewHiddenText',
      )}
    >
      {null}
    </Screen>
  );
}
