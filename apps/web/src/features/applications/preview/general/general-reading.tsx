import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { readSections, SectionReading } from './sections.tsx';

/** All that an application says, for somebody who reads it whole. */
export default function GeneralReading({ application }: { application: ApplicationView }) {
  return (
    <div className="chapters mt6">
      {readSections(application).map((section) => (
        <SectionReading key={section} application={application} section={section} />
      ))}
    </div>
  );
}
