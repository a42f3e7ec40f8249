import { pages } from '@app/contracts/pages';
import type { ProfileAnswer } from '@app/contracts/profiles/profiles.schemas';
import { Pencil } from '@app/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { data, useLocation, useNavigate, useParams } from 'react-router';
import { profilePath } from '../../entities/profiles/public.ts';
import { MessageButton } from '../../features/conversations/public.ts';
import { PersonActions, PersonRecommendations } from '../../features/network/public.ts';
import { PinnedPost } from '../../features/posts/public.ts';
import {
  MembersOnly,
  ProfileHead,
  ProfileView,
  profiles,
  useProfilesText,
  useReaderProfile,
} from '../../features/profiles/public.ts';
import { Link } from '../../lib/addresses/links.tsx';
import { loginUrl } from '../../lib/addresses/return-url.ts';
import { useLoaded } from '../../lib/lazy-parts/use-loaded.ts';
import { pageLoader } from '../../lib/page/page.ts';
import { PageTitle } from '../../lib/page/page-head.tsx';
import { Failed } from '../../lib/queries/failed.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useTitle } from '../../lib/texts/text.ts';
import { NotFoundScreen } from '../../shell/error-screens.tsx';
import { UntilKnown, WaitingPage } from '../../shell/waiting.tsx';
import type { Route } from './+types/profile';

interface Loaded {
  /** Null: not there, or for its owner alone; which of both is nobody's business. */
  readonly answer: ProfileAnswer | null;
}

export const loader = pageLoader(async ({ askIfFound, moved, params }) => {
  const profileSlug = params.profileSlug ?? '';
  const answer = await askIfFound(profiles.view, { params: { profileSlug } });
  // Only of what everybody sees may the address as it is today be told.
  if (answer?.state === 'shown' && answer.profile.slug !== profileSlug) {
    throw moved(profilePath(answer.profile.slug));
  }
  return data<Loaded>({ answer }, { status: answer ? 200 : 404 });
  // A skill that a member entered may be the name of a proven one in either language.
}, 'both');

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { profileSlug = '' } = useParams();
  return <Profile key={profileSlug} slug={profileSlug} loaded={loaderData.answer} />;
}

function Profile({ slug, loaded }: { slug: string; loaded: ProfileAnswer | null }) {
  const t = useProfilesText();
  const { state, profile: reader } = useSession();
  const { answer, isComing, retry } = useReaderProfile(slug, loaded);
  useTodaysAddress(slug, answer);
  const shown = answer !== null && typeof answer === 'object' && answer.state === 'shown';
  // What members see among the sections is there before they are: it would push what is read.
  const member = state === 'authenticated' && shown ? answer.profile.id : null;
  const partsAreThere = useLoaded(
    () =>
      Promise.all([
        PinnedPost.load({ userId: member ?? '' }),
        PersonRecommendations.load({ id: member ?? '' }),
      ]),
    member,
  );
  const forStrangers = loaded ? <MembersOnly /> : <NotFoundScreen />;
  if (answer === 'waiting' || (loaded?.state === 'members' && answer === loaded)) {
    return (
      <Unlisted title={loaded ? 'profile' : 'notFound'}>
        <WhileUnknown strangers={forStrangers} />
      </Unlisted>
    );
  }
  if (answer === 'failed') {
    return (
      <Unlisted>
        <div className="wrap section">
          <Failed query={{ refetch: retry }} level={1} title={t('failed')} text={t('failedText')} />
        </div>
      </Unlisted>
    );
  }
  if (answer === null) {
    return (
      <Unlisted title="notFound">
        <NotFoundScreen />
      </Unlisted>
    );
  }
  if (answer.state === 'members') {
    return (
      <Unlisted>
        <MembersOnly />
      </Unlisted>
    );
  }
  const own = reader?.id === answer.profile.id;
  return (
    <>
      <ProfileHead profile={answer.profile} open={loaded?.state === 'shown'} />
      {/* Members may see more: what comes later would push what they read. */}
      <UntilKnown unknown={isComing}>
        <ProfileView
          profile={answer.profile}
          actions={
            own ? (
              <EditOwn />
            ) : state === 'authenticated' ? (
              <PersonActions id={answer.profile.id} name={answer.profile.name}>
                <MessageButton id={answer.profile.id} name={answer.profile.name} />
              </PersonActions>
            ) : null
          }
          more={
            <Link
              className="button button-field-outline button-medium"
              to={pages.activity({ userId: answer.profile.id })}
            >
              {t('activity')}
            </Link>
          }
          nothing={state === 'authenticated' ? undefined : <MoreForMembers />}
          first={state === 'authenticated' ? <PinnedPost userId={answer.profile.id} /> : null}
          besides={
            state === 'authenticated' ? <PersonRecommendations id={answer.profile.id} /> : null
          }
          waiting={partsAreThere ? undefined : <WaitingPage />}
        />
      </UntilKnown>
    </>
  );
}

/** What search engines shall not list. */
function Unlisted({
  title = 'profile',
  children,
}: {
  title?: 'profile' | 'notFound';
  children: ReactNode;
}) {
  const titles = useTitle();
  return (
    <>
      <PageTitle title={titles(title)} />
      <meta name="robots" content="noindex" />
      {children}
    </>
  );
}

/** Before it is known who reads, a mark on the page decides which of the two is seen. */
function WhileUnknown({ strangers }: { strangers: ReactNode }) {
  const { state } = useSession();
  if (state === 'anonymous') return strangers;
  if (state === 'authenticated') return <WaitingPage />;
  return <UntilKnown unknown>{strangers}</UntilKnown>;
}

/** Members are led on in the browser: the server knows only what strangers may know. */
function useTodaysAddress(slug: string, answer: ReturnType<typeof useReaderProfile>['answer']) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const today =
    answer !== null && typeof answer === 'object' && answer.state === 'shown'
      ? answer.profile.slug
      : slug;
  useEffect(() => {
    if (today === slug) return;
    void navigate(`${profilePath(today)}${search}${hash}`, { replace: true });
  }, [today, slug, search, hash, navigate]);
}

function EditOwn() {
  const t = useProfilesText();
  return (
    <Link className="button button-field" to={pages.ownProfile()}>
      <Pencil />
      {t('editOwn')}
    </Link>
  );
}

/** What strangers read where nothing more is for them. */
function MoreForMembers() {
  const t = useProfilesText();
  const location = useLocation();
  return (
    <p className="lead muted">
      {t('moreForMembers')}{' '}
      <Link className="link" to={loginUrl(location)}>
        {t('signIn')}
      </Link>
    </p>
  );
}
