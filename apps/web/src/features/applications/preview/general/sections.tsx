import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import {
  type AnyContent,
  sectionKeysOf,
  withoutSections,
} from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { useFormText } from '../../../../entities/applications/public.ts';
import { ReadFields } from '../../read-fields.tsx';

interface OfSection {
  readonly application: ApplicationView;
  readonly section: string;
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

export function SectionReading({ application, section }: OfSection) {
  const { sections } = formFor(application);
  const say = useFormText(application.kind);
  return (
    <section>
      <h2 className="title-3">{say(`section.${section}`)}</h2>
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
