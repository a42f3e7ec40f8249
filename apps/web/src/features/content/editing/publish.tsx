import type { DraftClash } from '@app/contracts/content/content.schemas';
import { Button } from '@app/ui/button';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Dialog } from '@app/ui/dialog';
import { CalendarClock, CircleExclamationPoint } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { refreshTexts } from '../../../lib/texts/follow-texts.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { content as api } from '../client.ts';
import { useLiveEditText } from '../text.ts';
import {
  type BlockChange,
  type ChangedText,
  changedBlocks,
  changedTexts,
  countOf,
} from './changes.ts';
import { textOf } from './content.ts';
import { useEditor } from './editor-context.tsx';
import s from './live-editing.module.css';
import { useBlockName, useWordsOf } from './names.ts';
import { Overtaken } from './overtaken.tsx';
import { useProblemText } from './problems.ts';
import { ScheduleDialog, ScheduledNote } from './schedule.tsx';
import { textElements } from './use-page-marks.ts';

/** Every change that the world will see, before it does. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { page, editing, saver, replaced } = useEditor();
  const t = useLiveEditText();
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'discard' | 'moment' | null>(null);
  const [overtaken, setOvertaken] = useState<readonly string[]>([]);
  const { changes, scheduled } = editing;
  const count = countOf(changes);
  const blocked = editing.problems.filter(({ blocks }) => blocks);

  const change = async (send: (revision: number) => Promise<unknown>, said: string) => {
    setBusy(true);
    setFailure(null);
    try {
      if (!(await saver.flush())) return setFailure(t('notSaved'));
      await send(saver.read().revision);
      await Promise.all([replaced(), refreshTexts().catch(() => undefined), revalidate()]);
      toast({ title: said, tone: 'ok' });
      onClose();
    } catch (error) {
      await saver.refresh();
      const fields = overtakenBy(error);
      setOvertaken(fields);
      const isTold = fields.length > 0 || isApiError(error, 'INCOMPLETE');
      setFailure(isTold ? null : errorText(error, language, t('publishFailed')));
    } finally {
      setBusy(false);
      // What failed is said in the dialog below, with the draft as it is now.
      setAsking(null);
    }
  };
  const publish = () =>
    change((revision) => api.publish({ params: { page }, body: { revision } }), t('published'));
  const discard = () =>
    change((revision) => api.discard({ params: { page }, body: { revision } }), t('discarded'));

  const schedule = (appearsAt: string) =>
    change(
      (revision) => api.schedule({ params: { page }, body: { revision, appearsAt } }),
      t('scheduledNow'),
    );
  const unschedule = () =>
    change(
      (revision) => api.unschedule({ params: { page }, body: { revision } }),
      t('unscheduled'),
    );

  if (asking === 'moment') {
    return <ScheduleDialog onSchedule={schedule} onClose={() => setAsking(null)} />;
  }
  if (asking === 'discard') {
    return (
      <ConfirmDialog
        open
        onOpenChange={() => setAsking(null)}
        title={t('discardAsk')}
        description={t(scheduled ? 'discardScheduled' : 'discardText')}
        confirmLabel={t('discard')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="danger"
        busy={busy}
        onConfirm={() => void discard()}
      />
    );
  }
  return (
    <Dialog
      open
      look="wide"
      onOpenChange={onClose}
      title={count > 0 ? t('publishAsk', { count }) : t('noChanges')}
      description={count > 0 ? t('publishLead') : t('live')}
      closeLabel={t('close')}
      dismissible={!busy}
      footer={
        count > 0 ? (
          <div className="row row-wrap g4">
            <Button
              variant="primary"
              busy={busy}
              busyLabel={t('publishing')}
              disabled={blocked.length > 0 || overtaken.length > 0}
              onClick={() => void publish()}
            >
              {t('publishNow')}
            </Button>
            {scheduled ? null : (
              <Button
                disabled={busy || blocked.length > 0 || overtaken.length > 0}
                onClick={() => setAsking('moment')}
              >
                <CalendarClock />
                {t('schedule')}
              </Button>
            )}
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              {t('keepDraft')}
            </Button>
            <span className="grow" />
            <Button variant="danger" disabled={busy} onClick={() => setAsking('discard')}>
              {t('discard')}
            </Button>
          </div>
        ) : undefined
      }
    >
      {failure ? (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      ) : null}
      <ScheduledNote
        busy={busy}
        onChange={count > 0 ? () => setAsking('moment') : null}
        onCancel={() => void unschedule()}
      />
      <Problems onClose={onClose} />
      <Overtaken
        keys={overtaken}
        onSettled={(key) => setOvertaken((keys) => keys.filter((one) => one !== key))}
      />
      <ul className={s.diff} data-live-edit>
        {changedTexts(changes).map((text) => (
          <TextRow key={text.key} text={text} onClose={onClose} />
        ))}
        {changedBlocks(changes).map((block) => (
          <BlockRow key={`${block.id} ${block.change}`} block={block} onClose={onClose} />
        ))}
      </ul>
    </Dialog>
  );
}

/** Texts that were changed elsewhere since they were drafted, where publishing failed for that. */
const overtakenBy = (error: unknown): readonly string[] =>
  isApiError(error, 'REVISION_CLASH') ? ((error.details as DraftClash | null)?.fields ?? []) : [];

