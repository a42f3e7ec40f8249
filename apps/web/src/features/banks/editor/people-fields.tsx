import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { ArrowUp, Plus, Trash } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts';
import { newId } from '../../../lib/new-id.ts';
import { useEditorText } from '../editor-text.ts';
import s from './bank-form.module.css';
import type { BankValues } from './bank-values.ts';

const kinds = ['committee', 'staff'] as const;

/** Whom the bank shows, in their order. */
export function PeopleFields({ form }: { form: SubmitForm<BankValues> }) {
  const t = useEditorText();
  const people = form.watch('people');
  const put = (next: BankValues['people']) => form.change('people', next);
  const swap = (n: number) => {
    const next = [...people];
    next.splice(n - 1, 0, ...next.splice(n, 1));
    put(next);
  };
  const add = () =>
    put([
      ...people,
      { id: newId(), name: '', role: { bhs: '', en: '' }, kind: 'committee', picture: null },
    ]);
  return (
    <section className={s.part}>
      <h2 className="t3">{t('people')}</h2>
      <p className="sm mut">{t('peopleText')}</p>
      <ul>
        {people.map(({ id, name: written }, n) => {
          const name = written || t('newPerson');
          const role = t('role');
          return (
            <li key={id} className={s.person}>
              <Field label={t('personName')} error={form.error(`people.${n}.name`)} required>
                <TextInput maxLength={120} {...form.register(`people.${n}.name`)} />
              </Field>
              <Field label={t('inBhs', { field: role })} error={form.error(`people.${n}.role.bhs`)}>
                <TextInput maxLength={80} {...form.register(`people.${n}.role.bhs`)} />
              </Field>
              <Field label={t('inEn', { field: role })} error={form.error(`people.${n}.role.en`)}>
                <TextInput maxLength={80} {...form.register(`people.${n}.role.en`)} />
              </Field>
              <Field label={t('kind')}>
                <Select {...form.register(`people.${n}.kind`)}>
                  {kinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`kind_${kind}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              <div className="row g1">
                {n > 0 ? (
                  <IconButton label={t('up', { name })} onClick={() => swap(n)}>
                    <ArrowUp />
                  </IconButton>
                ) : null}
                <IconButton
                  label={t('removePerson', { name })}
                  onClick={() => put(people.filter((one) => one.id !== id))}
                >
                  <Trash />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
      {people.length < 40 ? (
        <div>
          <Button variant="soft" onClick={add}>
            <Plus /> {t('addPerson')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
