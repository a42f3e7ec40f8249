import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Note } from '@app/ui/note';
import { useNavigate } from 'react-router';
import { useAction } from '../../../kit/action/use-action.ts';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';

/** Asks whoever was named a co-author whether they are one. */
export function Invitation() {
  const t = useEditorText();
  const navigate = useNavigate();
  const { work, put } = useDesk();
  const params = { id: work.id };
  const answer = useAction({
    send: (agrees: boolean) => articleWorks.answer({ params, body: { agrees } }),
    failed: t('actionFailed'),
    onSuccess: async (_answer, agrees) =>
      agrees
        ? put(await articleWorks.open({ params }))
        : navigate(pages.articles({ dio: 'moji' }), { replace: true }),
  });
  if (!work.isInvited) return null;
  const owner = work.writers.find(({ isOwner }) => isOwner)?.name;
  return (
    <Note tone="info" className={s.notice}>
      <p>{t('invited', { name: owner || t('somebody') })}</p>
      <div className="row row-wrap g2 mt3">
        <Button
          size="m"
          variant="primary"
          disabled={answer.busy}
          onClick={() => void answer.run(true)}
        >
          {t('agree')}
        </Button>
        <Button size="m" disabled={answer.busy} onClick={() => void answer.run(false)}>
          {t('refuse')}
        </Button>
      </div>
    </Note>
  );
}
