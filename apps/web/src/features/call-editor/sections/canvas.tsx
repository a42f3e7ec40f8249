import type { ExtraQuestion } from '@app/contracts/calls/call-content.schemas';
import { callEditingPaths } from '@app/contracts/calls/call-editing.paths';
import type { LocalizedText } from '@app/contracts/common.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import type { StoredDocument } from '@app/contracts/files/files.schemas';
import {
  callLimits,
  emptyQuestion,
  optionalSections,
  questionKinds,
} from '@app/domain/calls/call.content';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { Upload } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Select } from '@app/ui/select';
import { RowTools } from '../../../lib/form/list-rows.tsx';
import { UploadButton } from '../../../lib/form/upload-button.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useEditor, useField, useWritable, useWrong } from '../editor-context.tsx';
import { Count, PlainLine } from '../parts/plain.tsx';
import { Add, Fold, useRows } from '../parts/rows.tsx';
import { LocalizedField } from '../parts/words.tsx';
import { useFieldText } from '../text.ts';
import s from './sections.module.css';

const nothing = { bhs: '', en: '' };
const isAddress = (text: string) =>
  /^\/[^/\\]/.test(text) || /^https?:\/\/[^\s/]+\.[^\s/]+/.test(text);

export function Canvas() {
  return (
    <>
      <Sections />
      <ExtraQuestions />
      <Documents />
    </>
  );
}

const asked = ['compulsory', 'free', 'omitted'] as const;

