import { type PostType, postLimits } from '@app/domain/posts/post';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ChartColumn, GraduationCap, ImagePlus, Star } from '@app/ui/icons';
import { useRef, useState } from 'react';
import { useHasDraft } from '../../../lib/drafts/draft-key.ts';
import { pictureTypes } from '../../../lib/pictures/picture-types.ts';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { useSession } from '../../../lib/session/session.ts';
import { newPostSlot, postDraftName } from '../composer/draft-slots.ts';
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
  const begun = useHasDraft(postDraftName, newPostSlot(profile?.id ?? ''));
  const [type, setType] = useState<PostType | 'any' | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const close = () => {
    setType(null);
    setFiles([]);
  };
  return (
    <section className={cx('card', s.start)} aria-label={t('startPart')}>
      <Avatar
        name={profile?.name}
        src={profileImageUrl(profile?.id ?? '', profile?.profilePictureUrl)}
      />
      <button type="button" className={s.write} onClick={() => setType('any')}>
        {t(begun ? 'draftWaits' : 'start')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])].slice(0, postLimits.attachments);
          target.value = '';
          if (chosen.length === 0) return;
          setFiles(chosen);
          setType('any');
        }}
      />
      <div className={s.kinds}>
        <Button
          variant="ghost"
          size="m"
          aria-label={t('picture')}
          onClick={() => input.current?.click()}
        >
          <ImagePlus />
          <span>{t('picture')}</span>
        </Button>
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
        <Composer open files={files} {...(type === 'any' ? {} : { type })} onOpenChange={close} />
      ) : null}
    </section>
  );
}
