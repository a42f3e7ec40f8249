import type { CallRow } from '@app/contracts/calls/call-editing.schemas';
import { pages } from '@app/contracts/pages';
import { type CallStep, nextCallStep } from '@app/domain/calls/call.next';
import { ArchGauge } from '@app/ui/arch-gauge';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import { CallStatusBadge, CallStatusIcon } from '../../../features/bank-desk/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { hasRoute } from '../../../lib/addresses/route-table.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { useAdminText } from '../text.ts';
import s from './calls.module.css';

const day = 86_400_000;

export function CallLine({ call }: { call: CallRow }) {
  const t = useAdminText();
  const localized = useLocalized();
  const { status, kind, bank } = call;
  const title = localized(call.title) || call.title.bhs || call.title.en || t('untitled');
  const step = nextCallStep(call);
  const when = useMoment(call);
  const writing = call.started - call.received;
  const lacks = [
    ...(call.missing > 0 && status !== 'archived' ? [t('missing', { count: call.missing })] : []),
    ...(call.unpublishedChanges ? [t('unpublished')] : []),
  ];
  return (
    <li data-accent={kind === 'blue' ? 'blue' : undefined}>
      <Niche call={call} />
      <div className="shrinks break">
        <h2 className="title-4">{title}</h2>
        <p className={s.state}>
          <CallStatusBadge status={status} />
          {when ? <span className="small muted tabular">{when}</span> : null}
        </p>
        {lacks.length > 0 ? <p className={s.lacks}>{lacks.join(', ')}</p> : null}
      </div>
      <dl>
        <div>
          <dt>{t('column_bank')}</dt>
          <dd>{bank.municipality}</dd>
        </div>
        <div>
          <dt>{t('column_applications')}</dt>
          <dd>{t('received', { count: call.received })}</dd>
          {writing > 0 ? (
            <dd className="smaller muted">{t('started', { count: writing })}</dd>
          ) : null}
        </div>
      </dl>
      <Way call={call} step={step} title={title} />
    </li>
  );
}

/** Days to the end of an open call; of the others what they are. */
function Niche({ call: { status, opensAt, closesAt } }: { call: CallRow }) {
  const t = useAdminText();
  const { quantity } = useFormat();
  const now = useNow();
  if (status === 'open' && opensAt && closesAt) {
    const [from, to] = [Date.parse(opensAt), Date.parse(closesAt)];
    const left = Math.max(0, Math.ceil((to - now) / day));
    return (
      <ArchGauge
        className={s.niche}
        width="inherit"
        scale={0.2}
        value={Math.min(100, Math.max(0, ((now - from) / (to - from)) * 100))}
        number={quantity(left)}
        label={t('days', { count: left })}
      />
    );
  }
  return (
    <span className={cx(s.niche, s.still, status === 'draft' && s.unbuilt)} aria-hidden>
      <CallStatusIcon status={status} />
    </span>
  );
}

function useMoment({ status, opensAt, closesAt }: CallRow): string | null {
  const t = useAdminText();
  const { shortDate, time } = useFormat();
  const at = (moment: string) => ({ date: shortDate(moment), time: time(moment) });
  switch (status) {
    case 'draft':
      return null;
    case 'scheduled':
      return opensAt && t('opensAt', at(opensAt));
    case 'open':
      return closesAt && t('closesAt', at(closesAt));
    default:
      return closesAt && t('closedOn', at(closesAt));
  }
}

interface WayProps {
  readonly call: CallRow;
  readonly step: CallStep | null;
  readonly title: string;
}

/** To the next step; where there is none for the reader, to the call itself. */
function Way({ call, step, title }: WayProps) {
  const t = useAdminText();
  const editor = hasRoute(pages.callEditor.path) ? pages.callEditor({ id: call.id }) : null;
  const published = call.status !== 'draft' ? pages.call({ slug: call.slug }) : null;
  const atBoard = step === 'decide' || step === 'announce';
  const to = atBoard
    ? pages.board({ poziv: call.slug, pogled: step === 'announce' ? 'rang' : undefined })
    : ((call.canManage ? editor : published) ?? published);
  if (!to) return null;
  const shown = to === published ? 'look' : (step ?? 'edit');
  return (
    <p className={`stack-end ${s.ways}`}>
      <Link className="go" to={to} aria-label={`${t(`step_${shown}`)}: ${title}`}>
        {t(`step_${shown}`)}
        <ArrowRight />
      </Link>
      {atBoard && call.canManage && editor ? (
        <Link className="go muted" to={editor} aria-label={`${t('step_edit')}: ${title}`}>
          {t('step_edit')}
        </Link>
      ) : null}
    </p>
  );
}
