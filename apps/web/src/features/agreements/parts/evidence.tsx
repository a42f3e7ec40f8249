import { agreementsPaths } from '@app/contracts/agreements/agreements.paths';
import type {
  AgreementView,
  ExpenseView,
  MilestoneView,
} from '@app/contracts/agreements/agreements.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { ReceiptText } from '@app/ui/icons';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { type Evidence, EvidenceViewer } from '../../../lib/evidence/evidence.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { agreements } from '../client.ts';
import { useAgreementsText, useEvidenceText } from '../text.ts';
import { type Beside, MilestoneAnswer } from './answer.tsx';
import { PictureClaim, ReceiptClaim, StepClaim } from './claims.tsx';
import { ReceiptActs } from './receipt-acts.tsx';

const { path } = parseAddress(agreementsPaths.file);

type File = Pick<ExpenseView['file'], 'file' | 'name'>;

const Opening = createContext<(file: string) => (() => void) | undefined>(() => undefined);

/** Opens a file of the project where it is seen; undefined where it is not among those. */
export const useOpenEvidence = () => useContext(Opening);

/** The files of a project, seen one after the other from wherever one is named. */
export function EvidenceOf({ view, children }: { view: AgreementView; children: ReactNode }) {
  const [at, setAt] = useState<string | null>(null);
  const pieces = usePieces(view);
  const open = (file: string) =>
    pieces.some(({ key }) => key === file) ? () => setAt(file) : undefined;
  return (
    <Opening value={open}>
      {children}
      {at === null ? null : (
        <EvidenceViewer pieces={pieces} at={at} onMove={setAt} onClose={() => setAt(null)} />
      )}
    </Opening>
  );
}

const states = {
  planned: undefined,
  proven: 'waits',
  sent: 'waits',
  accepted: 'accepted',
  returned: 'returned',
} as const;

/** Proof of steps, receipts and pictures of the report, in the order of the page. */
export function usePieces(view: AgreementView): Evidence[] {
  const t = useAgreementsText();
  const e = useEvidenceText();
  const { km } = useFormat();
  // What somebody wrote and did not send, by file; it is there when they come back.
  const drafts = useRef(new Map<string, string>());
  const { id, milestones, expenses, report } = view;
  const fileOf = ({ file, name }: File) => ({
    key: file,
    name,
    url: urlOf(path, { params: { id, file } }),
  });
  const beside = (file: string, accept: string, onDone: () => void): Beside => ({
    accept,
    draft: drafts.current.get(file) ?? '',
    onDraft: (reason) => void drafts.current.set(file, reason),
    onDone,
  });

  const ofStep = (step: MilestoneView, file: File): Evidence => {
    const waits = step.events.includes('accept');
    const state = states[step.state];
    return {
      ...fileOf(file),
      title: e('step', { title: step.title }),
      ...(state ? { state } : {}),
      waits,
      claim: <StepClaim step={step} />,
      ...(waits
        ? {
            acts: (done) => (
              <>
                <MilestoneAnswer
                  id={id}
                  what={step.title}
                  look="primary"
                  beside={beside(file.file, e('acceptStep'), done)}
                  send={(event, reason) =>
                    agreements.moveMilestone({
                      params: { id, item: step.id },
                      body: { event, reason },
                    })
                  }
                />
                {step.proofs.length > 1 ? <p className="smaller faint">{e('stepFiles')}</p> : null}
              </>
            ),
          }
        : {}),
    };
  };

  const ofReceipt = (expense: ExpenseView): Evidence => {
    const { supplier, amount, events, file } = expense;
    const waits = events.includes('accept');
    const state = expense.state === 'withdrawn' ? undefined : states[expense.state];
    const params = { id, item: expense.id };
    return {
      ...fileOf(file),
      title: e('receipt', { supplier }),
      icon: ReceiptText,
      ...(state ? { state } : {}),
      waits: waits || events.includes('resend'),
      claim: <ReceiptClaim view={view} expense={expense} />,
      ...(events.length === 0
        ? {}
        : {
            acts: (done) =>
              waits ? (
                <MilestoneAnswer
                  id={id}
                  what={t('stepReceipt', { supplier, amount: km(amount) })}
                  look="primary"
                  over={expense.needsConsent ? expense.overReason : undefined}
                  beside={beside(file.file, e('acceptAmount', { amount: km(amount) }), done)}
                  send={(event, reason, over) =>
                    agreements.moveExpense({ params, body: { event, reason, over } })
                  }
                />
              ) : (
                <ReceiptActs view={view} expense={expense} look="primary" onDone={done} />
              ),
          }),
    };
  };

  return [
    ...milestones.flatMap((step) => step.proofs.map((file) => ofStep(step, file))),
    ...expenses.filter(({ state }) => state !== 'withdrawn').map(ofReceipt),
    ...report.pictures.map((file) => ({
      ...fileOf(file),
      title: e('picture'),
      claim: <PictureClaim report={report} name={file.name} />,
    })),
  ];
}
