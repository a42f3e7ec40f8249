import { sectionKeysOf, sectionOfField } from '@app/domain/applications/form/form';
import { Button } from '@app/ui/button';
import { CloudOff } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  applications,
  canvasUrl,
  sectionLink,
  useStatusText,
} from '../../../../entities/applications/public.ts';
import { useAction } from '../../../../kit/action/use-action.ts';
import { Link } from '../../../../lib/addresses/links.tsx';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useLabel, useRejectedFields, useSay } from '../canvas-context.tsx';
import s from './notices.module.css';

export function CanvasNotices() {
  const { form, view, section } = useCanvas();
  const t = useApplicationsText();
  const rejectedFields = useRejectedFields();
  const elsewhere = [...view.clashes.keys()].filter(
    (field) => sectionOfField(form, field) !== section,
  );
  return (
    <div className={s.notices}>
      <StatusNotice />
      {view.state === 'offline' ? (
        <Note tone="warn" icon={<CloudOff />}>
          {t(view.atRisk ? 'atRisk' : 'offlineNote')}
        </Note>
      ) : null}
      {view.state === 'gone' ? <Note tone="bad">{t('gone')}</Note> : null}
      {view.state === 'refused' ? (
        <Note tone="warn">
          {t('refusedNote')} <Places fields={rejectedFields} />
        </Note>
      ) : null}
      {elsewhere.length > 0 ? (
        <Note tone="warn">
          {t('clashElsewhere')} <Places fields={elsewhere} />
        </Note>
      ) : null}
    </div>
  );
}

function Places({ fields }: { fields: readonly string[] }) {
  const { form } = useCanvas();
  const label = useLabel();
  return fields.map((field, n) => (
    <span key={field}>
      {n > 0 ? ', ' : ''}
      <Link className="link" to={sectionLink(sectionOfField(form, field), field)}>
        {label(field)}
      </Link>
    </span>
  ));
}

function StatusNotice() {
  const { draft } = useCanvas();
  const t = useApplicationsText();
  const status = useStatusText();
  if (!draft.abilities.canEdit) {
    return (
      <Note tone="info">
        <p>{t('readOnly', { status: status(draft.status).toLowerCase() })}</p>
        {draft.status === 'rejected' ? <Feedback /> : null}
        <ApplyAgain />
      </Note>
    );
  }
  if (draft.status === 'pending') return <Returned />;
  if (draft.status === 'submitted') return <Note tone="info">{t('statusSubmitted')}</Note>;
  return draft.call.state === 'closed' ? <Note tone="warn">{t('callOver')}</Note> : null;
}

function Returned() {
  const { draft, section, writable } = useCanvas();
  const t = useApplicationsText();
  return (
    <>
      <Note tone="warn">
        <p>
          {t(draft.openSections ? 'statusPending' : 'statusPendingNone')} <OpenSections />
        </p>
        {draft.returnReason ? <ReturnReason words={draft.returnReason} /> : null}
      </Note>
      {writable(section) ? null : <Note>{t('sectionClosed')}</Note>}
    </>
  );
}

function Feedback() {
  const { id } = useCanvas().draft;
  const { data } = useQuery({
    queryKey: ['applications', 'history', id],
    queryFn: () => applications.history({ params: { id } }),
  });
  const reason = data?.find(({ to }) => to === 'rejected')?.reason;
  return reason ? <ReturnReason words={reason} /> : null;
}

function ReturnReason({ words }: { words: string }) {
  const t = useApplicationsText();
  return (
    <p className="mt2">
      <b className="bold">{t('returnReason')}</b> {words}
    </p>
  );
}

function OpenSections() {
  const { draft, form } = useCanvas();
  const say = useSay();
  const open = sectionKeysOf(form).filter((key) => draft.openSections?.includes(key));
  return open.map((key, n) => (
    <span key={key}>
      {n > 0 ? ', ' : ''}
      <Link className="link" to={sectionLink(key)}>
        {say(`section.${key}`)}
      </Link>
    </span>
  ));
}

function ApplyAgain() {
  const { draft, form } = useCanvas();
  const t = useApplicationsText();
  const navigate = useNavigate();
  const again = useAction({
    send: () => applications.move({ params: { id: draft.id }, body: { event: 'applyAgain' } }),
    onSuccess: (copy) => navigate(canvasUrl(form.kind, copy.id)),
  });
  if (!draft.abilities.events.includes('applyAgain') || draft.call.state !== 'open') return null;
  return (
    <Button
      variant="secondary"
      size="m"
      className="mt3"
      busy={again.busy}
      onClick={() => void again.run()}
    >
      {t('applyAgain')}
    </Button>
  );
}
