import { profileLimits } from '@app/domain/profiles/profile';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { Plus, X } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { useRef } from 'react';
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useProfilesText } from '../text.ts';
import s from './editors.module.css';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';
import { type EnteredSkills, skillsOf, withWord, wordIsThere } from './skills.ts';
import { useEditText } from './text.ts';

/** A path into the list is told at the list. */
const fieldOf = () => 'words';

export function EditSkills(props: EditorProps) {
  const t = useEditText();
  const words = useProfilesText();
  const check = ({ words: entered, pending }: EnteredSkills) => {
    const full = pending.trim() !== '' && entered.length >= profileLimits.skills;
    return full ? { words: t('listFull') } : {};
  };
  return (
    <SectionDialog<EnteredSkills>
      {...props}
      title={words('skills')}
      rules={{
        slot: 'skills',
        initial: { words: props.profile.skills, pending: '' },
        check,
        changeOf: (entered) => ({ skills: skillsOf(entered) }),
        fieldOf,
      }}
      inWords={(profile) => profile.skills.join(', ')}
    >
      {(form) => (
        <>
          <Words form={form} />
          {props.profile.proven.length > 0 ? (
            <p className="small muted mt4">{t('provenNote')}</p>
          ) : null}
        </>
      )}
    </SectionDialog>
  );
}

function Words({ form }: { form: SubmitForm<EnteredSkills> }) {
  const t = useEditText();
  const words = useProfilesText();
  const input = useRef<HTMLInputElement>(null);
  const value = form.watch();
  const change = ({ words, pending }: EnteredSkills) => {
    form.change('words', words);
    form.change('pending', pending);
  };
  const full = value.words.length >= profileLimits.skills;
  const twice = wordIsThere(value);
  const add = () => {
    change(withWord(value, profileLimits.skills));
    input.current?.focus();
  };
  const error =
    form.error('words') ?? (twice ? t('skillTwice') : full && value.pending ? t('listFull') : '');
  return (
    <>
      <Field
        label={t('skillNew')}
        note={t('counted', { count: value.words.length, most: profileLimits.skills })}
        hint={t('skillHint', { most: profileLimits.skills })}
        error={error}
      >
        {(control) => (
          <div className={s.add}>
            <TextInput
              {...control}
              ref={input}
              data-autofocus
              value={value.pending}
              maxLength={profileLimits.skill}
              onChange={(event) => change({ ...value, pending: event.target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || value.pending.trim() === '') return;
                event.preventDefault();
                add();
              }}
            />
            <Button variant="soft" disabled={full || value.pending.trim() === ''} onClick={add}>
              <Plus />
              {t('add')}
            </Button>
          </div>
        )}
      </Field>
      <ul className={`cluster ${s.words}`} aria-label={words('skills')}>
        {value.words.map((word) => (
          <li key={word}>
            {word}
            <IconButton
              label={t('removeOf', { what: word })}
              onClick={() => {
                change({ ...value, words: value.words.filter((one) => one !== word) });
                input.current?.focus();
              }}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}
