import type { AgreementView, QueuedAgreement } from '@app/contracts/agreements/agreements.schemas';
import { Button } from '@app/ui/button';
import { ArrowRight, Eye } from '@app/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { EvidenceViewer } from '../../../lib/evidence/evidence.ts';
import { queueQuery, useAgreement } from '../queries.ts';
import { useAgreementsText, useEvidenceText } from '../text.ts';
import { usePieces } from './evidence.tsx';

/** Goes through what waits at a bank, project by project, without leaving the list. */
export default function EvidenceQueue({
  bank,
  rows,
}: {
  bank: string;
  rows: readonly QueuedAgreement[];
}) {
  const e = useEvidenceText();
  const queries = useQueryClient();
  // Those that waited when it was opened, and which of them is next.
  const [waiting, setWaiting] = useState<readonly QueuedAgreement[]>([]);
  const now = rows.filter(({ receipts, proofs }) => receipts + proofs > 0);
  const close = () => {
    setWaiting([]);
    void queries.invalidateQueries({ queryKey: queueQuery(bank).queryKey });
  };
  const [project, ...rest] = waiting;
  if (now.length === 0 && !project) return null;
  return (
    <>
      <Button variant="soft" className="mb6" onClick={() => setWaiting(now)}>
        <Eye />
        {e('seeAll')}
      </Button>
      {project ? (
        <OfProject
          key={project.applicationId}
          project={project}
          next={rest[0]}
          onNext={() => (rest.length > 0 ? setWaiting(rest) : close())}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function OfProject({
  project,
  next,
  onNext,
  onClose,
}: {
  project: QueuedAgreement;
  next: QueuedAgreement | undefined;
  onNext: () => void;
  onClose: () => void;
}) {
  const query = useAgreement(project.applicationId);
  const leave = useEffectEvent(onNext);
  const { isError } = query;
  useEffect(() => {
    if (isError) leave();
  }, [isError]);
  return query.data ? (
    <Files view={query.data} next={next} onNext={onNext} onClose={onClose} />
  ) : null;
}

function Files({
  view,
  next,
  onNext,
  onClose,
}: {
  view: AgreementView;
  next: QueuedAgreement | undefined;
  onNext: () => void;
  onClose: () => void;
}) {
  const t = useAgreementsText();
  const e = useEvidenceText();
  const pieces = usePieces(view);
  const [at, setAt] = useState(() => pieces.find(({ waits }) => waits)?.key);
  const leave = useEffectEvent(onNext);
  // A step may be proven by words alone, and nobody answers their own project.
  const isEmpty = at === undefined;
  useEffect(() => {
    if (isEmpty) leave();
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <EvidenceViewer
      pieces={pieces.map((piece) => ({ ...piece, of: view.title }))}
      at={at}
      onMove={setAt}
      onClose={onClose}
      after={
        next ? (
          <Button variant="primary" onClick={onNext}>
            {e('nextProject', { title: next.title || t('untitled') })}
            <ArrowRight />
          </Button>
        ) : null
      }
    />
  );
}
