import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { Avatar } from '@app/ui/avatar';
import { ArrowUpRight, MapPin } from '@app/ui/icons';
import { useMemo } from 'react';
import {
  ApplicationPictures,
  asksFor,
  Prose,
  placeWords,
} from '../../../../entities/applications/public.ts';
import { osmAddress, SeenMap } from '../../../../lib/map/seen-map.tsx';
import { profileImageUrl } from '../../../../lib/pictures/profile-image.ts';
import { Invited, StatusLabel } from '../../../teams/public.ts';
import { usePreviewText } from '../text.ts';
import type { OfView } from '../view.ts';
import s from './overview.module.css';

export function Overview({ application }: OfView<'orange'>) {
  const t = usePreviewText();
  const { communityProblem, problemStatement, storyContent, solutionSteps } = application;
  // The project's own picture stands above already.
  const pictures = application.storyPictures.filter((one) => one !== application.about.picture);
  const asks = asksFor(application);
  return (
    <>
      {asks('problem') ? (
        <section>
          <h2 className="title-3">{t('problem')}</h2>
          <Prose text={communityProblem || problemStatement} empty={t('noProblem')} opening />
        </section>
      ) : null}
      {asks('story') ? (
        <section>
          <h2 className="title-3">{t('story')}</h2>
          <Prose text={storyContent} empty={t('noStory')} />
          <ApplicationPictures className="mt5" pictures={pictures} label={t('storyPictures')} />
        </section>
      ) : null}
      {asks('solution') ? (
        <section>
          <h2 className="title-3">{t('steps')}</h2>
          {solutionSteps.length === 0 ? (
            <p className="muted">{t('noSteps')}</p>
          ) : (
            <ol className="numbered">
              {solutionSteps.map((step, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps are bare texts in their order
                <li key={n} className="break">
                  {step}
                </li>
              ))}
            </ol>
          )}
        </section>
      ) : null}
      <Team application={application} />
      <ProjectPlace application={application} />
    </>
  );
}

/** Who takes part also sees how far each of them is in the team (specification §4). */
function Team({ application: { id, members, abilities } }: OfView<'orange'>) {
  const t = usePreviewText();
  return (
    <section>
      <h2 className="title-3">{t('crew')}</h2>
      {members.length === 0 ? (
        <p className="muted">{t('noCrew')}</p>
      ) : (
        <ul className={s.team}>
          {members.map((member) => (
            <li key={member.id} className="row">
              <Avatar
                name={member.name}
                src={profileImageUrl(member.id, member.profile_picture_url)}
                size="l"
              />
              <span className="grow">
                <b className="bold">{member.name}</b>
                <span className="small muted block">
                  {t(member.role === 'vlasnik' ? 'leadsApplication' : 'member')}
                </span>
                {member.email ? (
                  <a className="link small block break" href={`mailto:${member.email}`}>
                    {member.email}
                  </a>
                ) : null}
                {member.phone_number ? (
                  <a className="link small block" href={`tel:${member.phone_number}`}>
                    {member.phone_number}
                  </a>
                ) : null}
              </span>
              {abilities.canComment ? <StatusLabel /> : null}
            </li>
          ))}
          {abilities.canComment ? <Invited applicationId={id} /> : null}
        </ul>
      )}
    </section>
  );
}

export function ProjectPlace({ application }: { application: ApplicationView }) {
  const t = usePreviewText();
  const { municipality, location, place: at } = application.about;
  const place = placeWords(location, municipality);
  const pins = useMemo(() => (at ? [at] : []), [at]);
  return (
    <section>
      <h2 className="title-3">{t('location')}</h2>
      <p className={place ? 'body' : 'muted'}>{place || t('noLocation')}</p>
      <SeenMap
        pins={pins}
        label={t('mapLabel', { place })}
        otherwise={
          <>
            <MapPin />
            <p className="bold">{t('noMap')}</p>
            <p className="small tabular">{t('coordinates', { at: `${at?.lat}, ${at?.lng}` })}</p>
          </>
        }
      />
      {pins.map((pin) => (
        <a key={place} className="go mt3" href={osmAddress(pin)} target="_blank" rel="noopener">
          {t('openMap')} <ArrowUpRight />
        </a>
      ))}
    </section>
  );
}
