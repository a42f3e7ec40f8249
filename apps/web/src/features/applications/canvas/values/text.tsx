import type { TextValue } from '@app/domain/applications/form/values';
import { Disclosure } from '@app/ui/disclosure';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { municipalities } from '../../../../lib/municipalities.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { nameOf } from '../../form-paths.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { useFieldProps, type ValueProps } from './value-props.ts';

export function TextValueField(props: ValueProps<string, TextValue>) {
  const { path, value, held, onChange } = props;
  const field = useFieldProps(props);
  const suggested = useSuggestions(nameOf(path));
  const long = value.lines !== undefined && !path.includes('.');
  return (
    <>
      <Field {...field} aside={long ? <Counter length={held.length} limit={value.max} /> : null}>
        {value.lines ? (
          <TextArea
            rows={value.lines}
            value={held}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <TextInput
            autoComplete={path === 'applicantName' ? 'name' : 'off'}
            value={held}
            onChange={(event) => onChange(event.target.value)}
            {...(suggested && { list: `${path}.list` })}
          />
        )}
      </Field>
      {suggested ? (
        <datalist id={`${path}.list`}>
          {suggested.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
      <Example name={nameOf(path)} />
    </>
  );
}

/** What others wrote there, for whoever does not know how to begin. */
function Example({ name }: { name: string }) {
  const t = useFieldsText();
  const say = useSay();
  if (!say.has(`${name}.example`)) return null;
  return (
    <div className="mt3">
      <Disclosure title={t('example')}>
        <p className="sm">{say(`${name}.example`)}</p>
      </Disclosure>
    </div>
  );
}

/** Fields that name somebody of the team. */
const people = new Set(['projectActivities.teamAssignments.teamMemberName', 'teamRoles.name']);

function useSuggestions(name: string): readonly string[] | null {
  const { members } = useCanvas().draft;
  if (name === 'municipality') return municipalities;
  return people.has(name) ? members.map((one) => one.name) : null;
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const t = useFieldsText();
  const { number } = useFormat();
  const values = { n: number(length), limit: number(limit) };
  return (
    <span className={length > limit ? 'count bad-text' : 'count'}>
      <span aria-hidden="true">{t('count', values)}</span>
      <span className="vh">{t('countOf', values)}</span>
    </span>
  );
}
