import { ReadFields } from '../../read-fields.tsx';
import { useCanvas } from '../canvas-context.tsx';
import { ClashPanel } from './clash-panel.tsx';

export function ReadSection({ section }: { section: string }) {
  const { form, content, draft, view } = useCanvas();
  const clashOf = (field: string) => {
    const clash = view.clashes.get(field);
    return clash ? <ClashPanel field={field} clash={clash} /> : null;
  };
  return (
    <ReadFields
      fields={form.sections[section] ?? {}}
      content={content}
      of={draft}
      above={clashOf}
    />
  );
}
