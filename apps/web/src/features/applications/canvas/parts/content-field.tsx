import { fieldsOf } from '@app/domain/applications/form/form';
import { useCanvas, useContentField, useSay } from '../canvas-context.tsx';
import s from '../values/fields.module.css';
import { isShort } from '../values/group.tsx';
import { ValueField } from '../values/value-field.tsx';
import { FieldFrame } from './field-frame.tsx';

/** A list under its name, unless it is all that its section holds. */
export function ListBlock({ name, alone = false }: { name: string; alone?: boolean }) {
  const say = useSay();
  return (
    <>
      {alone ? null : (
        <div className={s.blockHead}>
          <h2 className="title-3">{say(name)}</h2>
          {say.has(`${name}.hint`) ? <p className="muted mt2 body">{say(`${name}.hint`)}</p> : null}
        </div>
      )}
      <ContentField name={name} />
    </>
  );
}

/** A field of the form, written or waiting for a decision between two versions. */
export function ContentField({ name }: { name: string }) {
  const { form } = useCanvas();
  const [current, change] = useContentField<unknown>(name);
  const value = fieldsOf(form)[name];
  if (!value) return null;
  return (
    <FieldFrame field={name} className={isShort(value) ? undefined : s.whole}>
      <ValueField path={name} value={value} current={current} onChange={change} />
    </FieldFrame>
  );
}
