import { parseAddress } from '@app/contracts/endpoint';
import { pages } from '@app/contracts/pages';
import { tasksPaths } from '@app/contracts/tasks/tasks.paths';
import type { NextSteps } from '@app/contracts/tasks/tasks.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ArrowLeft, CalendarPlus } from '@app/ui/icons';
import { canvasUrl, StatusBadge } from '../../../entities/applications/public.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useTasksText } from '../text.ts';
import s from './tasks.module.css';

export function TasksBar({ steps }: { steps: NextSteps }) {
  const t = useTasksText();
  return (
    <header className="app-bar">
      <div>
        <Link
          className="icon-button"
          to={pages.ownApplications({ tab: 'sve' })}
          aria-label={t('back')}
        >
          <ArrowLeft />
        </Link>
        <div className="grow">
          <p className={cx('title-4', s.title)}>
            <Link className="cut block" to={canvasUrl(steps.kind, steps.id)}>
              {steps.title || t('untitled')}
            </Link>
          </p>
          <p className="smaller muted cut">{t('title')}</p>
        </div>
        <span className="wide-only">
          <StatusBadge status={steps.status} />
        </span>
        {steps.isOver ? null : <CalendarButton id={steps.id} />}
        <Link
          className="button button-secondary button-medium wide-only"
          to={canvasUrl(steps.kind, steps.id)}
        >
          {t('toApplication')}
        </Link>
      </div>
    </header>
  );
}

function CalendarButton({ id }: { id: string }) {
  const t = useTasksText();
  const { language } = useLanguage();
  const { path } = parseAddress(tasksPaths.calendar);
  const saving = useAction({
    send: () => download(urlOf(path, { params: { id }, query: { language } }), `${id}.ics`),
    failed: t('calendarFailed'),
  });
  return (
    <Button size="m" variant="ghost" busy={saving.busy} onClick={() => void saving.run()}>
      <CalendarPlus />
      <span className={s.word}>{t('calendar')}</span>
    </Button>
  );
}
