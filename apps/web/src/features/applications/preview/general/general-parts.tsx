import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { slugOf, useFormText } from '../../../../entities/applications/public.ts';
import { BudgetCard } from '../parts/orange-facts.tsx';
import { ProjectProgress } from '../parts/progress.tsx';
import type { AnyParts } from '../project-parts.ts';
import { usePreviewText } from '../text.ts';
import { readSections, SectionReading } from './sections.tsx';

/** Under what the page opens with it also says how the project goes. */
function SectionPanel({
  application,
  section,
}: {
  readonly application: ApplicationView;
  readonly section: string;
}) {
  return (
    <>
      <SectionReading application={application} section={section} />
      {section === readSections(application)[0] ? (
        <ProjectProgress application={application} />
      ) : null}
    </>
  );
}

/** The page of a kind of grant that has none of its own: its sections, each a tab. */
export const generalParts: AnyParts = {
  kind: 'orange',
  useTabs(application) {
    const say = useFormText(application.kind);
    return readSections(application).map((key, n) => ({
      key,
      place: n === 0 ? '' : slugOf(key),
      sections: [key],
      name: say(`section.${key}`),
      Panel: SectionPanel,
    }));
  },
  useWords() {
    const t = usePreviewText();
    return { grant: '', description: t('anyDescription') };
  },
  writtenIn: ({ about }) => about.summary,
  Facts: BudgetCard,
};
