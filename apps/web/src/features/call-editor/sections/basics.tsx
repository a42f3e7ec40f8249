import { BankEmblem } from '@app/ui/bank-emblem';
import { Field } from '@app/ui/field';
import { RadioButtons } from '@app/ui/radio-buttons';
import { useQuery } from '@tanstack/react-query';
import { interests, useInterestsText } from '../../../entities/profiles/public.ts';
import { useEditor, useField, useWritable } from '../editor-context.tsx';
import { CallChoices } from '../parts/choices.tsx';
import { LanguageHeads, LocalizedField } from '../parts/words.tsx';
import { banksQuery } from '../queries.ts';
import { useFieldText } from '../text.ts';
import { useKindNames } from '../use-names.ts';
import s from './sections.module.css';

export function Basics() {
  const t = useFieldText();
  const writable = useWritable();
  const [title, setTitle] = useField('title');
  const [summary, setSummary] = useField('summary');
  const [description, setDescription] = useField('description');
  return (
    <>
      <LanguageHeads section="basics" />
      <div className={s.form}>
        <LocalizedField
          path="title"
          label={t('f_title')}
          value={title}
          onValue={setTitle}
          disabled={!writable('title')}
        />
        <LocalizedField
          path="summary"
          label={t('f_summary')}
          value={summary}
          onValue={setSummary}
          rows={2}
          disabled={!writable('summary')}
        />
        <LocalizedField
          path="description"
          label={t('f_description')}
          value={description}
          onValue={setDescription}
          rows={6}
          disabled={!writable('description')}
        />
        <Topics />
        <KindAndBank />
      </div>
    </>
  );
}

function Topics() {
  const t = useFieldText();
  const name = useInterestsText();
  const writable = useWritable();
  const [topics, setTopics] = useField('topics');
  return (
    <CallChoices
      path="topics"
      label={t('f_topics')}
      hint={t('topicsHint')}
      options={interests.map((value) => ({ value, label: name(value) }))}
      value={topics}
      onValue={setTopics}
      disabled={!writable('topics')}
    />
  );
}

function KindAndBank() {
  const { editing } = useEditor();
  const t = useFieldText();
  const kinds = useKindNames();
  const writable = useWritable();
  const [kind, setKind] = useField('kind');
  const [, setOmitted] = useField('omittedSections');
  const [partners, setPartners] = useField('partnerBanks');
  const banks = useQuery(banksQuery).data ?? [];
  const others = banks.filter(({ slug }) => slug !== editing.bank.slug);
  return (
    <>
      <div className={s.two}>
        <Field as="group" label={t('f_kind')} {...(writable('kind') ? {} : { hint: t('fixed') })}>
          <RadioButtons
            label={t('f_kind')}
            options={[
              { value: 'orange', label: kinds('orange') },
              { value: 'blue', label: kinds('blue') },
            ]}
            value={kind}
            onValue={(next) => {
              setKind(next);
              // Another kind has other sections.
              setOmitted([]);
            }}
            disabled={!writable('kind')}
          />
        </Field>
        <div className="form-field">
          <p className="label">{t('ofBank')}</p>
          <p className="row g2 bold">
            <BankEmblem emblem={editing.bank.emblem} width={40} />
            {editing.bank.name}
          </p>
        </div>
      </div>
      {others.length > 0 ? (
        <CallChoices
          path="partnerBanks"
          label={t('f_partnerBanks')}
          options={others.map(({ slug, municipality }) => ({ value: slug, label: municipality }))}
          value={partners}
          onValue={setPartners}
          disabled={!writable('partnerBanks')}
        />
      ) : null}
    </>
  );
}
