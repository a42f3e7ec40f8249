import { profilePath } from '../../../entities/profiles/public.ts';
import { ShareButton } from '../../../lib/share/share-button.tsx';

interface Shared {
  readonly slug: string;
  readonly name: string;
  readonly headline: string;
}

export function ShareProfile({ profile: { slug, name, headline } }: { profile: Shared }) {
  return (
    <p>
      <ShareButton
        look="go"
        whole
        page={{
          what: 'profile',
          title: name,
          text: headline || name,
          path: profilePath(slug),
          card: { type: 'profile', id: slug },
        }}
      />
    </p>
  );
}
