import { municipalities } from '@app/domain/accounts/municipality';
import { type ProfileSection, profileLimits } from '@app/domain/profiles/profile';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useId } from 'react';
import { useProfilesText } from '../text.ts';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';
import { useEditText } from './text.ts';

type TextSection = Extract<ProfileSection, 'headline' | 'about' | 'place'>;

const rulesOf = (section: TextSection, { profile }: EditorProps) => ({
  slot: section,
  initial: { [section]: profile[section] } as Record<TextSection, string>,
  changeOf: (values: Record<TextSection, string>) => ({ [section]: values[section] }),
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
      {(form) => (
        <Field
          label={t('headline')}
          note={count(form.watch('headline'))}
          hint={t('headlineHint')}
          error={form.error('headline')}
        >
          <TextInput
            data-autofocus
            maxLength={profileLimits.headline}
            {...form.register('headline')}
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
      {(form) => (
        <Field
          label={words('about')}
          note={count(form.watch('about'))}
          hint={t('aboutHint')}
          error={form.error('about')}
        >
          <TextArea
            data-autofocus
            rows={8}
            maxLength={profileLimits.about}
            {...form.register('about')}
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
      {(form) => (
        <Field
          label={words('place')}
          note={t('optional')}
          hint={t('placeHint')}
          error={form.error('place')}
        >
          <TextInput
            data-autofocus
            list={list}
            autoComplete="address-level2"
            maxLength={profileLimits.place}
            {...form.register('place')}
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
