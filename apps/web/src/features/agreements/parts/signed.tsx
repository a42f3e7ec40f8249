import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import type { SignedCopyView } from '@app/contracts/agreements/signed-copies.schemas';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Disclosure } from '@app/ui/disclosure';
import { Check, Clock, RefreshCw, Undo2 } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { agreements } from '../client.ts';
import { usePut } from '../queries.ts';
import { useAgreementsText, useCopiesText } from '../text.ts';
import { useChange } from '../use-change.ts';
import s from './agreement.module.css';
import { AskOnce } from './ask-once.tsx';
import { ReasonForm } from './reason-dialog.tsx';
import c from './signed.module.css';
import { Compose } from './signed-compose.tsx';
import { SignedFacts } from './signed-facts.tsx';
import { PageRow, PageViewer } from './signed-pages.tsx';

const counts = ({ state }: SignedCopyView) => state === 'sent' || state === 'confirmed';

/** The agreement as the team signed it: what counts, what is put together, what was before. */
export function Signed({ view }: { view: AgreementView }) {
  const t = useCopiesText();
  const [replacing, setReplacing] = useState(false);
  const { agreement, copies, abilities, pages, reader } = view;
  if (!agreement) return null;
  const standing = copies.find(counts);
  const [last] = copies;
  const earlier = copies.filter((copy) => copy !== standing);
  // Of the text as it is: what was wrong with another is over.
  const returned =
    last?.state === 'returned' && last.version === agreement.version ? last : undefined;
  const isOpen = abilities.canSign && standing?.state !== 'confirmed';
  const composes = isOpen && (!standing || replacing || pages.length > 0);
  return (
    <section className={s.part} id="potpisan" aria-labelledby="signed">
      <h2 className="title-2" id="signed">
        {t('signed')}
      </h2>
      {standing ? (
        <Copy view={view} copy={standing}>
          {isOpen && !composes ? (
            <Button size="m" onClick={() => setReplacing(true)}>
              {t('replace')}
            </Button>
          ) : null}
        </Copy>
      ) : null}
      {returned ? (
        <Note tone="bad" className="mt4">
          <b>{t('returnedTitle')}</b>
          <span className="block break">{returned.reason}</span>
        </Note>
      ) : null}
      {composes ? (
        <>
          <p className="lead mt3">{t(standing ? 'replacing' : 'composeText')}</p>
          {pages.length === 0 && last && last.version === agreement.version ? (
            <FromSent view={view} copy={last} />
          ) : null}
          <Compose view={view} onSent={() => setReplacing(false)} />
        </>
      ) : standing || reader === 'team' ? null : (
        <p className="muted mt3">{t('waitsTeam')}</p>
      )}
      {earlier.length > 0 ? (
        <div className="mt5">
          <Disclosure wide title={t('earlierCopies', { count: earlier.length })}>
            {earlier.map((copy) => (
              <Copy key={copy.id} view={view} copy={copy} />
            ))}
          </Disclosure>
        </div>
      ) : null}
    </section>
  );
}

function FromSent({ view: { id }, copy }: { view: AgreementView; copy: SignedCopyView }) {
  const t = useCopiesText();
  const { busy, change } = useChange(id);
  const pages = copy.pages.map(({ file }) => file);
  return (
    <Button
      className="mt4"
      size="m"
      busy={busy}
      onClick={() =>
        void change(() => agreements.arrangePages({ params: { id }, body: { pages, seen: [] } }))
      }
    >
      {t('startFromSent')}
    </Button>
  );
}

const looks = {
  sent: { tone: 'warn', icon: <Clock /> },
  confirmed: { tone: 'ok', icon: <Check /> },
  returned: { tone: 'bad', icon: <Undo2 /> },
  superseded: { tone: 'quiet', icon: <RefreshCw /> },
} as const;

