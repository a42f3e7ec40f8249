import { parseAddress } from '@app/contracts/endpoint';
import { filesPaths } from '@app/contracts/files/files.paths';
import { callLimits } from '@app/domain/calls/call.content';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { ImagePlus, Trash } from '@app/ui/icons';
import { useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useLocalized } from '../../../lib/use-format.ts';
import { useField, useWritable } from '../editor-context.tsx';
import { Line } from '../parts/plain.tsx';
import { Add, Fold, useRows } from '../parts/rows.tsx';
import { LanguageHeads, Words } from '../parts/words.tsx';
import { useFieldText } from '../text.ts';
import { LandingBlocks } from './landing-blocks.tsx';
import s from './sections.module.css';

const nothing = { bhs: '', en: '' };
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);

export function Page() {
  const t = useFieldText();
  const writable = useWritable();
  const [seo, setSeo] = useField('seo');
  return (
    <>
      <LanguageHeads section="landing" />
      <Picture />
      <Contact />
      <Faq />
      <LandingBlocks />
      <div className={s.list}>
        <h3 className="t4">{t('f_seo')}</h3>
        <p className="sm mut">{t('seoHint')}</p>
        <Words
          path="seo.title"
          label={t('seoTitle')}
          value={seo.title}
          onValue={(title) => setSeo((now) => ({ ...now, title }))}
          disabled={!writable('seo')}
        />
        <Words
          path="seo.description"
          label={t('seoDescription')}
          value={seo.description}
          onValue={(description) => setSeo((now) => ({ ...now, description }))}
          rows={2}
          disabled={!writable('seo')}
        />
      </div>
    </>
  );
}

function Picture() {
  const t = useFieldText();
  const localized = useLocalized();
  const writable = useWritable()('picture');
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useField('picture');
  const [alt, setAlt] = useField('pictureAlt');
  const [state, setState] = useState<'idle' | 'busy' | { readonly failed: string }>('idle');
  const send = async (file: File) => {
    setState('busy');
    const form = new FormData();
    form.set('entityType', 'ob');
    form.set('file', file, file.name);
    try {
      const { filePath } = await upload<{ filePath: string }>(
        parseAddress(filesPaths.upload).path,
        form,
        { onProgress: () => undefined },
      );
      setPicture(filePath);
      setState('idle');
    } catch (error) {
      setState({ failed: (isApiError(error) && error.text) || t('pictureFailed') });
    }
  };
  const failed = typeof state === 'object' ? state.failed : undefined;
  return (
    <div className={s.form} data-field="picture">
      <Field id="picture" label={t('f_picture')} hint={t('pictureHint')} error={failed}>
        {(control) => (
          <>
            {picture ? (
              <div className={s.picture}>
                <img src={`/api/ob-files/${picture}`} alt={localized(alt)} />
              </div>
            ) : null}
            <input
              ref={input}
              type="file"
              hidden
              accept="image/jpeg,image/png,image/webp"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) void send(file);
              }}
            />
            <span className="row row-w g2">
              <Button
                {...control}
                size="m"
                disabled={!writable}
                busy={state === 'busy'}
                busyLabel={t('pictureSending')}
                onClick={() => input.current?.click()}
              >
                <ImagePlus />
                {picture ? t('otherPicture') : t('choosePicture')}
              </Button>
              {picture && writable ? (
                <Button variant="ghost" size="m" onClick={() => setPicture(null)}>
                  <Trash />
                  {t('removePicture')}
                </Button>
              ) : null}
            </span>
          </>
        )}
      </Field>
      {picture ? (
        <Words
          path="pictureAlt"
          label={t('f_pictureAlt')}
          value={alt}
          onValue={setAlt}
          disabled={!writable}
        />
      ) : null}
    </div>
  );
}

function Contact() {
  const t = useFieldText();
  const disabled = !useWritable()('contact');
  const [contact, setContact] = useField('contact');
  return (
    <div className={s.list} data-field="contact">
      <h3 className="t4">{t('f_contact')}</h3>
      <div className={s.two}>
        <Line
          path="contact.name"
          label={t('contactName')}
          value={contact.name}
          onValue={(name) => setContact((now) => ({ ...now, name }))}
          disabled={disabled}
        />
        <Line
          path="contact.email"
          label={t('contactEmail')}
          value={contact.email}
          onValue={(email) => setContact((now) => ({ ...now, email }))}
          isRight={isEmail}
          wrong={t('emailWrong')}
          disabled={disabled}
        />
      </div>
      <Words
        path="contact.role"
        label={t('contactRole')}
        value={contact.role}
        onValue={(role) => setContact((now) => ({ ...now, role }))}
        disabled={disabled}
      />
    </div>
  );
}

function Faq() {
  const t = useFieldText();
  const disabled = !useWritable()('faq');
  const field = useField('faq');
  const [entries] = field;
  const rows = useRows('faq', field);
  return (
    <div className={s.list}>
      <h3 className="t4">{t('f_faq')}</h3>
      <div>
        {entries.map((entry, n) => {
          const title = entry.question.bhs || entry.question.en || t('questionN', { n: n + 1 });
          const { onChange, ...tools } = rows.at(n, entry, title);
          return (
            <Fold
              // biome-ignore lint/suspicious/noArrayIndexKey: questions have no name of their own
              key={n}
              path="faq"
              at={n}
              total={entries.length}
              title={title}
              fresh={rows.opened === n}
              {...tools}
            >
              <Words
                path={`faq.${n}.question`}
                label={t('question')}
                value={entry.question}
                onValue={(question) => onChange({ ...entry, question })}
                disabled={disabled}
              />
              <Words
                path={`faq.${n}.answer`}
                label={t('answer')}
                value={entry.answer}
                onValue={(answer) => onChange({ ...entry, answer })}
                rows={4}
                disabled={disabled}
              />
            </Fold>
          );
        })}
      </div>
      <Add
        path="faq"
        count={entries.length}
        max={callLimits.faq}
        onAdd={() => rows.add({ question: nothing, answer: nothing })}
      >
        {t('addFaq')}
      </Add>
    </div>
  );
}
