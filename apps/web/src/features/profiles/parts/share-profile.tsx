import { profilePath } from '../../../entities/profiles/public.ts';
import { ShareKey } from '../../../lib/share/share-key.tsx';

interface Shared {
  readonly slug: string;
  readonly name: string;
  readonly headline: string;
}

export function ShareProfile({ profile: { slug, name, headline } }: { profile: Shared }) {
  return (
    <p>
      <ShareKey
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
