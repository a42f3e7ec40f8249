import type { Suggestion, SuggestionReason } from '@app/contracts/network/network.schemas';
import { pages } from '@app/contracts/pages';
import { stonePaths } from '@app/ui/arch';
import { Avatar } from '@app/ui/avatar';
import { BankEmblem } from '@app/ui/bank-emblem';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import {
  ArrowRight,
  GraduationCap,
  type Icon,
  MapPin,
  Sparkles,
  UserPlus,
  UsersRound,
  X,
} from '@app/ui/icons';
import { useState } from 'react';
import { profilePath, useInterestsText } from '../../../entities/profiles/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ConnectDialog } from '../lazy-connect.ts';
import { useDismissal } from '../queries.ts';
import { useNetworkText } from '../text.ts';
import s from './suggestions.module.css';

/** The arch between the reader and somebody, of nine stones; the reason covers the middle one. */
const stones = stonePaths({ count: 9, outer: 94, inner: 76, cx: 120, cy: 98, gap: 3 });

/** Members whom the reader might know: an arch between the two, with the reason on its crown. */
export function Suggestions({ all }: { all: readonly Suggestion[] }) {
  const t = useNetworkText();
  if (all.length === 0) return null;
  return (
    <section className={s.part} aria-labelledby="suggestions">
      <div className="row row-wrap between g2">
        <h2 className="title-3" id="suggestions">
          {t('suggestions')}
        </h2>
        <Link className="go" to={pages.network({ dio: 'imenik' })}>
          {t('wholeDirectory')}
          <ArrowRight />
        </Link>
      </div>
      <ul className={cx('row-aside', s.people)}>
        {all.map((one, n) => (
          <Suggested key={one.person.id} of={one} closest={n === 0} />
        ))}
      </ul>
    </section>
  );
}

function Suggested({ of: { person, reasons }, closest }: { of: Suggestion; closest: boolean }) {
  const t = useNetworkText();
  const dismissal = useDismissal();
  const reasonText = useReasonText();
  const [connects, setConnects] = useState(false);
  const { name, title, profileSlug } = person;
  const [first, ...others] = reasons.map(reasonText);
  return (
    <li className={closest ? cx(s.closest, 'on-field') : cx('card', s.card)}>
      <Arch person={person} reason={reasons[0]} />
      <div className={s.words}>
        <div className="row between g2 top">
          <div className="shrinks break">
            <h3 className={closest ? 'title-3' : 'title-4'}>
              {profileSlug ? <Link to={profilePath(profileSlug)}>{name}</Link> : name}
            </h3>
            {title ? <p className={cx('small mt2', s.quiet)}>{title}</p> : null}
          </div>
          <IconButton
            label={t('dismissOf', { name })}
            disabled={dismissal.busy}
            onClick={() => void dismissal.run(person)}
          >
            <X />
          </IconButton>
        </div>
        <p className={cx('small', s.why)}>
          <b className="bold">{first}</b>
          {others.length > 0 ? <span className={s.quiet}> {others.join(' ')}</span> : null}
        </p>
        <Button
          size="m"
          variant={closest ? 'field-outline' : 'soft'}
          aria-label={t('connectWith', { name })}
          onClick={() => setConnects(true)}
        >
          <UserPlus />
          {t('connect')}
        </Button>
      </div>
      {connects ? (
        <ConnectDialog
          userId={person.id}
          name={name}
          mayWriteNote
          onClose={() => setConnects(false)}
        />
      ) : null}
    </li>
  );
}

function Arch({
  person: { name, profilePictureUrl },
  reason,
}: {
  person: Suggestion['person'];
  reason: SuggestionReason | undefined;
}) {
  const { profile } = useSession();
  return (
    <div className={s.arch} aria-hidden="true">
      <svg viewBox="0 0 240 100" aria-hidden="true">
        {stones.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      <Avatar
        className={s.own}
        name={profile?.name}
        src={profile && profileImageUrl(profile.id, profile.profilePictureUrl)}
      />
      <span className={s.crown}>{reason ? <Crown reason={reason} /> : null}</span>
      <Avatar className={s.other} name={name} src={profilePictureUrl} size="l" />
    </div>
  );
}

const signs: Readonly<Record<Exclude<SuggestionReason['kind'], 'bank'>, Icon>> = {
  team: UsersRound,
  mutual: UsersRound,
  school: GraduationCap,
  town: MapPin,
  interests: Sparkles,
};

function Crown({ reason }: { reason: SuggestionReason }) {
  if (reason.kind === 'bank') return <BankEmblem emblem={reason.emblem} width={38} />;
  const Sign = signs[reason.kind];
  return (
    <span className={s.sign}>
      <Sign />
    </span>
  );
}

function useReasonText() {
  const t = useNetworkText();
  const interest = useInterestsText();
  return (reason: SuggestionReason): string => {
    switch (reason.kind) {
      case 'team':
        return t('reason_team', { title: reason.title });
      case 'mutual':
        return `${t('mutual', { count: reason.count })}.`;
      case 'school':
        return t('reason_school', { name: reason.name });
      case 'bank':
        return t(reason.shared ? 'reason_bank' : 'reason_bankNearby', { name: reason.name });
      case 'town':
        return t('reason_town', { name: reason.name });
      case 'interests':
        return t('reason_interests', {
          names: reason.interests.map((one) => interest(one)).join(', '),
        });
    }
  };
}
