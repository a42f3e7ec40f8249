import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { ArrowLeft, ArrowRight, Camera, FilePlus, RefreshCw, Trash } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { Spinner } from '@app/ui/spinner';
import { type ReactNode, useRef, useState } from 'react';
import { useWarnOnLeaving } from '../../../lib/form/use-warn-on-leaving.ts';
import { agreements } from '../client.ts';
import { useCopiesText } from '../text.ts';
import { useChange } from '../use-change.ts';
import { AskOnce } from './ask-once.tsx';
import s from './signed.module.css';
import { SignedFacts } from './signed-facts.tsx';
import { type Page, PageViewer, Thumb, usePageTitle } from './signed-pages.tsx';
import { usePageQueue } from './use-page-queue.ts';

const photos = 'image/jpeg,image/png,image/webp';

/** The team puts its signed agreement together, looks at every page and sends it. */
export function Compose({ view, onSent }: { view: AgreementView; onSent(): void }) {
  const t = useCopiesText();
  const { id, pages } = view;
  const queue = usePageQueue(id);
  const [at, setAt] = useState<string>();
  useWarnOnLeaving(queue.waiting.length > 0);
  const room = agreementLimits.pages - pages.length - queue.waiting.length;
  return (
    <div className="mt5">
      {pages.length > 0 ? (
        <Arrange view={view} onOpen={setAt} onRetake={(file, page) => queue.add([file], page)} />
      ) : null}
      <Queue queue={queue} kept={pages.length} />
      <div className="row row-wrap g2 mt4">
        <Choose take disabled={room <= 0} onChosen={(files) => queue.add(files.slice(0, room))}>
          <Camera />
          {t('takePage')}
        </Choose>
        <Choose disabled={room <= 0} onChosen={(files) => queue.add(files.slice(0, room))}>
          <FilePlus />
          {t('addPages')}
        </Choose>
      </div>
      <p className="small muted mt2">{t('addKinds')}</p>
      {pages.length > 0 ? (
        <Button
          className="mt5"
          variant="primary"
          disabled={queue.waiting.length > 0}
          onClick={() => setAt(pages[0]?.file)}
        >
          {t('lookAndSend')}
        </Button>
      ) : null}
      <Look view={view} at={at} onMove={setAt} onSent={onSent} />
    </div>
  );
}

/** Opens the camera of a phone, or lets files be chosen. */
function Choose({
  take = false,
  disabled,
  onChosen,
  children,
}: {
  take?: boolean;
  disabled: boolean;
  onChosen(files: File[]): void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={take ? s.take : undefined}>
      <input
        ref={input}
        type="file"
        hidden
        accept={take ? photos : `${photos},application/pdf`}
        {...(take ? { capture: 'environment' } : { multiple: true })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
      <Button size="m" variant="soft" disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </span>
  );
}

function Queue({ queue, kept }: { queue: ReturnType<typeof usePageQueue>; kept: number }) {
  const t = useCopiesText();
  const { waiting, isLost, refused, again } = queue;
  const names = waiting.map(({ file }) => file.name).join(', ');
  return (
    <>
      <p className="small muted mt3" role="status">
        {waiting[0] && !isLost ? (
          <span className="row g2">
            <Spinner />
            {t('sendingPage', { name: waiting[0].file.name })}
          </span>
        ) : kept > 0 ? (
          t('kept', { count: kept })
        ) : null}
      </p>
      {isLost || refused.length > 0 ? (
        <div className="column g2 mt2" role="alert">
          {refused.map(({ name, why }) => (
            <Message key={name} tone="bad">
              {t('refused', { name, why })}
            </Message>
          ))}
          {isLost ? (
            <>
              <Message tone="bad">{t('lost', { names })}</Message>
              <div>
                <Button size="m" onClick={again}>
                  {t('sendAgain')}
                </Button>
              </div>
            </>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function Arrange({
  view: { id, pages },
  onOpen,
  onRetake,
}: {
  view: AgreementView;
  onOpen(file: string): void;
  onRetake(file: File, page: string): void;
}) {
  const t = useCopiesText();
  const titleOf = usePageTitle();
  const { busy, change } = useChange(id);
  const input = useRef<HTMLInputElement>(null);
  const retaken = useRef('');
  const seen = pages.map(({ file }) => file);
  const put = (next: string[]) =>
    change(() => agreements.arrangePages({ params: { id }, body: { pages: next, seen } }));
  const move = (from: number, by: number) => {
    const next = seen.toSpliced(from, 1);
    void put(next.toSpliced(from + by, 0, seen[from] ?? ''));
  };
  const tools = (page: Page, n: number) => (
    <span className={s.tools}>
      <IconButton
        label={t('earlier', { n: n + 1 })}
        disabled={busy || n === 0}
        onClick={() => move(n, -1)}
      >
        <ArrowLeft />
      </IconButton>
      <IconButton
        label={t('later', { n: n + 1 })}
        disabled={busy || n === pages.length - 1}
        onClick={() => move(n, 1)}
      >
        <ArrowRight />
      </IconButton>
      <IconButton
        label={t('retake', { n: n + 1 })}
        disabled={busy}
        onClick={() => {
          retaken.current = page.file;
          input.current?.click();
        }}
      >
        <RefreshCw />
      </IconButton>
      <IconButton
        label={t('removePage', { n: n + 1 })}
        disabled={busy}
        onClick={() => void put(seen.filter((one) => one !== page.file))}
      >
        <Trash />
      </IconButton>
    </span>
  );
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={`${photos},application/pdf`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onRetake(file, retaken.current);
        }}
      />
      <ol className={s.pages} aria-label={t('pages')}>
        {pages.map((page, n) => (
          <li key={page.file}>
            <button
              type="button"
              className={s.open}
              aria-label={t('openPage', { n: n + 1 })}
              onClick={() => onOpen(page.file)}
            >
              <Thumb id={id} page={page} />
            </button>
            <b className="small break">{titleOf(page, n)}</b>
            {tools(page, n)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Every page is looked at before the one press that sends them. */
function Look({
  view,
  at,
  onMove,
  onSent,
}: {
  view: AgreementView;
  at: string | undefined;
  onMove(file: string | undefined): void;
  onSent(): void;
}) {
  const t = useCopiesText();
  const { id, pages, bank } = view;
  const { busy, change } = useChange(id);
  const send = async () => {
    const ids = pages.map(({ file }) => file);
    const sent = await change(() => agreements.sendCopy({ params: { id }, body: { pages: ids } }));
    if (sent) {
      onMove(undefined);
      onSent();
    }
    return sent;
  };
  return (
    <PageViewer
      // What was looked at before another page came is looked at again.
      key={pages.map(({ file }) => file).join()}
      id={id}
      pages={pages}
      at={at}
      onMove={onMove}
      claim={
        <>
          <div>
            <h3 className="title-4">{t('lookTitle')}</h3>
            <p className="muted mt2">{t('lookText')}</p>
          </div>
          <SignedFacts view={view} />
        </>
      }
      next={(press) => (
        <Button variant="primary" onClick={press}>
          {t('legible')}
        </Button>
      )}
      acts={
        <AskOnce
          variant="primary"
          busy={busy}
          question={t('sureSend')}
          text={t('sureSendText', { count: pages.length, bank: bank.name })}
          yes={t('send')}
          onYes={send}
        >
          {t('send')}
        </AskOnce>
      }
      beside={
        <Button variant="ghost" onClick={() => onMove(undefined)}>
          {t('notLegible')}
        </Button>
      }
    />
  );
}
