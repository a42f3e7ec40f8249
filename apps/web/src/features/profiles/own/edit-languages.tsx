import type { SpokenLanguage } from '@app/contracts/profiles/profiles.schemas';
import { languageLevels, profileLimits } from '@app/domain/profiles/profile';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { Plus, Trash2 } from 'lucide-react';
import { useSpoken } from '../parts/lists.tsx';
import { useProfilesText } from '../text.ts';
import { changedRow, type Row, rowField, rowsOf, withoutRow, withRow } from './rows.ts';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';
import { useEditText } from './text.ts';
import type { SectionState } from './use-section.ts';

type Rows = readonly Row<SpokenLanguage>[];

const fresh: SpokenLanguage = { name: '', level: 'B1' };

export function EditLanguages(props: EditorProps) {
  const t = useEditText();
  const words = useProfilesText();
  const spoken = useSpoken();
  const check = (rows: Rows) =>
    Object.fromEntries(
      rows.flatMap(({ name }, n) =>
        name.trim() === '' ? [[rowField('languages', n, 'name'), t('required')]] : [],
      ),
    );
  const { languages } = props.profile;
  return (
    <SectionDialog<Rows>
      {...props}
      title={words('languages')}
      rules={{
        slot: 'languages',
        initial: rowsOf(languages.length > 0 ? languages : [fresh]),
        check,
        changeOf: (rows) => ({ languages: rows.map(({ name, level }) => ({ name, level })) }),
      }}
      inWords={(profile) => profile.languages.map(spoken).join('\n')}
    >
      {(state) => <Lines state={state} />}
    </SectionDialog>
  );
}

function Lines({ state: { value, wrong, change } }: { state: SectionState<Rows> }) {
  const t = useEditText();
  const words = useProfilesText();
  return (
    <>
      <ul className="lines-e">
        {value.map((row, n) => (
          <li key={row.key}>
            <Field label={t('languageName')} error={wrong[rowField('languages', n, 'name')]}>
              <TextInput
                value={row.name}
                maxLength={profileLimits.language}
                {...(n === 0 ? { 'data-autofocus': true } : {})}
                onChange={(event) =>
                  change(changedRow(value, row.key, { name: event.target.value }))
                }
              />
            </Field>
            <Field label={t('languageLevel')}>
              <Select
                value={row.level}
                onChange={(event) => {
                  const level = languageLevels.find((one) => one === event.target.value);
                  if (level) change(changedRow(value, row.key, { level }));
                }}
              >
                {languageLevels.map((level) => (
                  <option key={level} value={level}>
                    {level === 'native' ? words('level_native') : level}
                  </option>
                ))}
              </Select>
            </Field>
            <IconButton
              label={t('removeOf', { what: row.name || t('languageName') })}
              onClick={() => change(withoutRow(value, row.key))}
            >
              <Trash2 className="i" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {value.length < profileLimits.languages ? (
        <p>
          <Button variant="soft" size="m" onClick={() => change(withRow(value, fresh))}>
            <Plus className="i" aria-hidden />
            {t('languageAdd')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
