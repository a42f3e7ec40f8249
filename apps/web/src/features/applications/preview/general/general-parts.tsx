import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import {
  type AnyContent,
  sectionKeysOf,
  withoutSections,
} from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { slugOf } from '../../addresses.ts';
import { useFormText } from '../../form-texts.ts';
import { ReadFields } from '../../read-fields.tsx';
import { BudgetCard } from '../parts/orange-facts.tsx';
import { Progress } from '../parts/progress.tsx';
import type { AnyParts } from '../project-parts.ts';
import { usePreviewText } from '../text.ts';

interface OfAny {
  readonly application: ApplicationView;
}

const formFor = ({ kind, call }: ApplicationView) =>
  withoutSections(formOf(kind), call.omittedSections);

const contentOf = (application: ApplicationView) => application as unknown as AnyContent;

/** Sections of which the reader gets something. */
export const readSections = (application: ApplicationView): string[] => {
  const form = formFor(application);
  return sectionKeysOf(form).filter((key) =>
    Object.keys(form.sections[key] ?? {}).some((field) => field in application),
  );
};

export function SectionReading({ application, section }: OfAny & { readonly section: string }) {
  const { sections } = formFor(application);
  const say = useFormText(application.kind);
  return (
    <section>
      <h2 className="t3">{say(`section.${section}`)}</h2>
      <div className="mt5">
        <ReadFields
          fields={sections[section] ?? {}}
          content={contentOf(application)}
          of={application}
        />
      </div>
    </section>
  );
}

/** Under what the page opens with it also says how the project goes. */
function SectionPanel({ application, section }: OfAny & { readonly section: string }) {
  return (
    <>
      <SectionReading application={application} section={section} />
      {section === readSections(application)[0] ? <Progress application={application} /> : null}
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
