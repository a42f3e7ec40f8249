import type { LocalizedText } from '@app/contracts/common.schemas';
import { municipalities } from '@app/domain/accounts/municipality';
import { callLimits } from '@app/domain/calls/call.content';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { X } from '@app/ui/icons';
import { RadioButtons } from '@app/ui/radio-buttons';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { RowTools } from '../../../lib/form/list-rows.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useField, useWritable } from '../editor-context.tsx';
import { Count } from '../parts/plain.tsx';
import { Add, Fold, useRows } from '../parts/rows.tsx';
import { LanguageHeads, LocalizedField } from '../parts/words.tsx';
import { useFieldText } from '../text.ts';
import s from './sections.module.css';

const nothing: LocalizedText = { bhs: '', en: '' };

export function CallAudience() {
  return (
    <>
      <Numbers />
      <Towns />
      <Conditions list="eligible" />
      <Conditions list="notEligible" />
      <Questions />
    </>
  );
}

function Numbers() {
  const t = useFieldText();
  const disabled = !useWritable()('who');
  const [who, setWho] = useField('who');
  const { age, team } = callLimits;
  return (
    <div className={s.four}>
      {(['minAge', 'maxAge'] as const).map((key) => (
        <Count<number | null>
          key={key}
          path={`who.${key}`}
          label={t(key)}
          value={who[key]}
          empty={null}
          {...age}
          onValue={(value) => setWho((now) => ({ ...now, [key]: value }))}
          disabled={disabled}
        />
      ))}
      {(['minTeam', 'maxTeam'] as const).map((key) => (
        <Count
          key={key}
          path={`who.${key}`}
          label={t(key)}
          value={who[key]}
          empty={1}
          min={1}
          max={team}
          onValue={(value) => setWho((now) => ({ ...now, [key]: value }))}
          disabled={disabled}
        />
      ))}
    </div>
  );
}

function Towns() {
  const t = useFieldText();
  const writable = useWritable()('who');
  const [who, setWho] = useField('who');
  const [name, setName] = useState('');
  const put = (towns: string[]) => setWho((now) => ({ ...now, municipalities: towns }));
  const add = () => {
    const town = name.trim();
    if (town !== '' && !who.municipalities.includes(town)) put([...who.municipalities, town]);
    setName('');
  };
  return (
    <div className={s.list} data-field="who">
      <Field id="who.municipalities" label={t('municipalities')} hint={t('municipalitiesHint')}>
        {(control) => (
          <div className={s.beside}>
            <TextInput
              {...control}
              list="towns"
              value={name}
              maxLength={callLimits.name}
              disabled={!writable || who.municipalities.length >= callLimits.municipalities}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <Button disabled={!writable || name.trim() === ''} onClick={add}>
              {t('addTown')}
            </Button>
          </div>
        )}
      </Field>
      <datalist id="towns">
        {municipalities.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
      <ul className="row row-wrap g2">
        {who.municipalities.map((town) => (
          <li key={town}>
            <Button
              variant="soft"
              size="m"
              disabled={!writable}
              aria-label={t('removeTown', { name: town })}
              onClick={() => put(who.municipalities.filter((one) => one !== town))}
            >
              {town}
              <X />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Conditions({ list }: { list: 'eligible' | 'notEligible' }) {
  const t = useFieldText();
  const writable = useWritable()('who');
  const [who, setWho] = useField('who');
  const path = `who.${list}`;
  const lines = who[list];
  const rows = useRows<LocalizedText>(path, [
    lines,
    (next) => setWho((now) => ({ ...now, [list]: next([...now[list]]) })),
  ]);
  return (
    <div className={s.list} data-field="who">
      <h3 className="title-4">{t(list)}</h3>
      <LanguageHeads section="who" list={path} />
      {lines.map((line, n) => {
        const what = line.bhs || line.en || t('condition', { n: n + 1 });
        const { onChange, onMove, onRemove } = rows.at(n, line, what);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name of their own
          <div key={n} className={s.beside} id={`${path}.${n}`}>
            <LocalizedField
              path={`${path}.${n}`}
              label={t('condition', { n: n + 1 })}
              hideLabel
              value={line}
              onValue={onChange}
              disabled={!writable}
            />
            {writable ? (
              <RowTools
                what={what}
                at={n}
                total={lines.length}
                onMove={onMove}
                onRemove={onRemove}
              />
            ) : null}
          </div>
        );
      })}
      <Add
        path={path}
        count={lines.length}
        max={callLimits.conditions}
        onAdd={() => rows.add(nothing)}
      >
        {t('addCondition')}
      </Add>
    </div>
  );
}

function Questions() {
  const t = useFieldText();
  const disabled = !useWritable()('questions');
  const field = useField('questions');
  const rows = useRows('questions', field);
  const [questions] = field;
  return (
    <div className={s.list}>
      <h3 className="title-4">{t('f_questions')}</h3>
      <div>
        {questions.map((question, n) => {
          const title = question.text.bhs || question.text.en || t('questionN', { n: n + 1 });
          const { onChange, ...tools } = rows.at(n, question, title);
          return (
            <Fold
              key={question.id}
              path="questions"
              at={n}
              total={questions.length}
              title={title}
              note={t(question.passes === 'yes' ? 'passesYes' : 'passesNo')}
              fresh={rows.opened === n}
              {...tools}
            >
              <LocalizedField
                path={`questions.${n}.text`}
                label={t('question')}
                value={question.text}
                onValue={(text) => onChange({ ...question, text })}
                disabled={disabled}
              />
              <Field as="group" label={t('passes')}>
                <RadioButtons
                  label={t('passes')}
                  options={[
                    { value: 'yes', label: t('yes') },
                    { value: 'no', label: t('no') },
                  ]}
                  columns={4}
                  value={question.passes}
                  onValue={(passes) => onChange({ ...question, passes })}
                  disabled={disabled}
                />
              </Field>
              <LocalizedField
                path={`questions.${n}.otherwise`}
                label={t('otherwise')}
                value={question.otherwise}
                onValue={(otherwise) => onChange({ ...question, otherwise })}
                rows={2}
                disabled={disabled}
              />
            </Fold>
          );
        })}
      </div>
      <Add
        path="questions"
        count={questions.length}
        max={callLimits.questions}
        onAdd={() => rows.add({ id: newId(), text: nothing, passes: 'yes', otherwise: nothing })}
      >
        {t('addQuestion')}
      </Add>
    </div>
  );
}
