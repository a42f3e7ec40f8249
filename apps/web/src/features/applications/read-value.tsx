import type { Shape, Value } from '@app/domain/applications/form/values';
import { nameOf } from '@app/domain/applications/form/words';
import type { ReactNode } from 'react';
import type { FormText } from '../../entities/applications/public.ts';
import s from './read-fields.module.css';

interface ReadValueProps {
  readonly value: Value;
  readonly current: unknown;
  readonly path: string;
  readonly say: FormText;
  inWords(value: Value, current: unknown, path: string): string;
}

/** A value to be read: lists as lists, each of their items as a few sentences. */
export function ReadValue(props: ReadValueProps): ReactNode {
  const { value, current, path, inWords } = props;
  if (value.kind !== 'list') return inWords(value, current, path);
  return (
    <ol className={s.items}>
      {(current as readonly unknown[]).map((one, n) => {
        const at = `${path}.${n}`;
        return (
          <li key={at}>
            {value.item.kind === 'group' ? (
              <Item {...props} fields={value.item.fields} current={one} path={at} />
            ) : (
              inWords(value.item, one, at)
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Its name, what is said of it in short, and what it says at length. */
function Item({ fields, ...props }: ReadValueProps & { readonly fields: Shape }) {
  const { path, say, inWords } = props;
  const current = props.current as Readonly<Record<string, unknown>>;
  const [first, ...rest] = Object.entries(fields).flatMap(([key, value]) => {
    const at = `${path}.${key}`;
    const said = inWords(value, current[key], at);
    return said === '' ? [] : [{ at, value, said, name: say(nameOf(at)), current: current[key] }];
  });
  const isLong = ({ value }: { readonly value: Value }) =>
    value.kind === 'list' || (value.kind === 'text' && value.lines !== undefined);
  const short = rest.filter((one) => !isLong(one));
  return (
    <>
      <p className="bold">{first?.said}</p>
      {short.length > 0 ? (
        <p className="small muted">
          {short.map(({ name, said }) => sentence(`${name}: ${said}`)).join(' ')}
        </p>
      ) : null}
      {rest.filter(isLong).map(({ at, value, said, name, current: inside }) => (
        <div key={at} className="mt2">
          {value.kind === 'list' ? <p className="small bold">{name}</p> : null}
          {value.kind === 'list' ? (
            <ReadValue {...props} value={value} current={inside} path={at} />
          ) : (
            said
          )}
        </div>
      ))}
    </>
  );
}

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
