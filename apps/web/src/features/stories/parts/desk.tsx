import { canvasOf, pages } from '@app/contracts/pages';
import type { StoryView } from '@app/contracts/stories/stories.schemas';
import { type StoryStep, storySteps } from '@app/domain/stories/story';
import { cx } from '@app/ui/cx';
import { ArrowLeft, ArrowRight, Check } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { StoneGauge } from '@app/ui/stone-gauge';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { oneOf } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { useLeaveWarning, useLookAgain } from '../../../lib/autosave/use-autosave.ts';
import { SaveStateView } from '../../../lib/writing/save-state.tsx';
import { createStorySaver } from '../saver.ts';
import { useStoriesText } from '../text.ts';
import { Part } from './part.tsx';
import { StoryPictures } from './pictures.tsx';
import { StoryPreview } from './preview.tsx';
import s from './story.module.css';

interface DeskProps {
  readonly story: StoryView;
  readonly userId: string;
  readonly claim: EditorClaim;
}

/** The story while it is written: one step at a time, with what it will look like beside it. */
const params = { step: oneOf('korak', storySteps, 'before') };

export function StoryDesk({ story, userId, claim }: DeskProps) {
  const t = useStoriesText();
  const { id } = story;
  const queries = useQueryClient();
  const { step } = usePlace(params).place;
  const [saver] = useState(() =>
    createStorySaver({
      story,
      userId,
      claim,
      onStory: (fresh) => queries.setQueryData(['stories', id], fresh),
    }),
  );
  useEffect(() => () => saver.stop(), [saver]);
  useLookAgain(saver, [`application:${id}`]);
  useLeaveWarning(saver);
  const view = useSyncExternalStore(saver.subscribe, saver.read);
  const { content } = view;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  const at = storySteps.indexOf(step);
  const [previous, next] = [storySteps[at - 1], storySteps[at + 1]];
  const isDone = (one: StoryStep) => content[one].trim() !== '';
  const done = storySteps.filter(isDone).length;
  const to = (one: StoryStep) => pages.story({ id, korak: one });
  return (
    <>
      <header className="app-bar">
        <div>
          <Link
            className="icon-button"
            to={canvasOf(story.kind)({ id, dio: 'prica' })}
            aria-label={t('back')}
          >
            <ArrowLeft />
          </Link>
          <div className="grow">
            <p className="title-4 cut">{story.title || t('untitledApplication')}</p>
            <p className="smaller muted cut">{t('apart')}</p>
          </div>
          <SaveStateView view={view} />
        </div>
      </header>
      <div className={s.lay}>
        <nav className={s.side} aria-label={t('steps')}>
          <div className={s.gauge}>
            <StoneGauge
              stones={storySteps.map((one) =>
                isDone(one) ? 'done' : one === step ? 'now' : 'open',
              )}
              number={`${done} / 5`}
              width={150}
            />
            <span className="visually-hidden">{t('stepsDone', { done })}</span>
          </div>
          <ol className={s.path}>
            {storySteps.map((one, n) => (
              <li key={one} className={cx(isDone(one) && s.done)}>
                <Link to={to(one)} aria-current={one === step ? 'step' : undefined}>
                  <span className={s.key}>{isDone(one) ? <Check /> : n + 1}</span>
                  <span className={s.name}>
                    <b className="medium">{t(one)}</b>
                    <br />
                    <span className="smaller muted">{t(`${one}Note`)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={s.middle}>
          <p className="small muted">{t('stepOf', { n: at + 1, name: t(step) })}</p>
          <h1 className="title-2 mt2" tabIndex={-1} ref={title}>
            {t(`${step}Ask`)}
          </h1>
          <p className="lead mt3">{t(`${step}Lead`)}</p>
          {view.state === 'gone' ? <Note tone="bad">{t('gone')}</Note> : null}
          <Part key={step} step={step} view={view} saver={saver} />
          <StoryPictures
            pictures={content.pictures}
            carried={story.inApplication !== null}
            refused={view.refused.get('pictures')}
            onChange={(change) => saver.change('pictures', change(saver.read().content.pictures))}
          />
          <div className={s.end}>
            {previous ? (
              <Link className="button button-secondary" to={to(previous)}>
                <ArrowLeft />
                {t(previous)}
              </Link>
            ) : (
              <span />
            )}
            {next ? (
              <Link className="button button-primary" to={to(next)}>
                {t(next)}
                <ArrowRight />
              </Link>
            ) : null}
          </div>
        </div>
        <StoryPreview story={story} step={step} view={view} saver={saver} editor={claim.editor} />
      </div>
    </>
  );
}
