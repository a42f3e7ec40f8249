import type { ComponentType } from 'react';
import { useCanvas } from '../canvas-context.tsx';
import { Review } from '../sections/review.tsx';
import { Team } from '../sections/team.tsx';
import { useParts } from '../values/canvas-parts.ts';
import s from '../values/fields.module.css';
import { ContentField, ListBlock } from './content-field.tsx';
import { ReadSection } from './read-section.tsx';

/** Screens of their own, whatever the form. All come with the page: it works without a connection. */
const screens: Readonly<Record<string, ComponentType>> = { team: Team, review: Review };

export function SectionBody({ section }: { section: string }) {
  const { form, writable } = useCanvas();
  const Screen = screens[section];
  const { heads } = useParts();
  const Head = heads[form.kind]?.[section];
  return (
    <div className="mt6">
      {Screen ? <Screen /> : null}
      {Head ? <Head /> : null}
      {writable(section) ? <Fields section={section} /> : <ReadSection section={section} />}
    </div>
  );
}

/** Lists stand by themselves; what comes between them is a form. */
function Fields({ section }: { section: string }) {
  const { form } = useCanvas();
  const fields = Object.entries(form.sections[section] ?? {});
  const blocks: { readonly list: boolean; readonly names: string[] }[] = [];
  for (const [name, { kind }] of fields) {
    const last = blocks.at(-1);
    if (kind === 'list' || !last || last.list)
      blocks.push({ list: kind === 'list', names: [name] });
    else last.names.push(name);
  }
  return blocks.map(({ list, names }) => (
    <div key={names[0]} className={s.block}>
      {list ? (
        <ListBlock name={names[0] ?? ''} alone={fields.length === 1} />
      ) : (
        <div className={s.fields}>
          {names.map((name) => (
            <ContentField key={name} name={name} />
          ))}
        </div>
      )}
    </div>
  ));
}
