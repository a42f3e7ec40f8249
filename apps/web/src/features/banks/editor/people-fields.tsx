import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { ChevronDown, Plus } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { moved, RowTools, useUndo, without } from '../../../lib/form/list-rows.tsx';
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { newId } from '../../../lib/new-id.ts';
import { useEditorText } from '../editor-text.ts';
import s from './bank-form.module.css';
import type { BankValues } from './bank-values.ts';
import { BankPictureField } from './picture-field.tsx';

const kinds = ['committee', 'staff'] as const;

/** Whom the bank shows, in their order. */
export function PeopleFields({ form }: { form: SubmitForm<BankValues> }) {
  const t = useEditorText();
  const [added, setAdded] = useState('');
  const people = form.watch('people');
  const put = (next: BankValues['people']) => form.change('people', next);
  const undo = useUndo();
  const add = () => {
    const id = newId();
    setAdded(id);
    put([...people, { id, name: '', role: { bhs: '', en: '' }, kind: 'committee', picture: null }]);
  };
  const remove = (at: number, name: string) => {
    const one = people[at];
    put(without(people, at));
    if (one) undo(name, () => put(form.values('people').toSpliced(at, 0, one)));
  };
  return (
    <section className={s.part}>
      <h2 className="title-3">{t('people')}</h2>
      <p className="small muted">{t('peopleText')}</p>
      <ul>
        {people.map((person, n) => {
          const name = person.name || t('newPerson');
          return (
            <li key={person.id}>
              <Person form={form} at={n} person={person} fresh={person.id === added}>
                <RowTools
                  what={name}
                  at={n}
                  total={people.length}
                  onMove={(to) => put(moved(people, n, to))}
                  onRemove={() => remove(n, name)}
                />
              </Person>
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

interface PersonProps {
  readonly form: SubmitForm<BankValues>;
  readonly at: number;
  readonly person: BankValues['people'][number];
  /** Just added. */
  readonly fresh: boolean;
  readonly children: React.ReactNode;
}

/** Folded but for who is new, and whoever has something wrong in it. */
function Person({ form, at, person, fresh, children }: PersonProps) {
  const t = useEditorText();
  const localized = useLocalized();
  const fields = [`people.${at}.name`, `people.${at}.role.bhs`, `people.${at}.role.en`] as const;
  const [name, bhs, en] = fields;
  const wrong = fields.some((field) => form.error(field));
  const role = t('role');
  return (
    <details className={s.person} open={fresh || wrong || undefined}>
      <summary>
        <span className="grow">
          <span className="bold break">{person.name || t('newPerson')}</span>
          <span className="smaller faint block">
            {[localized(person.role), t(`kind_${person.kind}`)].filter(Boolean).join(', ')}
          </span>
        </span>
        <ChevronDown />
      </summary>
      <div className={s.inside}>
        <Field label={t('personName')} error={form.error(name)} required>
          <TextInput maxLength={120} {...form.register(name)} />
        </Field>
        <Field label={t('inBhs', { field: role })} error={form.error(bhs)}>
          <TextInput maxLength={80} {...form.register(bhs)} />
        </Field>
        <Field label={t('inEn', { field: role })} error={form.error(en)}>
          <TextInput maxLength={80} {...form.register(en)} />
        </Field>
        <Field label={t('kind')}>
          <Select {...form.register(`people.${at}.kind`)}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind_${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        {children}
        <div className={s.photo}>
          <BankPictureField
            label={t('photoOf', { name: person.name || t('newPerson') })}
            none={t('noPhoto')}
            shape="round"
            {...form.bind(`people.${at}.picture`)}
          />
        </div>
      </div>
    </details>
  );
}
