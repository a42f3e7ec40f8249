import type { BankClash, BankContent, BankEdit } from '@app/contracts/banks/bank-editing.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { banks } from '../../../entities/banks/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { equal, merge } from '../../../lib/autosave/merge.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { type SubmitForm, useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useWarnOnLeaving } from '../../../lib/form/use-warn-on-leaving.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useEditorText } from '../editor-text.ts';
import { bankDrafts } from './bank-drafts.ts';
import s from './bank-form.module.css';
import type { BankValues } from './bank-values.ts';
import { PeopleFields } from './people-fields.tsx';
import { BankPictureField } from './picture-field.tsx';
import { PlaceField } from './place-field.tsx';

type Part = keyof BankContent;

/** The bank as it stood when its words were taken over from the server. */
interface Base {
  readonly revision: number;
  readonly values: BankValues;
}

interface Clash {
  readonly theirs: BankValues;
  /** What both changed, each to something else. */
  readonly parts: readonly Part[];
}

const valuesOf = ({ content }: BankEdit): BankValues => ({
  ...content,
  foundedOn: content.foundedOn ?? '',
});

const contentOf = (values: BankValues): BankContent => ({
  ...values,
  foundedOn: values.foundedOn || null,
});

/** What two people made of the same bank; where they differ, what is mine. */
function together(base: BankValues, mine: BankValues, theirs: BankValues) {
  const values: Record<string, unknown> = { ...mine };
  const parts = (Object.keys(mine) as Part[]).filter((part) => {
    const merged = merge(base[part], mine[part], theirs[part]);
    if (merged) values[part] = merged.value;
    return merged === null;
  });
  return { values: values as BankValues, parts };
}

const baseOf = (bank: BankEdit): Base => ({ revision: bank.revision, values: valuesOf(bank) });

/** What was left unsaved, and what others saved since. */
function begin(bank: BankEdit, slot: string) {
  const base = baseOf(bank);
  const stored = bankDrafts.read(slot);
  if (!stored) return { base, values: base.values, clash: null, isResumed: false };
  const { values, parts } = together(stored.begun, stored.values, base.values);
  const clash = parts.length > 0 ? { theirs: base.values, parts } : null;
  return { base, values, clash, isResumed: true };
}

const theirsOf = (error: unknown): BankEdit | undefined =>
  isApiError(error, 'REVISION_CLASH')
    ? (error.details as z.infer<typeof BankClash>).theirs
    : undefined;

export function BankForm({ bank }: { bank: BankEdit }) {
  const t = useEditorText();
  const { slug } = bank;
  const slot = `${useSession().profile?.id ?? ''}:${slug}`;
  const [begun] = useState(() => begin(bank, slot));
  const [base, setBase] = useState(begun.base);
  const [missing, setMissing] = useState(bank.missing);
  const [clash, setClash] = useState<Clash | null>(begun.clash);
  const [isResumed, setResumed] = useState(begun.isResumed);
  const put = (values: BankValues, parts = Object.keys(values) as Part[]) => {
    for (const part of parts) form.change(part as 'name', values[part] as string);
  };
  /** Saves over what others saved meanwhile, as long as nobody changed the same. */
  const save = async (mine: BankValues, from: Base, written = mine): Promise<void> => {
    try {
      const body = { revision: from.revision, content: contentOf(mine) };
      const answer = await banks.save({ params: { slug }, body });
      const saved = baseOf(answer);
      setBase(saved);
      setMissing(answer.missing);
      setClash(null);
      setResumed(false);
      // What was written while it was sent stays.
      put(together(written, form.values(), saved.values).values);
      toast({ title: t(mine === written ? 'saved' : 'merged'), tone: 'ok' });
    } catch (error) {
      const theirs = theirsOf(error);
      if (!theirs) throw error;
      const next = baseOf(theirs);
      const { values, parts } = together(from.values, mine, next.values);
      if (parts.length === 0) return save(values, next, written);
      setBase(next);
      put(together(written, form.values(), values).values);
      setClash({ theirs: next.values, parts });
      throw error;
    }
  };
  const form = useSubmitForm<BankValues>({
    values: begun.values,
    schema: () => import('@app/contracts/banks/bank-editing.schemas').then((it) => it.BankContent),
    bodyOf: contentOf,
    send: (values) => save(values, base),
    refused: (error) => (theirsOf(error) ? true : undefined),
  });
  const values = form.watch();
  const isChanged = !equal(values, base.values);
  // Another tab's words stay where nothing was written here.
  const isWritten = useRef(begun.isResumed);
  useEffect(() => {
    if (isChanged) bankDrafts.keep(slot, { begun: base.values, values });
    else if (isWritten.current) bankDrafts.drop(slot);
    isWritten.current = isChanged;
  });
  useWarnOnLeaving(isChanged);
  const left = useEffectEvent(() => {
    if (isChanged) toast({ title: t('left'), description: t('leftText') });
  });
  useEffect(() => () => left(), []);
  const discard = () => {
    put(base.values);
    setClash(null);
  };
  return (
    <form {...form.props} className={s.form}>
      <header>
        <h1 className="title-1">{bank.content.name}</h1>
        <p className="row row-wrap g5 mt4">
          {missing ? null : (
            <Link className="go" to={pages.bank({ bankSlug: slug })}>
              {t('toPage')}
            </Link>
          )}
          <Link className="go" to={pages.bankDesk({ bankId: slug })}>
            {t('toDesk')}
          </Link>
        </p>
      </header>
      {missing ? <Draft slug={slug} missing={missing} /> : null}
      {isResumed && isChanged ? <Note tone="info">{t('resumed')}</Note> : null}
      <section className={s.part}>
        <h2 className="title-3">{t('basics')}</h2>
        <div className={s.three}>
          <Field label={t('name')} error={form.error('name')} required>
            <TextInput maxLength={120} {...form.register('name')} />
          </Field>
          <Field label={t('municipality')} error={form.error('municipality')} required>
            <TextInput maxLength={80} {...form.register('municipality')} />
          </Field>
          <DateField
            label={t('foundedOn')}
            error={form.error('foundedOn')}
            {...form.bind('foundedOn')}
          />
        </div>
        <Both form={form} name="description" label={t('short')} rows={4} most={400} />
      </section>
      <section className={s.part}>
        <h2 className="title-3">{t('story')}</h2>
        <p className="small muted">{t('storyHint')}</p>
        <Both form={form} name="story" label={t('story')} rows={12} most={6000} />
      </section>
      <section className={s.part}>
        <h2 className="title-3">{t('pictures')}</h2>
        <div className={s.two}>
          <BankPictureField label={t('logo')} none={t('noPicture')} {...form.bind('logo')} />
          <BankPictureField label={t('picture')} none={t('noPicture')} {...form.bind('picture')} />
        </div>
      </section>
      <section className={s.part}>
        <h2 className="title-3">{t('contact')}</h2>
        <div className={s.three}>
          <Field label={t('email')} error={form.error('contact.email')}>
            <TextInput type="email" maxLength={200} {...form.register('contact.email')} />
          </Field>
          <Field label={t('phone')} error={form.error('contact.phone')}>
            <TextInput type="tel" maxLength={40} {...form.register('contact.phone')} />
          </Field>
          <Field label={t('web')} hint={t('webHint')} error={form.error('contact.web')}>
            <TextInput type="url" maxLength={200} {...form.register('contact.web')} />
          </Field>
        </div>
        <Both form={form} name="address" label={t('address')} rows={3} most={300} />
        <h3 className="title-4">{t('place')}</h3>
        <PlaceField municipality={values.municipality} {...form.bind('place')} />
      </section>
      <PeopleFields form={form} />
      <footer className={s.end}>
        <FormFailure>{form.failure}</FormFailure>
        {clash ? (
          <ClashNote
            clash={clash}
            onKeep={() => setClash(null)}
            onTake={() => {
              put(clash.theirs, [...clash.parts]);
              setClash(null);
            }}
          />
        ) : null}
        <div className="row row-wrap g4">
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          {isChanged ? (
            <Button variant="ghost" onClick={discard}>
              {t('discard')}
            </Button>
          ) : null}
          <p className="small muted" role="status">
            {t(isChanged ? 'unsaved' : 'allSaved')}
          </p>
        </div>
      </footer>
    </form>
  );
}

