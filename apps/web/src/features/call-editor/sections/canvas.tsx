import { callEditingPaths } from '@app/contracts/calls/call-editing.paths';
import type { LocalizedText } from '@app/contracts/common.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import type { StoredDocument } from '@app/contracts/files/files.schemas';
import { callLimits, optionalSections } from '@app/domain/calls/call.content';
import { Checkbox } from '@app/ui/checkbox';
import { Upload } from '@app/ui/icons';
import { UploadButton } from '../../../lib/form/upload-button.tsx';
import { RowTools } from '../../../lib/list-rows.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useEditor, useField, useWritable } from '../editor-context.tsx';
import { Choices } from '../parts/choices.tsx';
import { Count, Line } from '../parts/plain.tsx';
import { Add, Fold, useRows } from '../parts/rows.tsx';
import { Words } from '../parts/words.tsx';
import { useFieldText } from '../text.ts';
import s from './sections.module.css';

const nothing = { bhs: '', en: '' };
const isAddress = (text: string) =>
  /^\/[^/\\]/.test(text) || /^https?:\/\/[^\s/]+\.[^\s/]+/.test(text);

export function Canvas() {
  const t = useFieldText();
  const writable = useWritable();
  const [kind] = useField('kind');
  const [compulsory, setCompulsory] = useField('compulsory');
  return (
    <>
      <Choices
        path="compulsory"
        label={t('f_compulsory')}
        hint={t('compulsoryHint')}
        options={optionalSections(kind).map((value) => ({
          value,
          label: t(`section_${value}` as 'section_impact'),
        }))}
        value={compulsory}
        onValue={setCompulsory}
        disabled={!writable('compulsory')}
      />
      <ExtraQuestions />
      <Documents />
    </>
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
      <h3 className="t4">{t('f_extraQuestions')}</h3>
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
                n: question.maxLength,
              })}
              fresh={rows.opened === n}
              {...tools}
            >
              <Words
                path={`${path}.text`}
                label={t('question')}
                value={question.text}
                onValue={(text) => onChange({ ...question, text })}
                disabled={disabled}
              />
              <Words
                path={`${path}.help`}
                label={t('help')}
                value={question.help}
                onValue={(help) => onChange({ ...question, help })}
                rows={2}
                disabled={disabled}
              />
              <div className={s.three}>
                <Count
                  path={`${path}.maxLength`}
                  label={t('longest')}
                  value={question.maxLength}
                  empty={callLimits.extraAnswer.max}
                  {...callLimits.extraAnswer}
                  onValue={(maxLength) => onChange({ ...question, maxLength })}
                  disabled={disabled}
                />
              </div>
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
        onAdd={() =>
          rows.add({ id: newId(), text: nothing, help: nothing, maxLength: 800, required: true })
        }
      >
        {t('addQuestion')}
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
      <h3 className="t4">{t('f_documents')}</h3>
      <p className="sm mut">{t('documentsHint')}</p>
      {documents.map((document, n) => {
        const path = `documents.${n}`;
        const what = document.title.bhs || document.title.en || t('documentN', { n: n + 1 });
        const { onChange, onMove, onRemove } = rows.at(n, document, what);
        return (
          <div key={document.id} className={s.row} id={path}>
            <Words
              path={`${path}.title`}
              label={t('documentTitle')}
              value={document.title}
              onValue={(title) => onChange({ ...document, title })}
              disabled={!writable}
            />
            <div className={s.rowHead}>
              <Line
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
                onKept={({ url }, file) =>
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
