import type { PostType } from '@app/domain/posts/post';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ChartColumn, GraduationCap, Star } from '@app/ui/icons';
import { useState } from 'react';
import { useDrafts } from '../../../lib/drafts.ts';
import { profileImageUrl } from '../../../lib/profile-image.ts';
import { useSession } from '../../../lib/session/session.ts';
import { newPostSlot, postDrafts } from '../composer/drafts.ts';
import { Composer } from '../composer/lazy.ts';
import { usePostsText } from '../text.ts';
import s from './feed.module.css';

const kinds = [
  ['poll', 'poll', ChartColumn],
  ['course_completion', 'course', GraduationCap],
  ['recommendation', 'recommend', Star],
] as const;

/** Where a post begins. */
export function Start() {
  const t = usePostsText();
  const { profile } = useSession();
  const begun = useDrafts(postDrafts).read(newPostSlot(profile?.id ?? '')) !== null;
  const [type, setType] = useState<PostType | 'any' | null>(null);
  return (
    <section className={cx('card', s.start)} aria-label={t('startPart')}>
      <Avatar
        name={profile?.name}
        src={profileImageUrl(profile?.id ?? '', profile?.profilePictureUrl)}
      />
      <button type="button" className={s.write} onClick={() => setType('any')}>
        {t(begun ? 'draftWaits' : 'start')}
      </button>
      <div className={s.kinds}>
        {kinds.map(([kind, words, Sign]) => (
          <Button
            key={kind}
            variant="ghost"
            size="m"
            aria-label={t(words)}
            onClick={() => setType(kind)}
          >
            <Sign />
            <span>{t(words)}</span>
          </Button>
        ))}
      </div>
      {type ? (
        <Composer open {...(type === 'any' ? {} : { type })} onOpenChange={() => setType(null)} />
      ) : null}
    </section>
  );
}