interface DraftProps extends Pick<BankEdit, 'slug'> {
  readonly missing: NonNullable<BankEdit['missing']>;
}

/** What a bank lacks before everybody sees it. */
function Draft({ slug, missing }: DraftProps) {
  const t = useEditorText();
  return (
    <Note tone="info">
      <p>{t('draft')}</p>
      <ul className="rows mt2">
        {missing.map((need) => (
          <li key={need}>
            {need === 'money' ? (
              <Link className="link" to={pages.bankDesk({ bankId: slug, dio: 'novac' })}>
                {t('needs_money')}
              </Link>
            ) : (
              t(`needs_${need}`)
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}

const partNames = {
  name: 'name',
  municipality: 'municipality',
  description: 'short',
  story: 'story',
  contact: 'contact',
  address: 'address',
  place: 'place',
  foundedOn: 'foundedOn',
  logo: 'logo',
  picture: 'picture',
  people: 'people',
} as const satisfies Record<Part, string>;

interface ClashNoteProps {
  readonly clash: Clash;
  onKeep(): void;
  onTake(): void;
}

function ClashNote({ clash: { theirs, parts }, onKeep, onTake }: ClashNoteProps) {
  const t = useEditorText();
  const says = (part: Part) => {
    const value = theirs[part];
    if (typeof value === 'string') return value;
    return value && 'bhs' in value ? `${value.bhs}\n\n${value.en}` : t('theirsElse');
  };
  return (
    <Note tone="warn" role="alert">
      <p>{t('clash')}</p>
      <dl className={s.theirs}>
        {parts.map((part) => (
          <div key={part}>
            <dt className="bold">{t(partNames[part])}</dt>
            <dd>{says(part)}</dd>
          </div>
        ))}
      </dl>
      <p className="row row-wrap g4 mt4">
        <Button onClick={onKeep}>{t('keepMine')}</Button>
        <Button variant="ghost" onClick={onTake}>
          {t('takeTheirs')}
        </Button>
      </p>
    </Note>
  );
}

interface BothProps {
  readonly form: SubmitForm<BankValues>;
  readonly name: 'description' | 'story' | 'address';
  readonly label: string;
  readonly rows: number;
  readonly most: number;
}

/** A text in both languages, side by side. */
function Both({ form, name, label, rows, most }: BothProps) {
  const t = useEditorText();
  return (
    <div className={s.two}>
      <Field label={t('inBhs', { field: label })} error={form.error(`${name}.bhs`)}>
        <TextArea lang="bs" rows={rows} maxLength={most} {...form.register(`${name}.bhs`)} />
      </Field>
      <Field label={t('inEn', { field: label })} error={form.error(`${name}.en`)}>
        <TextArea lang="en" rows={rows} maxLength={most} {...form.register(`${name}.en`)} />
      </Field>
    </div>
  );
}
