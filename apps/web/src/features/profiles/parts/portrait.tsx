import { initials } from '@app/ui/avatar';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { useProfilesText } from '../text.ts';
import s from './profile.module.css';

/** The person in a niche: a picture, or initials over a landscape. */
export function Portrait(props: { id: string; name: string; picture: string | null }) {
  const t = useProfilesText();
  const src = profileImageUrl(props.id, props.picture, 'large');
  if (src) {
    const label = t('pictureOf', { name: props.name });
    return (
      <div className={s.portrait}>
        <img src={src} alt={label} width={512} height={512} />
      </div>
    );
  }
  const letters = initials(props.name);
  return (
    <div className={s.portrait} role="img" aria-label={t('initials', { initials: letters })}>
      <svg viewBox="0 0 264 312" className={s.sun} aria-hidden="true">
        <circle cx="190" cy="74" r="28" fill="var(--ill-light)" />
      </svg>
      <svg viewBox="0 0 264 80" aria-hidden="true">
        <path d="M0 46Q70 14 140 34T264 20V80H0Z" fill="var(--ill-far)" />
        <path d="M0 62Q90 40 170 54T264 50V80H0Z" fill="var(--ill-near)" />
      </svg>
      <b aria-hidden="true">{letters}</b>
    </div>
  );
}
