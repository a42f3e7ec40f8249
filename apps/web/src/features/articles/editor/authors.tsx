import type { FoundPerson } from '@app/contracts/profiles/profiles.schemas';
import { articleLimits } from '@app/domain/articles/article';
import { Avatar } from '@app/ui/avatar';
import { IconButton } from '@app/ui/icon-button';
import { X } from '@app/ui/icons';
import { useActions } from '../../../kit/action/use-action.ts';
import { Finder } from '../../../lib/form/finder.tsx';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import { profiles } from '../other-clients.ts';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';
import { Leave } from './leave.tsx';

const find = async (q: string, signal: AbortSignal) => {
  const { users } = await profiles.search({ query: { q } }, { signal });
  return { items: users, more: false };
};

/** Who writes it; whoever began it asks others to write along. */
export function Authors() {
  const t = useEditorText();
  const { work, isAuthor, put } = useDesk();
  const { id, writers, isOwner } = work;
  const { busy, run } = useActions({
    failed: t('actionFailed'),
    onSuccess: async () => put(await articleWorks.open({ params: { id } })),
  });
  const room = writers.length <= articleLimits.coAuthors;
  return (
    <section aria-busy={busy}>
      <h2 className="title-4">{t('authors')}</h2>
      <ul className={s.rows}>
        {writers.map((one) => (
          <li key={one.id} className="row between">
            <span className="row">
              <Avatar name={one.name} src={profileImageUrl(one.id, one.profilePictureUrl)} />
              <span className="small">
                <b className="bold">{one.name || t('somebody')}</b>
                {one.isOwner || one.agreedAt ? null : (
                  <>
                    <br />
                    <span className="muted">{t('notAgreed')}</span>
                  </>
                )}
              </span>
            </span>
            {isOwner && !one.isOwner ? (
              <IconButton
                label={t('removeAuthor', { name: one.name })}
                onClick={() =>
                  void run({
                    send: () => articleWorks.dismiss({ params: { id, userId: one.id } }),
                  })
                }
              >
                <X />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
      {isAuthor && !isOwner ? <Leave /> : null}
      {isOwner && room ? (
        <div className="mt4">
          <Finder<FoundPerson>
            kind="articles"
            label={t('addAuthor')}
            hint={t('addAuthorHint')}
            find={find}
            row={({ id: of, name, place, profilePictureUrl }) => (
              <>
                <Avatar name={name} src={profileImageUrl(of, profilePictureUrl)} size="s" />
                <span className="grow">{name}</span>
                <span className="smaller faint">{place}</span>
              </>
            )}
            onChoose={({ id: userId }) =>
              void run({ send: () => articleWorks.invite({ params: { id }, body: { userId } }) })
            }
          />
        </div>
      ) : null}
    </section>
  );
}
