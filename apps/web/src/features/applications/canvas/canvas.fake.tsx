import { type AnyForm, emptyContentOf, sectionOfField } from '@app/domain/applications/form/form';
import { missingIn } from '@app/domain/applications/form/missing';
import type { ExtraQuestion } from '@app/domain/calls/call.content';
import { type ReactNode, useRef, useState } from 'react';
import { type Canvas, CanvasProvider } from './canvas-context.tsx';
import { type Content, toRules } from './content.ts';
import { SectionBody } from './parts/section-body.tsx';
import { createSending } from './sending.ts';
import { canvasParts } from './specials/specials.ts';
import { CanvasPartsProvider } from './values/canvas-parts.ts';

const draftId = '0199bbbb-0000-7000-8000-000000000001';

interface FakeProps {
  readonly form: AnyForm;
  /** What stands there at first. */
  readonly first?: Content;
  readonly section: string;
  readonly members?: readonly { readonly id: string; readonly name: string }[];
  /** Everything was checked: what is missing is said. */
  readonly checked?: boolean;
  /** Whether it may be written, by section. */
  readonly writable?: (section: string) => boolean;
  /** Of the call's own. */
  readonly questions?: readonly ExtraQuestion[];
  readonly allowsCampaign?: boolean;
  onContent?(content: Content): void;
  /** What stands there instead of the section. */
  readonly children?: ReactNode;
}

/** A section of an application of any form, that keeps what is written in it. */
export function FakeCanvas(props: FakeProps) {
  const {
    form,
    first,
    section,
    members = [],
    checked = false,
    questions = [],
    allowsCampaign = true,
    onContent,
    children,
  } = props;
  const { writable = () => true } = props;
  const kept = useRef<Content>({ ...emptyContentOf(form), ...first });
  const [content, setContent] = useState(kept.current);
  const [sending] = useState(() => createSending(draftId));
  const rules = toRules(form, content);
  const call = {
    minAmount: 500,
    maxAmount: 5000,
    minTeam: 1,
    maxTeam: 8,
    allowsCampaign,
    questions: [],
    extraQuestions: questions,
  };
  const canvas = {
    draft: {
      kind: form.kind,
      about: form.about(rules),
      id: draftId,
      editRevision: 7,
      slug: 'nacrt',
      bank: { emblem: 'tuzla' },
      call,
      members,
      status: 'draft',
      abilities: { canEdit: writable('') },
    },
    form,
    content,
    rules,
    about: form.about(rules),
    missing: missingIn(form, rules, { team: { members: 1, minimum: 1 }, questions }),
    membersLacking: 0,
    people: [],
    sending,
    section,
    target: { path: '', visit: '' },
    view: {
      revision: 7,
      clashes: new Map(),
      refused: new Map(),
      waiting: new Set(),
      state: 'saved',
    },
    saver: {
      read: () => ({ content: kept.current, revision: 7 }),
      flush: async () => true,
      refresh: async () => undefined,
      change: (field: string, next: unknown) => {
        // No field that the form does not know is ever written.
        sectionOfField(form, field);
        kept.current = { ...kept.current, [field]: next };
        setContent(kept.current);
        onContent?.(kept.current);
      },
    },
    shows: () => checked,
    writable,
  } as unknown as Canvas;
  return (
    <CanvasProvider value={canvas}>
      <CanvasPartsProvider value={canvasParts}>
        {children ?? <SectionBody section={section} />}
      </CanvasPartsProvider>
    </CanvasProvider>
  );
}