/** What the application asks: each section is compulsory, up to the team, or left out. */
function Sections() {
  const t = useFieldText();
  const disabled = !useWritable()('omittedSections');
  const wrong = useWrong()('omittedSections');
  const [kind] = useField('kind');
  const [compulsory, setCompulsory] = useField('compulsory');
  const [omitted, setOmitted] = useField('omittedSections');
  const all = optionalSections(kind);
  const within = (keys: readonly string[], key: string, wanted: boolean) =>
    all.filter((one) => (one === key ? wanted : keys.includes(one)));
  return (
    <Field
      as="group"
      id="omittedSections"
      label={t('sectionsAsked')}
      hint={t('compulsoryHint')}
      error={wrong}
    >
      <div className={s.three} data-field="omittedSections">
        {all.map((key) => (
          <Field key={key} label={t(`section_${key}` as 'section_impact')}>
            <Select
              disabled={disabled}
              value={
                omitted.includes(key) ? 'omitted' : compulsory.includes(key) ? 'compulsory' : 'free'
              }
              onChange={({ target: { value } }) => {
                setCompulsory((now) => within(now, key, value === 'compulsory'));
                setOmitted((now) => within(now, key, value === 'omitted'));
              }}
            >
              {asked.map((one) => (
                <option key={one} value={one}>
                  {t(`asked_${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </Field>
  );
}

function ExtraQuestions() {
  const t = useFieldText();
  const disabled = !useWritable()('extraQuestions');
  const field = useField('extraQuestions');
  const [questions] = field;
  const rows = useRows('extraQuestions', field);
  return (
    <div className={s.list}>
      <h3 className="title-4">{t('f_extraQuestions')}</h3>
      <div>
        {questions.map((question, n) => {
          const path = `extraQuestions.${n}`;
          const title = question.text.bhs || question.text.en || t('questionN', { n: n + 1 });
          const { onChange, ...tools } = rows.at(n, question, title);
          return (
            <Fold
              key={question.id}
              path="extraQuestions"
              at={n}
              total={questions.length}
              title={title}
              note={t(question.required ? 'requiredShort' : 'optionalShort', {
                kind: t(`questionKind_${question.kind}`),
              })}
              fresh={rows.opened === n}
              {...tools}
            >
              <LocalizedField
                path={`${path}.text`}
                label={t('question')}
                value={question.text}
                onValue={(text) => onChange({ ...question, text })}
                disabled={disabled}
              />
              <LocalizedField
                path={`${path}.help`}
                label={t('help')}
                value={question.help}
                onValue={(help) => onChange({ ...question, help })}
                rows={2}
                disabled={disabled}
              />
              <Field as="group" label={t('questionKind')}>
                <RadioButtons
                  label={t('questionKind')}
                  options={questionKinds.map((value) => ({
                    value,
                    label: t(`questionKind_${value}`),
                  }))}
                  columns={4}
                  value={question.kind}
                  onValue={(kind) => onChange({ ...question, kind })}
                  disabled={disabled}
                />
              </Field>
              <KindFields path={path} question={question} onChange={onChange} disabled={disabled} />
              <Checkbox
                label={t('required')}
                checked={question.required}
                disabled={disabled}
                onChange={({ target }) => onChange({ ...question, required: target.checked })}
              />
            </Fold>
          );
        })}
      </div>
      <Add
        path="extraQuestions"
        count={questions.length}
        max={callLimits.extraQuestions}
        onAdd={() => rows.add(emptyQuestion(newId()) as ExtraQuestion)}
      >
        {t('addQuestion')}
      </Add>
    </div>
  );
}

interface KindProps {
  readonly path: string;
  readonly question: ExtraQuestion;
  readonly disabled: boolean;
  onChange(question: ExtraQuestion): void;
}

/** What is asked of an answer of its kind. */
function KindFields(props: KindProps) {
  const { path, question, onChange, disabled } = props;
  const t = useFieldText();
  if (question.kind === 'choice') return <Options {...props} />;
  if (question.kind === 'file') return null;
  return (
    <div className={s.three}>
      {question.kind === 'text' ? (
        <Count
          path={`${path}.maxLength`}
          label={t('longest')}
          value={question.maxLength}
          empty={callLimits.extraAnswer.max}
          {...callLimits.extraAnswer}
          onValue={(maxLength) => onChange({ ...question, maxLength })}
          disabled={disabled}
        />
      ) : (
        (['min', 'max'] as const).map((key) => (
          <Count<number | null>
            key={key}
            path={`${path}.${key}`}
            label={t(key === 'min' ? 'smallestAnswer' : 'largestAnswer')}
            value={question[key]}
            empty={null}
            {...callLimits.bound}
            onValue={(bound) => onChange({ ...question, [key]: bound })}
            disabled={disabled}
          />
        ))
      )}
    </div>
  );
}

function Options({ path, question, onChange, disabled }: KindProps) {
  const t = useFieldText();
  const wrong = useWrong()(`${path}.options`);
  const { options } = question;
  const list = `${path}.options`;
  const rows = useRows(list, [
    options,
    (next) => onChange({ ...question, options: next([...options]) }),
  ]);
  return (
    <div className={s.list}>
      <h4 className="bold">{t('options')}</h4>
      {options.map((option, n) => {
        const what = option.text.bhs || option.text.en || t('optionN', { n: n + 1 });
        const { onChange: put, ...tools } = rows.at(n, option, what);
        return (
          <div key={option.id} className={s.beside} id={`${list}.${n}`}>
            <LocalizedField
              path={`${list}.${n}.text`}
              label={t('optionN', { n: n + 1 })}
              hideLabel
              value={option.text}
              onValue={(text) => put({ ...option, text })}
              disabled={disabled}
            />
            {disabled ? null : <RowTools what={what} at={n} total={options.length} {...tools} />}
          </div>
        );
      })}
      {wrong ? <Message tone="bad">{wrong}</Message> : null}
      <Add
        path={list}
        count={options.length}
        max={callLimits.options.max}
        onAdd={() => rows.add({ id: newId(), text: nothing })}
      >
        {t('addOption')}
      </Add>
    </div>
  );
}

/** A document without a name has that of its file, until somebody gives it one. */
const named = (title: LocalizedText, file: string): LocalizedText =>
  title.bhs || title.en
    ? title
    : { bhs: file.replace(/\.[^.]*$/, '').slice(0, callLimits.documentTitle), en: '' };

function Documents() {
  const { editing } = useEditor();
  const t = useFieldText();
  const writable = useWritable()('documents');
  const field = useField('documents');
  const [documents] = field;
  const rows = useRows('documents', field);
  return (
    <div className={s.list} data-field="documents">
      <h3 className="title-4">{t('f_documents')}</h3>
      <p className="small muted">{t('documentsHint')}</p>
      {documents.map((document, n) => {
        const path = `documents.${n}`;
        const what = document.title.bhs || document.title.en || t('documentN', { n: n + 1 });
        const { onChange, onMove, onRemove } = rows.at(n, document, what);
        return (
          <div key={document.id} className={s.row} id={path}>
            <LocalizedField
              path={`${path}.title`}
              label={t('documentTitle')}
              value={document.title}
              onValue={(title) => onChange({ ...document, title })}
              disabled={!writable}
            />
            <div className={s.rowHead}>
              <PlainLine
                path={`${path}.url`}
                label={t('url')}
                value={document.url}
                onValue={(url) => onChange({ ...document, url })}
                isRight={isAddress}
                wrong={t('addressWrong')}
                disabled={!writable}
              />
              {writable ? (
                <RowTools
                  what={what}
                  at={n}
                  total={documents.length}
                  onMove={onMove}
                  onRemove={onRemove}
                />
              ) : null}
            </div>
            {writable ? (
              <UploadButton<StoredDocument>
                to={parseAddress(callEditingPaths.document).path.replace(':id', editing.id)}
                accept=".pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp"
                variant="soft"
                failed={t('documentFailed')}
                onUploaded={({ url }, file) =>
                  onChange({ ...document, url, title: named(document.title, file.name) })
                }
              >
                <Upload />
                {t(document.url ? 'otherFile' : 'chooseFile')}
              </UploadButton>
            ) : null}
          </div>
        );
      })}
      <Add
        path="documents"
        count={documents.length}
        max={callLimits.documents}
        onAdd={() => rows.add({ id: newId(), title: nothing, url: '' })}
      >
        {t('addDocument')}
      </Add>
    </div>
  );
}
