import type { ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import { canvasOf, pages, projectOf } from '@app/contracts/pages';
import { sectionOfField } from '@app/domain/applications/form/form';
import { cx } from '@app/ui/cx';
import { ArrowLeft, Eye, ListChecks } from '@app/ui/icons';
import { sectionLink } from '../../../../entities/applications/public.ts';
import { Link, PageLink } from '../../../../lib/addresses/links.tsx';
import { useFormat, useLocalized } from '../../../../lib/format/use-format.ts';
import { SaveStateView } from '../../../../lib/writing/save-state.tsx';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useRejectedFields } from '../canvas-context.tsx';
import { HistoryButton } from '../history/button.tsx';
import { Company } from '../presence/company.tsx';
import s from './desk.module.css';
import { isUnsent } from './send-button.tsx';

export const previewOf = ({ kind, slug }: ApplicationDraft) => ({
  to: projectOf(kind)({ slug }),
  route: projectOf(kind).path,
});

export function TopBar() {
  const { draft, form, about, section, view } = useCanvas();
  const [toMend] = [...view.clashes.keys(), ...useRejectedFields()];
  const t = useApplicationsText();
  const localized = useLocalized();
  const { longDate } = useFormat();
  return (
    <header className="app-bar">
      <div>
        <Link className="icon-button" to={canvasOf(form.kind)()} aria-label={t('toMine')}>
          <ArrowLeft />
        </Link>
        <div className="grow">
          <p className={cx('title-4', s.title)}>{about.title || t('untitledApplication')}</p>
          <p className="smaller muted wide-only cut">
            {localized(draft.call.title)}, {t('deadline', { date: longDate(draft.call.closesAt) })}
          </p>
        </div>
        <Company className={s.beside} />
        <SaveStateView
          view={view}
          to={toMend && sectionLink(sectionOfField(form, toMend), toMend)}
        />
        <HistoryButton className={s.beside} />
        <Link
          className={cx('icon-button', s.beside)}
          to={pages.tasks({ id: draft.id })}
          aria-label={t('steps')}
        >
          <ListChecks />
        </Link>
        <PageLink
          className={cx('icon-button', s.beside)}
          {...previewOf(draft)}
          aria-label={t('preview')}
        >
          <Eye />
        </PageLink>
        {section === 'review' || !isUnsent(draft) ? null : (
          <Link
            className="button button-secondary button-medium wide-only"
            to={sectionLink('review')}
          >
            {t('check')}
          </Link>
        )}
      </div>
    </header>
  );
}