/** Takes the reader from a list to the text or block itself. */
function useGoTo(onClose: () => void) {
  const { openText, openBlock } = useEditor();
  return {
    text(key: string) {
      const [first] = textElements(key);
      onClose();
      first?.scrollIntoView({ block: 'center' });
      openText({ key, nth: first ? 0 : -1 });
    },
    block(id: string) {
      onClose();
      openBlock(id);
    },
  };
}

function Problems({ onClose }: { onClose: () => void }) {
  const { editing, blocks, content } = useEditor();
  const t = useLiveEditText();
  const say = useProblemText();
  const nameOf = useBlockName();
  const wordsOf = useWordsOf();
  const go = useGoTo(onClose);
  const blocked = editing.problems.filter((problem) => problem.blocks);
  if (blocked.length === 0) return null;
  return (
    <Note tone="bad" role="alert">
      <p className="bold">{t('inTheWay')}</p>
      <ul>
        {blocked.map((problem) => {
          const [kind, ...rest] = problem.path.split('.');
          const block = kind === 'blocks' ? blocks.find(({ id }) => id === rest[0]) : undefined;
          const key = rest.join('.');
          return (
            <li key={`${problem.path} ${problem.language}`}>
              {block ? nameOf(block) : wordsOf(textOf(content, key)) || key}: {say(problem)}{' '}
              <button
                type="button"
                className="link"
                onClick={() => (block ? go.block(block.id) : go.text(key))}
              >
                {t('open')}
              </button>
            </li>
          );
        })}
      </ul>
    </Note>
  );
}

const languages = ['bhs', 'en'] as const;

function TextRow({ text, onClose }: { text: ChangedText; onClose: () => void }) {
  const { content } = useEditor();
  const t = useLiveEditText();
  const go = useGoTo(onClose);
  return (
    <li>
      <b className="medium">{t('change_text')}</b>
      <div>
        {languages.map((language) => {
          const change = text[language];
          return (
            <p key={language}>
              <span className={s.tag}>{language === 'bhs' ? 'BHS' : 'EN'}</span>
              {change ? (
                <>
                  <del>
                    <span className="visually-hidden">{t('before')}: </span>
                    {change.before}
                  </del>{' '}
                  <ins>
                    <span className="visually-hidden">{t('after')}: </span>
                    {change.after}
                  </ins>
                </>
              ) : (
                textOf(content, text.key)[language]
              )}
            </p>
          );
        })}
        {text.bhs && text.en ? null : (
          <p className="message warn">
            <CircleExclamationPoint />
            <span>
              {t(text.bhs ? 'unchanged_en' : 'unchanged_bhs')}{' '}
              <button type="button" className="link" onClick={() => go.text(text.key)}>
                {t('open')}
              </button>
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

function BlockRow({ block, onClose }: { block: BlockChange; onClose: () => void }) {
  const t = useLiveEditText();
  const nameOf = useBlockName();
  const go = useGoTo(onClose);
  const name = nameOf(block);
  const section = t(`section_${block.section}`);
  return (
    <li>
      <b className="medium">{t(`change_${block.change}`, { section })}</b>
      <p>
        {block.change === 'removed' ? (
          <del>{name}</del>
        ) : (
          <>
            <ins>{name}</ins>{' '}
            <button type="button" className="link" onClick={() => go.block(block.id)}>
              {t('open')}
            </button>
          </>
        )}
      </p>
    </li>
  );
}
