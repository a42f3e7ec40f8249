import type { OwnProfile } from '@app/contracts/profiles/profiles.schemas';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Note } from '@app/ui/note';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useFormsText } from '../../../lib/form/text.ts';
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import s from './editors.module.css';
import { useEditText } from './text.ts';
import { type SectionRules, type SectionState, useSection } from './use-section.ts';

export interface EditorProps {
  readonly profile: OwnProfile;
  readonly onClose: () => void;
}

interface SectionDialogProps<T extends FieldValues> extends EditorProps {
  readonly title: string;
  readonly rules: SectionRules<T>;
  /** What is saved elsewhere after a clash, in words. */
  readonly inWords: (profile: OwnProfile) => string;
  readonly wide?: boolean;
  readonly children: (form: SubmitForm<T>) => ReactNode;
}

/** A section in a dialog that nobody leaves by accident with something unsaved. */
export function SectionDialog<T extends FieldValues>(props: SectionDialogProps<T>) {
  const { profile, title, rules, onClose, wide = false } = props;
  const t = useEditText();
  const words = useFormsText();
  const formId = useId();
  const [leaving, setLeaving] = useState(false);
  const state = useSection(profile, rules, () => {
    void toast({ title: t('saved'), tone: 'ok' });
    onClose();
  });
  const { form } = state;
  const leave = () => {
    if (form.busy) return;
    if (state.dirty) setLeaving(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || leave()}
      title={title}
      closeLabel={words('close')}
      look={wide ? 'wide' : 'base'}
      dismissible={!form.busy}
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
              busy={form.busy}
              busyLabel={words('saving')}
            >
              {words('save')}
            </Button>
            <Button variant="ghost" disabled={form.busy} onClick={leave}>
              {words('cancel')}
            </Button>
          </>
        )
      }
    >
      <form id={formId} className="form" {...form.props}>
        {state.restored ? <Note tone="info">{t('restored')}</Note> : null}
        <FormFailure>{form.failure}</FormFailure>
        {state.clash ? <Clash saved={props.inWords(state.clash)} /> : null}
        {props.children(form)}
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
      <p className="bold mt2">{t('clashTheirs')}</p>
      <p className={s.theirs}>{saved || t('clashEmpty')}</p>
    </Note>
  );
}

function ClashButtons<T extends FieldValues>({ state }: { state: SectionState<T> }) {
  const t = useEditText();
  return (
    <>
      <Button variant="primary" busy={state.form.busy} onClick={state.saveMine}>
        {t('clashMine')}
      </Button>
      <Button variant="secondary" onClick={state.takeTheirs}>
        {t('clashTake')}
      </Button>
    </>
  );
}
