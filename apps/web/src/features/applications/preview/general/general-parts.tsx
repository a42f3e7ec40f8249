import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import {
  type AnyContent,
  sectionKeysOf,
  withoutSections,
} from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { useSearchParams } from 'react-router';
import { sectionLink, sectionOfQuery } from '../../addresses.ts';
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

/** The page of a kind of grant that has none of its own: its sections, each a tab. */
export const generalParts: AnyParts = {
  kind: 'orange',
  useTabs(application) {
    const say = useFormText(application.kind);
    const [query] = useSearchParams();
    const sections = readSections(application);
    const [first = ''] = sections;
    const asked = sectionOfQuery(formFor(application), query, first);
    return {
      tabs: sections.map((key) => ({
        key,
        to: key === first ? '.' : sectionLink(key).search,
        name: say(`section.${key}`),
      })),
      open: sections.includes(asked) ? asked : first,
    };
  },
  sectionsOf: (_application, tab) => [tab],
  useWords() {
    const t = usePreviewText();
    return { grant: '', description: t('anyDescription') };
  },
  writtenIn: ({ about }) => about.summary,
  Facts: BudgetCard,
  Panel: ({ application, open }) => (
    <>
      <SectionReading application={application} section={open} />
      {open === readSections(application)[0] ? <Progress application={application} /> : null}
    </>
  ),
};
