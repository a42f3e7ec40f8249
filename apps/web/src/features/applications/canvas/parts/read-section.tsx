import type { Value } from '@app/domain/applications/form/values';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { ShownPicture } from '../values/shown-picture.tsx';
import { ClashPanel } from './clash-panel.tsx';
import { useInWords } from './in-words.tsx';
import s from './read-section.module.css';

export function ReadSection({ section }: { section: string }) {
  const { form } = useCanvas();
  const fields = Object.entries(form.sections[section] ?? {});
  return (
    <dl className={s.read}>
      {fields.map(([field, value]) => (
        <ReadField key={field} field={field} value={value} />
      ))}
    </dl>
  );
}

function ReadField({ field, value }: { field: string; value: Value }) {
  const { content, view } = useCanvas();
  const t = useApplicationsText();
  const say = useSay();
  const inWords = useInWords();
  const held = content[field];
  const clash = view.clashes.get(field);
  const words = inWords(value, held, field);
  return (
    <div id={field} tabIndex={-1}>
      <dt className="lab">{say(field)}</dt>
      <dd className={words === '' ? 'mut' : 'body'}>
        {clash ? <ClashPanel field={field} clash={clash} /> : null}
        {value.kind === 'picture' && typeof held === 'string' ? (
          <ShownPicture picture={held} />
        ) : (
          words || t('nothingHere')
        )}
      </dd>
    </div>
  );
}
