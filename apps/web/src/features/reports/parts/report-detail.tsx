import type { ReportCase } from '@app/contracts/reports/reports.schemas';
import { Badge } from '@app/ui/badge';
import { cx } from '@app/ui/cx';
import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { EvidenceViewer } from '../../../lib/evidence/evidence.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useReportsText } from '../text.ts';
import { Decide } from './decide.tsx';
import { ReportedFiles, useReportedEvidence } from './reported-files.tsx';
import s from './reports.module.css';

interface ReportDetailProps {
  readonly of: ReportCase;
  /** Its heading, where the reader is led. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly onDecided?: () => void;
}

/** What was reported, what was said of it, and what can be done. */
export function ReportDetail({ of, heading, onDecided }: ReportDetailProps) {
  const t = useReportsText();
  const { kind, subject, status } = of;
  const name = subject.name || t('formerMember');
  return (
    <>
      <p className="small muted">
        {t(`kind_${kind}`)}, <TimeAgo at={of.decidedAt ?? of.openedAt} />
      </p>
      <div className="row row-wrap between g4 mt2">
        <h2 ref={heading} tabIndex={-1} className="title-3 break">
          {name}
        </h2>
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
      <Facts of={of} />
      {status === 'open' ? (
        <Decide of={of} name={name} onDecided={onDecided} />
      ) : (
        <Badge tone={status === 'dismissed' ? 'quiet' : 'warn'}>{t(`status_${status}`)}</Badge>
      )}
    </>
  );
}

/** The faults that were named, each once, with how often. */
export function useFaults() {
  const t = useReportsText();
  return ({ faults }: ReportCase) =>
    faults
      .map(({ fault, count }) => t(`${fault}_fault`) + (count > 1 ? ` (${count})` : ''))
      .join(', ');
}

function Facts({ of }: { of: ReportCase }) {
  const t = useReportsText();
  const faultsOf = useFaults();
  const { words, earlier, rule, reason } = of;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('faults'), faultsOf(of)],
    ...(words.length > 0
      ? [
          [
            t('words'),
            words.map(({ text, at }) => (
              <p key={`${at} ${text}`} className="lines break">
                {t('quoted', { text })}
              </p>
            )),
          ] as const,
        ]
      : []),
    [t('earlier'), earlier > 0 ? earlier : t('earlierNone')],
    ...(rule ? [[t('rule'), t(`${rule}_fault`)] as const] : []),
    ...(reason ? [[t('told'), reason] as const] : []),
  ];
  return (
    <dl className={s.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="lines break">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

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
