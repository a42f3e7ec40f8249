import type { ProfileView } from '@app/contracts/profiles/profiles.schemas';

/**
 * A person in the words of schema.org.
 *
 * @param address of the profile; @param image address of the picture.
 */
export function personData(
  profile: Pick<
    ProfileView,
    'name' | 'headline' | 'about' | 'place' | 'skills' | 'languages' | 'links'
  >,
  address: string,
  image: string | null,
) {
  const person = {
    '@type': 'Person',
    name: profile.name,
    url: address,
    ...(image ? { image } : {}),
    ...(profile.headline ? { jobTitle: profile.headline } : {}),
    ...(profile.about ? { description: profile.about } : {}),
    ...(profile.place
      ? { address: { '@type': 'PostalAddress', addressLocality: profile.place } }
      : {}),
    ...(profile.skills.length > 0 ? { knowsAbout: profile.skills } : {}),
    ...(profile.languages.length > 0
      ? { knowsLanguage: profile.languages.map(({ name }) => name) }
      : {}),
    ...(profile.links.length > 0 ? { sameAs: profile.links.map(({ url }) => url) } : {}),
  };
  return { '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: person };
}
