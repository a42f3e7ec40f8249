import type { CampaignStory } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { addKm } from '@app/domain/money';
import { ApplicationPictures, Prose } from '../../../entities/applications/public.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCampaignPageText } from '../text.ts';

/** What is not written is not asked after here: the project's own page says that. */
export function CampaignStorySection({ story }: { story: CampaignStory }) {
  const t = useCampaignPageText();
  const { problem, pictures, steps } = story;
  return (
    <>
      {problem ? (
        <section>
          <h2 className="title-3">{t('whyTitle')}</h2>
          <Prose text={problem} empty="" opening />
        </section>
      ) : null}
      {story.story || pictures.length > 0 ? (
        <section>
          <h2 className="title-3">{t('storyTitle')}</h2>
          {story.story ? <Prose text={story.story} empty="" /> : null}
          <ApplicationPictures className="mt5" pictures={pictures} label={t('storyPictures')} />
        </section>
      ) : null}
      {steps.length > 0 ? (
        <section>
          <h2 className="title-3">{t('stepsTitle')}</h2>
          <ol className="numbered">
            {steps.map((step, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are bare texts in their order
              <li key={n} className="break">
                {step}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

export function Spending({ spending }: Pick<CampaignStory, 'spending'>) {
  const t = useCampaignPageText();
  const { km } = useFormat();
  if (spending.length === 0) return null;
  return (
    <section>
      <h2 className="title-3">{t('spendingTitle')}</h2>
      <p className="small muted">{t('spendingLead')}</p>
      <dl className="facts r mt4">
        {spending.map(({ name, amount }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one budget may be alike
          <div key={n}>
            <dt className="break">{name}</dt>
            <dd>{km(amount)}</dd>
          </div>
        ))}
        <div>
          <dt className="bold">{t('spendingTotal')}</dt>
          <dd className="bold">{km(addKm(...spending.map(({ amount }) => amount)))}</dd>
        </div>
      </dl>
    </section>
  );
}
