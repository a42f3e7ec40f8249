import type { OwnProfile } from '@app/contracts/profiles/profiles.schemas';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Note } from '@app/ui/note';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useEditText } from './text.ts';
import { type SectionRules, type SectionState, useSection } from './use-section.ts';

export interface EditorProps {
  readonly profile: OwnProfile;
  readonly onClose: () => void;
}

interface SectionDialogProps<T> extends EditorProps {
  readonly title: string;
  readonly rules: SectionRules<T>;
  /** What is saved elsewhere after a clash, in words. */
  readonly inWords: (profile: OwnProfile) => string;
  readonly wide?: boolean;
  readonly children: (state: SectionState<T>) => ReactNode;
}

/** A section in a dialog that nobody leaves by accident with something unsaved. */
export function SectionDialog<T>(props: SectionDialogProps<T>) {
  const { profile, title, rules, onClose, wide = false } = props;
  const t = useEditText();
  const formId = useId();
  const [leaving, setLeaving] = useState(false);
  const state = useSection(profile, rules, () => {
    void toast({ title: t('saved'), tone: 'ok' });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What is submitted inside a nested dialog bubbles up here as well.
    if (event.target === event.currentTarget && !state.busy) state.save();
  };
  const leave = () => {
    if (state.busy) return;
    if (state.dirty) setLeaving(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || leave()}
      title={title}
      closeLabel={t('close')}
      look={wide ? 'wide' : 'base'}
      dismissible={!state.busy}
      footerSide={!state.clash}
      footer={
        leaving ? (
          <Leaving
            onStay={() => setLeaving(false)}
            onDiscard={() => {
              state.discard();
              onClose();
            }}
          />
        ) : state.clash ? (
          <ClashButtons state={state} />
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={state.busy}
              busyLabel={t('saving')}
            >
              {t('save')}
            </Button>
            <Button variant="ghost" disabled={state.busy} onClick={leave}>
              {t('cancel')}
            </Button>
          </>
        )
      }
    >
      <form id={formId} ref={state.form} className="form" noValidate onSubmit={submit}>
        {state.restored ? <Note tone="info">{t('restored')}</Note> : null}
        {state.failed ? (
          <Note tone="bad" role="alert">
            {state.failed}
          </Note>
        ) : null}
        {state.clash ? <Clash saved={props.inWords(state.clash)} /> : null}
        {props.children(state)}
      </form>
      {leaving ? (
        <Note tone="warn" role="alert">
          {t('unsaved')}
        </Note>
      ) : null}
    </Dialog>
  );
}

function Leaving({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useEditText();
  return (
    <>
      <Button variant="primary" autoFocus onClick={onStay}>
        {t('keepWriting')}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </>
  );
}

function Clash({ saved }: { saved: string }) {
  const t = useEditText();
  return (
    <Note tone="warn" role="alert">
      {t('clash')}
      <p className="b mt2">{t('clashTheirs')}</p>
      <p className="theirs">{saved || t('clashEmpty')}</p>
    </Note>
  );
}

function ClashButtons<T>({ state }: { state: SectionState<T> }) {
  const t = useEditText();
  return (
    <>
      <Button variant="primary" busy={state.busy} onClick={state.saveMine}>
        {t('clashMine')}
      </Button>
      <Button variant="secondary" onClick={state.takeTheirs}>
        {t('clashTake')}
      </Button>
    </>
  );
}
