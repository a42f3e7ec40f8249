import { learners } from '@app/domain/skills/analysis';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { skills } from '../client.ts';
import type { Answer } from '../queries.ts';
import { useSkillsText } from '../text.ts';

interface AddProps {
  readonly kind: string;
  onClose(): void;
  onAdd(one: Pick<Answer, 'learners' | 'skill'>): Promise<unknown>;
}

/** A skill of the vocabulary that the rules did not see. */
export function AddDialog({ kind, onClose, onAdd }: AddProps) {
  const t = useSkillsText();
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['skills-vocabulary'],
    queryFn: () => skills.vocabulary({}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const form = useSubmitForm({
    values: { learners: 'team' as Answer['learners'], skill: '' },
    schema: () => import('@app/contracts/skills/skills.schemas').then((it) => it.OwnSkill),
    send: async (one) => {
      await onAdd(one);
      onClose();
    },
  });
  return (
    <FormDialog title={t('addTitle')} form={form} onClose={onClose}>
      {/* A business is its team's: it has neither volunteers nor those who come. */}
      {kind === 'blue' ? null : (
        <Field label={t('addWho')} error={form.error('learners')} required>
          <Select {...form.register('learners')}>
            {learners.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('addSkill')} error={form.error('skill')} required>
        <Select {...form.register('skill')}>
          <option value="">{t('choose')}</option>
          {data.map(({ id, name, skills: all }) => (
            <optgroup key={id} label={name[language]}>
              {all.map((skill) => (
                <option key={skill.id} value={skill.id}>
                  {skill[language]}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
