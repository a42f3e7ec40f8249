import { type AnyForm, emptyContentOf, sectionOfField } from '@app/domain/applications/form/form';
import { missingIn } from '@app/domain/applications/form/missing';
import { useRef, useState } from 'react';
import { type Canvas, CanvasProvider } from './canvas-context.tsx';
import { type Content, toRules } from './content.ts';
import { SectionBody } from './parts/section-body.tsx';
import { canvasParts } from './specials/specials.ts';
import { CanvasPartsProvider } from './values/canvas-parts.ts';

interface FakeProps {
  readonly form: AnyForm;
  /** What stands there at first. */
  readonly first?: Content;
  readonly section: string;
  readonly members?: readonly { readonly id: string; readonly name: string }[];
  /** Everything was checked: what is missing is said. */
  readonly checked?: boolean;
  onContent?(content: Content): void;
}

/** A section of an application of any form, that keeps what is written in it. */
export function FakeCanvas(props: FakeProps) {
  const { form, first, section, members = [], checked = false, onContent } = props;
  const kept = useRef<Content>({ ...emptyContentOf(form), ...first });
  const [content, setContent] = useState(kept.current);
  const rules = toRules(form, content);
  const call = { minAmount: 500, maxAmount: 5000, minTeam: 1, extraQuestions: [] };
  const canvas = {
    draft: {
      slug: 'nacrt',
      bank: { emblem: 'tuzla' },
      call,
      members,
      status: 'draft',
      abilities: { canEdit: true },
    },
    form,
    content,
    rules,
    about: form.about(rules),
    missing: missingIn(form, rules, { team: { members: 1, minimum: 1 } }),
    membersLacking: 0,
    section,
    target: { path: '', visit: '' },
    view: { clashes: new Map(), refused: new Map(), waiting: new Set(), state: 'saved' },
    saver: {
      read: () => ({ content: kept.current }),
      change: (field: string, next: unknown) => {
        // No field that the form does not know is ever written.
        sectionOfField(form, field);
        kept.current = { ...kept.current, [field]: next };
        setContent(kept.current);
        onContent?.(kept.current);
      },
    },
    shows: () => checked,
    writable: () => true,
  } as unknown as Canvas;
  return (
    <CanvasProvider value={canvas}>
      <CanvasPartsProvider value={canvasParts}>
        <SectionBody section={section} />
      </CanvasPartsProvider>
    </CanvasProvider>
  );
}