/** A copy that was sent, to be looked at; whoever answers for it does so there. */
function Copy({
  view,
  copy,
  children,
}: {
  view: AgreementView;
  copy: SignedCopyView;
  children?: ReactNode;
}) {
  const t = useCopiesText();
  const { longDate, time } = useFormat();
  const [at, setAt] = useState<string>();
  const { pages, sent, decided, events, reason, state } = copy;
  const when = (moment: string) => `${longDate(moment)} ${time(moment)}`;
  const answers = events.includes('confirm');
  return (
    <div className={c.copy}>
      <div>
        <p className="row row-wrap g2">
          <Badge {...looks[state]}>{t(`state_${state}`)}</Badge>
          <span className="small muted">
            {t('version', { version: copy.version })}, {t('files', { count: pages.length })}
          </span>
        </p>
        <p className="small muted mt2">{t('sentBy', { name: sent.by, when: when(sent.at) })}</p>
        {decided ? (
          <p className="small muted">
            {t('decidedBy', { name: decided.by, when: when(decided.at) })}
          </p>
        ) : null}
        {reason ? <p className="mt2 block break">{reason}</p> : null}
        <div className="row row-wrap g2 mt4">
          <Button
            size="m"
            variant={answers ? 'primary' : 'secondary'}
            onClick={() => setAt(pages[0]?.file)}
          >
            {t(answers ? 'lookAndAnswer' : 'look')}
          </Button>
          {events.includes('reopen') ? <Reopen view={view} copy={copy} /> : null}
          {children}
        </div>
      </div>
      <PageRow id={view.id} pages={pages} onOpen={setAt} />
      {answers ? (
        <Answering view={view} copy={copy} at={at} onMove={setAt} />
      ) : (
        <PageViewer
          id={view.id}
          pages={pages}
          at={at}
          onMove={setAt}
          claim={<SignedFacts view={view} />}
        />
      )}
    </div>
  );
}

const useMove = ({ id }: AgreementView, { id: item }: SignedCopyView) => {
  const { busy, change } = useChange(id);
  const send = (event: SignedCopyView['events'][number], reason = '') =>
    agreements.moveCopy({ params: { id, item }, body: { event, reason } });
  return { busy, send, move: (event: 'confirm' | 'reopen') => change(() => send(event)) };
};

function Reopen({ view, copy }: { view: AgreementView; copy: SignedCopyView }) {
  const t = useCopiesText();
  const { busy, move } = useMove(view, copy);
  return (
    <AskOnce
      size="m"
      variant="ghost"
      busy={busy}
      question={t('sureReopen')}
      text={t('sureReopenText')}
      yes={t('reopen')}
      onYes={() => move('reopen')}
    >
      {t('reopen')}
    </AskOnce>
  );
}

/** The bank reads every page beside what was agreed on, and confirms or returns. */
function Answering({
  view,
  copy,
  at,
  onMove,
}: {
  view: AgreementView;
  copy: SignedCopyView;
  at: string | undefined;
  onMove(file: string | undefined): void;
}) {
  const t = useCopiesText();
  const agreement = useAgreementsText();
  const put = usePut(view.id);
  const { busy, send, move } = useMove(view, copy);
  const [returning, setReturning] = useState(false);
  const [draft, setDraft] = useState('');
  const done = (answered: boolean) => {
    if (answered) onMove(undefined);
    return answered;
  };
  return (
    <PageViewer
      id={view.id}
      pages={copy.pages}
      at={at}
      onMove={onMove}
      claim={<SignedFacts view={view} />}
      next={(press) => (
        <Button variant="primary" onClick={press}>
          {t('legible')}
        </Button>
      )}
      acts={
        <AskOnce
          variant="primary"
          busy={busy}
          question={t('sureConfirm')}
          text={t('sureConfirmText', { bank: view.bank.name })}
          yes={agreement('confirm')}
          onYes={() => move('confirm').then(done)}
        >
          {t('confirm')}
        </AskOnce>
      }
      beside={
        returning ? (
          <ReasonForm
            title={t('returnTitle')}
            draft={draft}
            onDraft={setDraft}
            onClose={() => setReturning(false)}
            send={async (reason) => {
              put(await send('return', reason));
              onMove(undefined);
            }}
          />
        ) : (
          <Button variant="ghost" onClick={() => setReturning(true)}>
            {t('return')}
          </Button>
        )
      }
    />
  );
}
