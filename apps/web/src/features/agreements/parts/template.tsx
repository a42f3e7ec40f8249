import type { AgreementTemplate } from '@app/contracts/agreements/template.schemas';
import {
  type Clause,
  placeholderNames,
  templateLanguages,
  templateLimits,
  templateProblems,
  writtenPlaceholder,
} from '@app/domain/agreements/template';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Plus } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { toast } from '../../../lib/toast.ts';
import { agreements } from '../client.ts';
import { usePutTemplate } from '../queries.ts';
import { useTemplateText } from '../text.ts';
import s from './agreement.module.css';
import m from './money.module.css';
import r from './report.module.css';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

/** Both languages beside each other. */
const pairs = [
  ['headingBhs', 'headingEn'],
  ['textBhs', 'textEn'],
] as const;
const fields = pairs.flat();
const empty: Clause = { headingBhs: '', textBhs: '', headingEn: '', textEn: '' };

/** The wording of a bank's agreements in both languages, for its people to read or to write. */
export function Template({ bank, template }: { bank: string; template: AgreementTemplate }) {
  const t = useTemplateText();
  const { dayOf } = useFormat();
  const { revision, savedAt, canEdit } = template;
  return (
    <>
      <p className="lead mt2">{t('text')}</p>
      <p className="muted mt2">
        {savedAt ? t('own', { day: dayOf(savedAt) }) : t('standard')}
        {canEdit ? null : ` ${t('readOnly')}`}
      </p>
      <Placeholders />
      {canEdit ? (
        <Editor key={revision} bank={bank} template={template} />
      ) : (
        <Reading clauses={template.clauses} />
      )}
    </>
  );
}

function Placeholders() {
  const t = useTemplateText();
  const { language } = useLanguage();
  return (
    <section className="mt5" aria-labelledby="placeholders">
      <h2 className="title-4" id="placeholders">
        {t('placeholders')}
      </h2>
      <p className="small muted mt2">{t('placeholdersText')}</p>
      <dl className={cx('small mt3', m.names)}>
        {placeholderNames.map((name) => (
          <div key={name}>
            <dt>
              {templateLanguages.map((one) => (
                <code key={one} lang={one === 'bhs' ? 'bs' : 'en'}>
                  {writtenPlaceholder(name, one)}{' '}
                </code>
              ))}
            </dt>
            <dd className="muted" lang={language === 'bhs' ? 'bs' : 'en'}>
              {t(`value_${name}`)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Reading({ clauses }: Pick<AgreementTemplate, 'clauses'>) {
  const { language } = useLanguage();
  return (
    <div className={`${r.form} mt5`}>
      {clauses.map((clause, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clause is its place
        <section key={n}>
          <h3 className="title-4">{language === 'bhs' ? clause.headingBhs : clause.headingEn}</h3>
          <p className="mt2 lines">{pieces(language === 'bhs' ? clause.textBhs : clause.textEn)}</p>
        </section>
      ))}
    </div>
  );
}

/** A text with its placeholders set apart. */
const pieces = (text: string) =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    .map((piece, n) => (n % 2 === 1 ? <code key={n}>{piece}</code> : piece));

function Editor({ bank, template }: { bank: string; template: AgreementTemplate }) {
  const t = useTemplateText();
  const put = usePutTemplate(bank);
  const [resetting, setResetting] = useState(false);
  const { revision } = template;
  const reset = useAction({ send: () => save(null) });
  const save = async (clauses: readonly Clause[] | null) => {
    put(
      await agreements.saveTemplate({
        params: { slug: bank },
        body: { clauses: clauses ? [...clauses] : null, revision },
      }),
    );
    toast({ title: t('saved'), tone: 'ok' });
  };
  const form = useSubmitForm<{ clauses: Clause[] }>({
    values: { clauses: template.clauses.map((one) => ({ ...one })) },
    check: ({ clauses }) => wrongIn(clauses, t),
    send: ({ clauses }) => save(clauses),
    refused: (error) => (isApiError(error, 'REVISION_CLASH') ? t('clash') : undefined),
  });
  const clauses = form.watch('clauses');
  return (
    <form className="form mt5" {...form.props}>
      {clauses.map((_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clause is its place
        <fieldset key={n} className={m.divide}>
          <legend className="title-4">{t('clause', { number: n + 1 })}</legend>
          {pairs.map((pair) => (
            <div key={pair[0]} className="two">
              {pair.map((name) => {
                const path = `clauses.${n}.${name}` as const;
                const heading = name.startsWith('heading');
                const Input = heading ? TextInput : TextArea;
                return (
                  <Field key={name} label={t(name)} error={form.error(path)} required>
                    <Input
                      {...(heading ? {} : { rows: 7 })}
                      lang={name.endsWith('Bhs') ? 'bs' : 'en'}
                      maxLength={heading ? templateLimits.heading : templateLimits.text}
                      {...form.register(path)}
                    />
                  </Field>
                );
              })}
            </div>
          ))}
          {clauses.length > 1 ? (
            <div className={s.flush}>
              <Button
                size="m"
                variant="ghost"
                onClick={() =>
                  form.change(
                    'clauses',
                    form.values('clauses').filter((__, at) => at !== n),
                  )
                }
              >
                {t('remove', { number: n + 1 })}
              </Button>
            </div>
          ) : null}
        </fieldset>
      ))}
      {clauses.length < templateLimits.clauses ? (
        <div>
          <Button
            variant="soft"
            onClick={() => form.change('clauses', [...form.values('clauses'), empty])}
          >
            <Plus />
            {t('add')}
          </Button>
        </div>
      ) : null}
      <FormFailure>{form.failure || (form.error('clauses') ?? '')}</FormFailure>
      <div className="row row-wrap g2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('save')}
        </Button>
        {revision > 0 ? (
          <Button variant="ghost" onClick={() => setResetting(true)}>
            {t('reset')}
          </Button>
        ) : null}
      </div>
      {resetting ? (
        <ConfirmDialog
          open
          onOpenChange={setResetting}
          title={t('resetTitle')}
          description={t('resetText')}
          confirmLabel={t('reset')}
          cancelLabel={t('cancel')}
          closeLabel={t('cancel')}
          onConfirm={() => {
            setResetting(false);
            void reset.run();
          }}
        />
      ) : null}
    </form>
  );
}

/** What is wrong with a wording, at its field; what no clause says, of the whole. */
function wrongIn(
  clauses: readonly Clause[],
  t: ReturnType<typeof useTemplateText>,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [n, clause] of clauses.entries()) {
    for (const name of fields) {
      if (clause[name].trim() === '') found[`clauses.${n}.${name}`] = t('empty');
    }
  }
  const missing: string[] = [];
  for (const problem of templateProblems(clauses)) {
    if (problem.kind === 'unknown') {
      found[`clauses.${problem.clause}.${problem.field}`] ??= t('unknown', {
        written: problem.written,
      });
    } else {
      const { language, name } = problem;
      const written = { name: writtenPlaceholder(name, language) };
      missing.push(language === 'bhs' ? t('missing', written) : t('missingEn', written));
    }
  }
  // The fields come first: with them mended, nothing may be missing any more.
  return Object.keys(found).length > 0 || missing.length === 0
    ? found
    : { clauses: missing.join(' ') };
}
