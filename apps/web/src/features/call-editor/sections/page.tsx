import { callLimits } from '@app/domain/calls/call.content';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { ImagePlus, Trash } from '@app/ui/icons';
import { bankPictures, UploadButton } from '../../../lib/form/upload-button.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { useField, useWritable } from '../editor-context.tsx';
import { PlainLine } from '../parts/plain.tsx';
import { Add, Fold, useRows } from '../parts/rows.tsx';
import { LanguageHeads, LocalizedField } from '../parts/words.tsx';
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
        <h3 className="title-4">{t('f_seo')}</h3>
        <p className="small muted">{t('seoHint')}</p>
        <LocalizedField
          path="seo.title"
          label={t('seoTitle')}
          value={seo.title}
          onValue={(title) => setSeo((now) => ({ ...now, title }))}
          disabled={!writable('seo')}
        />
        <LocalizedField
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
  const [picture, setPicture] = useField('picture');
  const [alt, setAlt] = useField('pictureAlt');
  return (
    <div className={s.form} data-field="picture">
      <Field id="picture" label={t('f_picture')} hint={t('pictureHint')}>
        {(control) => (
          <>
            {picture ? (
              <div className={s.picture}>
                <img src={`/api/ob-files/${picture}`} alt={localized(alt)} />
              </div>
            ) : null}
            <UploadButton
              {...bankPictures}
              control={control}
              disabled={!writable}
              failed={t('pictureFailed')}
              onUploaded={({ filePath }) => setPicture(filePath)}
              beside={
                picture && writable ? (
                  <Button variant="ghost" size="m" onClick={() => setPicture(null)}>
                    <Trash />
                    {t('removePicture')}
                  </Button>
                ) : null
              }
            >
              <ImagePlus />
              {picture ? t('anotherPicture') : t('choosePicture')}
            </UploadButton>
          </>
        )}
      </Field>
      {picture ? (
        <LocalizedField
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
      <h3 className="title-4">{t('f_contact')}</h3>
      <div className={s.two}>
        <PlainLine
          path="contact.name"
          label={t('name')}
          value={contact.name}
          onValue={(name) => setContact((now) => ({ ...now, name }))}
          disabled={disabled}
        />
        <PlainLine
          path="contact.email"
          label={t('email')}
          value={contact.email}
          onValue={(email) => setContact((now) => ({ ...now, email }))}
          isRight={isEmail}
          wrong={t('emailWrong')}
          disabled={disabled}
        />
      </div>
      <LocalizedField
        path="contact.role"
        label={t('role')}
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
      <h3 className="title-4">{t('f_faq')}</h3>
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
              <LocalizedField
                path={`faq.${n}.question`}
                label={t('question')}
                value={entry.question}
                onValue={(question) => onChange({ ...entry, question })}
                disabled={disabled}
              />
              <LocalizedField
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
