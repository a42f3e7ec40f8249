import type { WaitingTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { Check } from '@app/ui/icons';
import { useAction } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { bankDesk } from '../client.ts';
import { TaskIcon } from '../parts/task-icons.tsx';
import { taskKey, useTask } from '../parts/task-words.ts';
import { todayQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';
import s from './duties.module.css';

interface AwaitedProps {
  readonly tasks: readonly WaitingTask[];
  readonly today: string;
  /** Slug of the bank. */
  readonly bank: string;
}

/** What teams, donors and the rest of the bank have to do; those who can are reminded. */
export function Awaited({ tasks, today, bank }: AwaitedProps) {
  const t = useDeskText();
  const textOf = useTask(today);
  return (
    <aside className={s.others} aria-labelledby="others">
      <h2 className="title-4" id="others">
        {t('awaited')}
      </h2>
      <p className="small muted mt2">{t('awaitedText')}</p>
      <ul>
        {tasks.map((task) => {
          const { act, subject, when, title } = textOf(task);
          return (
            <li key={taskKey(task)}>
              <TaskIcon kind={task.kind} />
              <div>
                <Link className="small bold break" to={task.to}>
                  {subject}
                </Link>
                <p className="small muted">{act}</p>
                <div className={s.remind}>
                  <span className="smaller faint">{when}</span>
                  <Remind task={task} bank={bank} title={title} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

function Remind({ task, bank, title }: { task: WaitingTask; bank: string; title: string }) {
  const t = useDeskText();
  const { shortDate } = useFormat();
  const { reminder, kind, application, call } = task;
  const about = application?.id ?? call?.slug;
  const action = useAction({
    send: () => bankDesk.remind({ params: { slug: bank }, body: { kind, about: about ?? '' } }),
    done: ({ reminded }) => ({ title: t('reminded', { count: reminded }), description: title }),
    refused: (error) => (isApiError(error, 'WRONG_STATUS') ? t('remindNobody') : undefined),
    invalidates: [todayQuery(bank).queryKey],
  });
  if (!reminder || about === undefined) return null;
  const { sentAt, by, next } = reminder;
  const last = sentAt ? t('remindedOn', { date: shortDate(sentAt), name: by ?? '' }) : null;
  return (
    <>
      {next ? null : (
        <button
          type="button"
          className="go"
          aria-label={t('remindOf', { title })}
          disabled={action.busy}
          onClick={() => void action.run()}
        >
          {t('remind')}
        </button>
      )}
      {last ? (
        <span className={s.reminded}>
          <Check />
          {next ? t('remindAgain', { last, date: shortDate(next) }) : last}
        </span>
      ) : null}
    </>
  );
}
