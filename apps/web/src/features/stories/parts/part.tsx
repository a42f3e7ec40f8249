import { languageOf } from '@app/contracts/text-language';
import { lengthOf, type StoryContent, type StoryStep, signsIn } from '@app/domain/stories/story';
import { Button } from '@app/ui/button';
import { Disclosure } from '@app/ui/disclosure';
import { Field } from '@app/ui/field';
import { Check, Plus } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { useRef } from 'react';
import type { AutosaveView } from '../../../lib/autosave/autosave.ts';
import { mostOf, type StorySaver } from '../saver.ts';
import { useStoriesText } from '../text.ts';
import s from './story.module.css';

const openings = [1, 2, 3] as const;

interface PartProps {
  readonly step: StoryStep;
  readonly view: AutosaveView<StoryContent>;
  readonly saver: StorySaver;
}

/** One part of the story: the writing field, an example, and what the part has already. */
export function Part({ step, view, saver }: PartProps) {
  const t = useStoriesText();
  const text = view.content[step];
  const tooMany = useTooMany(step, view);
  // What is not going to be saved as it stands is not read either.
  const length = lengthOf(tooMany ? '' : text);
  const area = useRef<HTMLTextAreaElement>(null);
  const begin = (opening: string) => {
    saver.change(step, `${text.trim() === '' ? '' : `${text.trimEnd()} `}${opening} `);
    area.current?.focus();
  };
  return (
    <>
      <ul className={`cluster ${s.openings}`} aria-label={t('openings')}>
        {openings.map((n) => {
          const opening = t(`${step}Open${n}`);
          return (
            <li key={n}>
              <Button variant="soft" size="m" onClick={() => begin(opening)}>
                {`${opening}…`}
              </Button>
            </li>
          );
        })}
      </ul>
      <StoryConflict field={step} view={view} saver={saver} />
      <Field
        className="mt4"
        label={t(step)}
        hint={t('words', { count: length.words })}
        error={tooMany ?? view.refused.get(step)}
      >
        <TextArea
          ref={area}
          rows={7}
          value={text}
          onChange={({ target }) => saver.change(step, target.value)}
          onFocus={() => saver.hold(step)}
          onBlur={() => saver.release(step)}
        />
      </Field>
      <div className="mt4">
        <Disclosure title={t('example')}>
          <p>{t(`${step}Example`)}</p>
        </Disclosure>
      </div>
      {length.is === 'empty' ? null : (
        <section className="mt6" aria-labelledby="has">
          <h2 className="title-4" id="has">
            {t('has')}
          </h2>
          <p className="small muted">{t('hasNote')}</p>
          <ul className={s.signs}>
            {signsIn(step, text, languageOf(text)).map(({ sign, quote }) => (
              <li key={sign} data-found={quote !== null}>
                <span className={s.sign}>{quote === null ? <Plus /> : <Check />}</span>
                <span>
                  <b className="bold">{t(sign)}.</b>{' '}
                  {quote === null ? (
                    <span className="muted">{t(`${sign}Add`)}</span>
                  ) : (
                    <q>{quote}</q>
                  )}
                </span>
              </li>
            ))}
            {length.is === 'long' ? (
              <li data-found={false}>
                <span className={s.sign}>
                  <Plus />
                </span>
                <span className="muted">{t('long')}</span>
              </li>
            ) : null}
            {length.longSentence ? (
              <li data-found={false}>
                <span className={s.sign}>
                  <Plus />
                </span>
                <span>
                  <span className="muted">{t('longSentence')}</span> <q>{length.longSentence}</q>
                </span>
              </li>
            ) : null}
          </ul>
        </section>
      )}
    </>
  );
}

/** Why a text is not sent to the server; it stays on the device until it is shorter. */
export function useTooMany(field: StoryStep | 'short', { content }: PartProps['view']) {
  const t = useStoriesText();
  const [length, most] = [content[field].length, mostOf(field)];
  return length > most ? t('tooMany', { length, most }) : undefined;
}

interface ClashProps extends Pick<PartProps, 'view' | 'saver'> {
  readonly field: StoryStep | 'short';
}

/** Two wrote in the same field; both texts are there until one decides. */
export function StoryConflict({ field, view, saver }: ClashProps) {
  const t = useStoriesText();
  const clash = view.clashes.get(field);
  if (!clash) return null;
  const theirs = clash.theirs as string;
  return (
    <Note tone="warn" className="mt4">
      <p>{t('clashText', { name: clash.by || t('somebody') })}</p>
      <blockquote className={s.theirs}>{theirs}</blockquote>
      <div className="row row-wrap g2 mt3">
        <Button size="m" onClick={() => saver.resolve(field, view.content[field])}>
          {t('keepMine')}
        </Button>
        <Button size="m" onClick={() => saver.resolve(field, theirs)}>
          {t('takeTheirs')}
        </Button>
      </div>
    </Note>
  );
}
