import type { SpokenLanguage } from '@app/contracts/profiles/profiles.schemas';
import { languageLevels, profileLimits } from '@app/domain/profiles/profile';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { useSpoken } from '../parts/lists.tsx';
import { useProfilesText } from '../text.ts';
import s from './editors.module.css';
import { ListEditor } from './list-editor.tsx';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';
import { useEditText } from './text.ts';

const fresh: SpokenLanguage = { name: '', level: 'B1' };

export function EditLanguages(props: EditorProps) {
  const t = useEditText();
  const words = useProfilesText();
  const spoken = useSpoken();
  const { languages } = props.profile;
  return (
    <SectionDialog<{ languages: SpokenLanguage[] }>
      {...props}
      title={words('languages')}
      rules={{
        slot: 'languages',
        initial: { languages: languages.length > 0 ? languages : [fresh] },
        changeOf: (values) => values,
      }}
      inWords={(profile) => profile.languages.map(spoken).join('\n')}
    >
      {(form) => (
        <ListEditor
          rows={form.watch('languages')}
          onRows={(rows) => form.change('languages', rows)}
          fresh={fresh}
          most={profileLimits.languages}
          addLabel={t('languageAdd')}
          nameOf={({ name }) => name || t('languageName')}
          className={cx(s.lines)}
        >
          {(row, at, change) => (
            <>
              <Field label={t('languageName')} error={form.error(`languages.${at}.name`)}>
                <TextInput
                  value={row.name}
                  maxLength={profileLimits.language}
                  {...(at === 0 ? { 'data-autofocus': true } : {})}
                  onChange={(event) => change({ name: event.target.value })}
                />
              </Field>
              <Field label={t('languageLevel')}>
                <Select
                  value={row.level}
                  onChange={(event) => {
                    const level = languageLevels.find((one) => one === event.target.value);
                    if (level) change({ level });
                  }}
                >
                  {languageLevels.map((level) => (
                    <option key={level} value={level}>
                      {level === 'native' ? words('level_native') : level}
                    </option>
                  ))}
                </Select>
              </Field>
            </>
          )}
        </ListEditor>
      )}
    </SectionDialog>
  );
}
