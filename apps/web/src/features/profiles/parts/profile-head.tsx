import type { ProfileView } from '@app/contracts/profiles/profiles.schemas';
import { sharedPicture } from '@app/contracts/sharing/sharing.paths';
import { profilePath } from '../../../entities/profiles/public.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useProduct } from '../../../lib/page/product.ts';
import { StructuredData } from '../../../lib/page/structured-data.tsx';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { personData } from '../person-data.ts';
import { useProfilesText } from '../text.ts';

/**
 * What search engines and link previews are told of a profile.
 *
 * @param open whether strangers see it.
 */
export function ProfileHead({ profile, open }: { profile: ProfileView; open: boolean }) {
  const t = useProfilesText();
  const { brand, publicUrl } = useProduct();
  const { language } = useLanguage();
  const image = profileImageUrl(profile.id, profile.profilePictureUrl, 'large');
  const address = `${publicUrl}${profilePath(profile.slug)}`;
  return (
    <>
      <PageHead
        title={profile.name}
        description={profile.headline || profile.about || t('pageDescription', { brand })}
        image={open ? sharedPicture('profile', profile.slug, language) : null}
        imageAlt={profile.name}
        type="profile"
      />
      {profile.indexable ? null : <meta name="robots" content="noindex" />}
      {open ? (
        <StructuredData
          data={personData(profile, address, image ? `${publicUrl}${image}` : null)}
        />
      ) : null}
    </>
  );
}
