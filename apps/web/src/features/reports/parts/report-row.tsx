import type { ReportCase } from '@app/contracts/reports/reports.schemas';
import type { ReportEvent } from '@app/domain/reports/report.machine';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../../kit/action/use-action.ts';
import { EvidenceViewer } from '../../../lib/evidence/evidence.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { toast } from '../../../lib/toast.ts';
import { reports } from '../client.ts';
import { allReports } from '../queries.ts';
import { useReportsText } from '../text.ts';
import { ReportedFiles, useReportedEvidence } from './reported-files.tsx';
import s from './reports.module.css';

const ReasonDialog = lazyPart(() => import('./reason-dialog.tsx'));

/** What was reported, what was said of it, and what can be done. */
export function ReportRow({ of }: { of: ReportCase }) {
  const t = useReportsText();
  const { kind, subject, faults, words, earlier, status, reason, rule } = of;
  const name = subject.name || t('formerMember');
  return (
    <li>
      <p className="small muted">
        {t(`kind_${kind}`)}, <TimeAgo at={of.decidedAt ?? of.openedAt} />
      </p>
      <div className="row row-wrap between g4 mt2">
        <h2 className="title-3 break">{name}</h2>
        {subject.url ? (
          <Link
            className="button button-ghost button-medium"
            to={subject.url}
            aria-label={t('lookOf', { name })}
          >
            {t('look')}
          </Link>
        ) : null}
      </div>
      <ReportedText of={of} />
      <dl className={s.facts}>
        <div>
          <dt>{t('faults')}</dt>
          <dd>
            {faults
              .map(({ fault, count }) => t(`${fault}_fault`) + (count > 1 ? ` (${count})` : ''))
              .join(', ')}
          </dd>
        </div>
        {words.length > 0 ? (
          <div>
            <dt>{t('words')}</dt>
            <dd>
              {words.map(({ text, at }) => (
                <p key={`${at} ${text}`} className="lines break">
                  {t('quoted', { text })}
                </p>
              ))}
            </dd>
          </div>
        ) : null}
        {earlier > 0 ? (
          <div>
            <dt>{t('earlier')}</dt>
            <dd className="tabular">{earlier}</dd>
          </div>
        ) : null}
        {rule ? (
          <div>
            <dt>{t('rule')}</dt>
            <dd>{t(`${rule}_fault`)}</dd>
          </div>
        ) : null}
        {reason ? (
          <div>
            <dt>{t('told')}</dt>
            <dd className="lines break">{reason}</dd>
          </div>
        ) : null}
      </dl>
      {status === 'open' ? (
        <Decide of={of} name={name} />
      ) : (
        <Badge tone={status === 'dismissed' ? 'quiet' : 'warn'}>{t(`status_${status}`)}</Badge>
      )}
    </li>
  );
}

const mostOf = (faults: ReportCase['faults']) =>
  faults.toSorted((one, other) => other.count - one.count)[0]?.fault;

function ReportedText({ of }: { of: ReportCase }) {
  const { name, url, texts } = of.subject;
  const t = useReportsText();
  const pieces = useReportedEvidence(of);
  const [at, setAt] = useState<string | null>(null);
  if (texts.length === 0) {
    return <p className="small muted mt3">{t(name || url ? 'nothingSaid' : 'gone')}</p>;
  }
  return (
    <div className={s.said}>
      {texts.map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is shown of one subject never moves
        <blockquote key={n} className={cx(s.quote, !one.isReported && s.besides)}>
          {one.name ? <p className="smaller muted">{one.name}</p> : null}
          {one.text ? <p className="lines break">{one.text}</p> : null}
          <ReportedFiles count={one.fileCount ?? 0} files={one.files ?? []} onOpen={setAt} />
        </blockquote>
      ))}
      {at === null ? null : (
        <EvidenceViewer pieces={pieces} at={at} onMove={setAt} onClose={() => setAt(null)} />
      )}
    </div>
  );
}

function Decide({ of: { id, kind, faults }, name }: { of: ReportCase; name: string }) {
  const t = useReportsText();
  const queries = useQueryClient();
  const [asks, setAsks] = useState<Exclude<ReportEvent, 'dismiss'> | null>(null);
  const done = async (event: ReportEvent) => {
    const words = { dismiss: 'dismissed', warn: 'warned', remove: 'removed' } as const;
    toast({ title: t(words[event]), tone: 'ok' });
    await queries.invalidateQueries({ queryKey: allReports });
  };
  const dismiss = useAction({
    send: () => reports.move({ params: { id }, body: { event: 'dismiss' } }),
    onSuccess: () => done('dismiss'),
  });
  return (
    <div className="row row-wrap g2 mt5">
      <Button
        size="m"
        variant="soft"
        aria-label={t('warnOf', { name })}
        onClick={() => setAsks('warn')}
      >
        {t('warn')}
      </Button>
      <Button
        size="m"
        variant="danger"
        aria-label={`${t(`remove_${kind}`)}: ${name}`}
        onClick={() => setAsks('remove')}
      >
        {t(`remove_${kind}`)}
      </Button>
      <Button
        size="m"
        variant="ghost"
        aria-label={t('dismissOf', { name })}
        busy={dismiss.busy}
        onClick={() => void dismiss.run()}
      >
        {t('dismiss')}
      </Button>
      {asks ? (
        <ReasonDialog
          id={id}
          kind={kind}
          event={asks}
          name={name}
          fault={mostOf(faults)}
          onClose={() => setAsks(null)}
          onDone={() => done(asks)}
        />
      ) : null}
    </div>
  );
}
