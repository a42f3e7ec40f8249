import { nameOf } from '@app/domain/applications/form/words';
import { useCanvas } from '../canvas-context.tsx';
import { useParts } from './canvas-parts.ts';
import type { ValueProps } from './value-props.ts';

/** The component of a field: its own, or that of its kind of value. */
export function ValueField(props: ValueProps) {
  const { form } = useCanvas();
  const { inputs, specials } = useParts();
  const Input = specials[form.kind]?.[nameOf(props.path)] ?? inputs[props.value.kind];
  return <Input {...props} />;
}
