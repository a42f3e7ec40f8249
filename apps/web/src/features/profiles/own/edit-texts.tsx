import { type ProfileSection, profileLimits } from '@app/domain/profiles/profile';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useId } from 'react';
import { municipalities } from '../../../lib/municipalities.ts';
import { useProfilesText } from '../text.ts';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';
import { useEditText } from './text.ts';

type TextSection = Extract<ProfileSection, 'headline' | 'about' | 'place'>;

const rulesOf = (section: TextSection, { profile }: EditorProps) => ({
  slot: section,
  initial: profile[section],
  changeOf: (value: string) => ({ [section]: value }),
});

/** `12 od 120`, while something is written. */
function useCount(most: number) {
  const t = useEditText();
  return (text: string) => (text ? t('counted', { count: text.length, most }) : t('optional'));
}

export function EditHeadline(props: EditorProps) {
  const t = useEditText();
  const count = useCount(profileLimits.headline);
  return (
    <SectionDialog
      {...props}
      title={t('headline')}
      rules={rulesOf('headline', props)}
      inWords={(profile) => profile.headline}
    >
      {({ value, wrong, change }) => (
        <Field
          label={t('headline')}
          note={count(value)}
          hint={t('headlineHint')}
          error={wrong.headline}
        >
          <TextInput
            data-autofocus
            value={value}
            maxLength={profileLimits.headline}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
      )}
    </SectionDialog>
  );
}

export function EditAbout(props: EditorProps) {
  const t = useEditText();
  const words = useProfilesText();
  const count = useCount(profileLimits.about);
  return (
    <SectionDialog
      {...props}
      wide
      title={words('about')}
      rules={rulesOf('about', props)}
      inWords={(profile) => profile.about}
    >
      {({ value, wrong, change }) => (
        <Field label={words('about')} note={count(value)} hint={t('aboutHint')} error={wrong.about}>
          <TextArea
            data-autofocus
            rows={8}
            value={value}
            maxLength={profileLimits.about}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
      )}
    </SectionDialog>
  );
}

export function EditPlace(props: EditorProps) {
  const t = useEditText();
  const words = useProfilesText();
  const list = useId();
  return (
    <SectionDialog
      {...props}
      title={words('place')}
      rules={rulesOf('place', props)}
      inWords={(profile) => profile.place}
    >
      {({ value, wrong, change }) => (
        <Field
          label={words('place')}
          note={t('optional')}
          hint={t('placeHint')}
          error={wrong.place}
        >
          <TextInput
            data-autofocus
            list={list}
            autoComplete="address-level2"
            value={value}
            maxLength={profileLimits.place}
            onChange={(event) => change(event.target.value)}
          />
          <datalist id={list}>
            {municipalities.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </Field>
      )}
    </SectionDialog>
  );
}
