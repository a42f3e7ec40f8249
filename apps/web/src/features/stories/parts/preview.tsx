import { canvasOf } from '@app/contracts/pages';
import type { StoryView } from '@app/contracts/stories/stories.schemas';
import {
  applicationText,
  campaignText,
  type StoryContent,
  type StoryStep,
  storyLimits,
  storySteps,
} from '@app/domain/stories/story';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { ArrowRight } from '@app/ui/icons';
import { Segment } from '@app/ui/segment';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { ApplicationPictures, applications } from '../../../entities/applications/public.ts';
import { useActions } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import type { AutosaveView } from '../../../lib/autosave/autosave.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { pictureAddress } from '../../../lib/pictures/project-picture.tsx';
import { stories } from '../client.ts';
import type { StorySaver } from '../saver.ts';
import { useStoriesText } from '../text.ts';
import { StoryConflict, useTooMany } from './part.tsx';
import s from './story.module.css';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

interface PreviewProps {
  readonly story: StoryView;
  readonly step: StoryStep;
  readonly view: AutosaveView<StoryContent>;
  readonly saver: StorySaver;
  readonly editor: string;
}

/** The story as others will read it, in both lengths, and where it goes from here. */
export function StoryPreview(props: PreviewProps) {
  const t = useStoriesText();
  const { story, view } = props;
  const [length, setLength] = useState<'application' | 'campaign'>(
    story.inApplication === null ? 'campaign' : 'application',
  );
  const { content } = view;
  const picture = pictureAddress(story.picture) ?? newPicture(props);
  return (
    <aside className={s.preview} aria-labelledby="preview">
      <h2 className="title-4" id="preview">
        {t('preview')}
      </h2>
      <Segment
        label={t('length')}
        value={length}
        onValue={setLength}
        options={[
          { value: 'application', label: t('application') },
          { value: 'campaign', label: t('campaign') },
        ]}
      />
      <article className={s.card}>
        {picture ? <img src={picture} alt="" /> : null}
        <div>
          <h3 className="title-3 break">{story.title || t('untitledApplication')}</h3>
          {length === 'application' ? <Parts {...props} /> : <p>{campaignText(content)}</p>}
          {length === 'application' ? (
            <ApplicationPictures
              className="mt5"
              pictures={content.pictures.filter((one) => one !== picture)}
              label={t('pictures')}
            />
          ) : null}
        </div>
      </article>
      {length === 'application' ? <ForApplication {...props} /> : <ForCampaign {...props} />}
    </aside>
  );
}

/** Which picture the application gets with the text, if it has none of its own. */
const newPicture = ({ story, view }: PreviewProps): string | undefined =>
  story.canTakePicture ? view.content.pictures[0] : undefined;

function Parts({ view: { content }, step }: PreviewProps) {
  const t = useStoriesText();
  return storySteps.map((one) =>
    content[one].trim() ? (
      <p key={one} className={cx(one === step && s.now)}>
        {content[one]}
      </p>
    ) : (
      <p key={one} className={s.ghost}>
        {t('comesHere', { name: t(one) })}
      </p>
    ),
  );
}

const useDone = (id: string) => useActions({ invalidates: [['stories', id]] });

function ForApplication(props: PreviewProps) {
  const t = useStoriesText();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useDone(props.story.id);
  const { id, canTakeOver, inApplication, applicationRevision } = props.story;
  const text = applicationText(props.view.content);
  const picture = newPicture(props);
  if (inApplication === null) return <p className="small muted">{t('noStory')}</p>;
  if (text === '') return <p className="small muted">{t('empty')}</p>;
  const { pictures } = props.view.content;
  const before = inApplication.pictures;
  const differs = text !== inApplication.text || pictures.join() !== before.join();
  if (!differs && !picture) {
    return (
      <>
        <p className="small muted">{t('same')}</p>
        <Link className="go" to={canvasOf(props.story.kind)({ id, dio: 'prica' })}>
          {t('back')} <ArrowRight />
        </Link>
      </>
    );
  }
  if (!canTakeOver) return <p className="small muted">{t('cannotTake')}</p>;
  const replaces =
    (inApplication.text !== '' && inApplication.text !== text) ||
    before.some((one) => !pictures.includes(one));
  const take = () =>
    run({
      send: () =>
        applications.save({
          params: { id },
          body: {
            editRevision: applicationRevision,
            changes: {
              storyContent: text,
              storyPictures: [...pictures],
              ...(picture && { applicationPicture: picture }),
            },
            editor: props.editor,
          },
        }),
      done: t('takenOver'),
    });
  return (
    <>
      <Button
        variant="primary"
        busy={busy}
        onClick={() => (replaces ? setAsking(true) : void take())}
      >
        {t('takeOver')}
      </Button>
      {picture ? <p className="small muted">{t('takesPicture')}</p> : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('takeOverTitle')}
        description={t('takeOverText')}
        closeLabel={t('cancel')}
        confirmLabel={t('takeOver')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setAsking(false);
          void take();
        }}
      />
    </>
  );
}

function ForCampaign({ story, view, saver }: PreviewProps) {
  const t = useStoriesText();
  const { busy, run } = useDone(story.id);
  const { id, canSetCampaign, forCampaign } = story;
  const tooMany = useTooMany('short', view);
  const text = tooMany ? '' : campaignText(view.content).slice(0, storyLimits.campaign);
  return (
    <>
      <StoryConflict field="short" view={view} saver={saver} />
      <Field label={t('short')} hint={t('shortHint')} error={tooMany ?? view.refused.get('short')}>
        <TextArea
          rows={4}
          value={view.content.short}
          onChange={({ target }) => saver.change('short', target.value)}
          onFocus={() => saver.hold('short')}
          onBlur={() => saver.release('short')}
        />
      </Field>
      {text !== '' && text === forCampaign ? (
        <p className="small muted">{t('campaignSet')}</p>
      ) : canSetCampaign && text !== '' ? (
        <Button
          busy={busy}
          onClick={() =>
            void run({
              send: () => stories.setCampaign({ params: { id }, body: { text } }),
              done: t('campaignSet'),
            })
          }
        >
          {t('setCampaign')}
        </Button>
      ) : null}
    </>
  );
}
