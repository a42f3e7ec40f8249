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
import { Segment } from '@app/ui/segment';
import { TextArea } from '@app/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { applications } from '../../applications/public.ts';
import { stories } from '../client.ts';
import type { StorySaver } from '../saver.ts';
import { useStoriesText } from '../text.ts';
import { Clash } from './part.tsx';
import s from './story.module.css';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

interface PreviewProps {
  readonly story: StoryView;
  readonly step: StoryStep;
  readonly content: StoryContent;
  readonly saver: StorySaver;
  readonly editor: string;
}

/** The story as others will read it, in both lengths, and where it goes from here. */
export function Preview(props: PreviewProps) {
  const t = useStoriesText();
  const [length, setLength] = useState<'application' | 'campaign'>('application');
  const { story, content } = props;
  const [picture] = content.pictures;
  return (
    <aside className={s.preview} aria-labelledby="preview">
      <h2 className="t4" id="preview">
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
          <h3 className="t3 break">{story.title || t('untitled')}</h3>
          {length === 'application' ? <Parts {...props} /> : <p>{campaignText(content)}</p>}
        </div>
      </article>
      {length === 'application' ? <ForApplication {...props} /> : <ForCampaign {...props} />}
    </aside>
  );
}

function Parts({ content, step }: PreviewProps) {
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

function useDone() {
  const queries = useQueryClient();
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const run = async (id: string, work: () => Promise<unknown>, said: string) => {
    setBusy(true);
    try {
      await work();
      toast({ title: said, tone: 'ok' });
    } catch (error) {
      toast({ description: errorText(error, language), tone: 'bad' });
    }
    queries.setQueryData(['stories', id], await stories.open({ params: { id } }));
    setBusy(false);
  };
  return { busy, run };
}

function ForApplication({ story, content, editor }: PreviewProps) {
  const t = useStoriesText();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useDone();
  const { id, canTakeOver, inApplication, applicationRevision } = story;
  const text = applicationText(content);
  if (text === '') return <p className="sm mut">{t('empty')}</p>;
  if (text === inApplication) return <p className="sm mut">{t('same')}</p>;
  if (!canTakeOver) return <p className="sm mut">{t('cannotTake')}</p>;
  const take = () =>
    run(
      id,
      () =>
        applications.save({
          params: { id },
          body: { editRevision: applicationRevision, changes: { storyContent: text }, editor },
        }),
      t('takenOver'),
    );
  return (
    <>
      <Button
        variant="primary"
        busy={busy}
        onClick={() => (inApplication ? setAsking(true) : void take())}
      >
        {t('takeOver')}
      </Button>
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

function ForCampaign({ story, content, saver }: PreviewProps) {
  const t = useStoriesText();
  const { busy, run } = useDone();
  const { id, canSetCampaign, forCampaign } = story;
  const text = campaignText(content).slice(0, storyLimits.campaign);
  return (
    <>
      <Clash field="short" view={saver.read()} saver={saver} />
      <Field label={t('short')} hint={t('shortHint')}>
        <TextArea
          rows={4}
          maxLength={storyLimits.campaign}
          value={content.short}
          onChange={({ target }) => saver.change('short', target.value)}
          onFocus={() => saver.hold('short')}
          onBlur={() => saver.release('short')}
        />
      </Field>
      {text !== '' && text === forCampaign ? (
        <p className="sm mut">{t('campaignSet')}</p>
      ) : canSetCampaign && text !== '' ? (
        <Button
          busy={busy}
          onClick={() =>
            void run(
              id,
              () => stories.setCampaign({ params: { id }, body: { text } }),
              t('campaignSet'),
            )
          }
        >
          {t('setCampaign')}
        </Button>
      ) : null}
    </>
  );
}
