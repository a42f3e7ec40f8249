import {
  type ApplicationSection,
  applicationSections,
} from '@app/domain/applications/application.fields';
import { useApplicationsText, useFieldsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import type { Field } from '../content.ts';
import { ShownPicture } from '../sections/shown-picture.tsx';
import { ClashPanel } from './clash-panel.tsx';
import { useInWords } from './in-words.tsx';
import s from './read-section.module.css';

export function ReadSection({ section }: { section: ApplicationSection }) {
  const fields = applicationSections.find(({ key }) => key === section)?.fields ?? [];
  return (
    <dl className={s.read}>
      {fields.map((field) => (
        <ReadField key={field} field={field} />
      ))}
    </dl>
  );
}

function ReadField({ field }: { field: Field }) {
  const { content, view } = useCanvas();
  const t = useApplicationsText();
  const f = useFieldsText();
  const inWords = useInWords();
  const value = content[field];
  const clash = view.clashes.get(field);
  if (field === 'applicationPicture' && typeof value === 'string') {
    return (
      <div>
        <dt className="lab">{f(field)}</dt>
        <dd>
          <ShownPicture />
        </dd>
      </div>
    );
  }
  const words = inWords(field, value);
  return (
    <div id={field} tabIndex={-1}>
      <dt className="lab">{f(field)}</dt>
      <dd className={words === '' ? 'mut' : 'body'}>
        {clash ? <ClashPanel field={field} clash={clash} /> : null}
        {words === '' ? t('nothingHere') : words}
      </dd>
    </div>
  );
}
