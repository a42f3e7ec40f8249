import { fieldsOf } from '@app/domain/applications/form/form';
import type { ComponentType } from 'react';
import { useCanvas, useContentField, useSay } from '../canvas-context.tsx';
import { Review } from '../sections/review.tsx';
import { Team } from '../sections/team.tsx';
import { sectionHeads } from '../specials/specials.ts';
import s from '../values/fields.module.css';
import { isShort } from '../values/group.tsx';
import { ValueField } from '../values/value-field.tsx';
import desk from './desk.module.css';
import { FieldFrame } from './field-frame.tsx';
import { ReadSection } from './read-section.tsx';

/** Screens of their own, whatever the form. All come with the page: it works without a connection. */
const screens: Readonly<Record<string, ComponentType>> = { team: Team, review: Review };

export function SectionBody({ section }: { section: string }) {
  const { form, writable } = useCanvas();
  const Screen = screens[section];
  const Head = sectionHeads[form.kind]?.[section];
  return (
    <div className={desk.body}>
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

/** A list under its name, unless it is all that its section holds. */
export function ListBlock({ name, alone = false }: { name: string; alone?: boolean }) {
  const say = useSay();
  return (
    <>
      {alone ? null : (
        <div className={s.blockHead}>
          <h2 className="t3">{say(name)}</h2>
          {say.has(`${name}.hint`) ? <p className="mut mt2 body">{say(`${name}.hint`)}</p> : null}
        </div>
      )}
      <ContentField name={name} />
    </>
  );
}

/** A field of the form, written or waiting for a decision between two versions. */
export function ContentField({ name }: { name: string }) {
  const { form } = useCanvas();
  const [held, change] = useContentField<unknown>(name);
  const value = fieldsOf(form)[name];
  if (!value) return null;
  return (
    <FieldFrame field={name} className={isShort(value) ? undefined : s.whole}>
      <ValueField path={name} value={value} held={held} onChange={change} />
    </FieldFrame>
  );
}
