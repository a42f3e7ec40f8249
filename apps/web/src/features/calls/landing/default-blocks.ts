import type { ContentBlock } from '@app/contracts/blocks/blocks.schemas';
import type { CallDetail } from '@app/contracts/calls/calls.schemas';

/** Words of the product and amounts, in the reader's language. */
interface CallFacts {
  readonly perProject: string;
  readonly altogether: string;
  readonly projects: string;
  readonly whatTitle: string;
  readonly whoTitle: string;
  readonly whenTitle: string;
  readonly most: string;
  readonly total: string;
  readonly day: (day: string) => string;
}

/** The campaign page of a call that nobody has made one for: from the call's own texts. */
export function defaultBlocks(
  call: Pick<
    CallDetail,
    'title' | 'summary' | 'description' | 'expectedProjects' | 'eligible' | 'timeline'
  >,
  said: CallFacts,
): ContentBlock[] {
  const both = (text: string) => ({ bhs: text, en: text });
  const nothing = both('');
  const visible = true;
  return [
    { id: 'header', type: 'header', visible, title: call.title, content: call.summary },
    {
      id: 'stats',
      type: 'stats',
      visible,
      title: nothing,
      animation: true,
      items: [
        { number: said.most, label: both(said.perProject) },
        { number: said.total, label: both(said.altogether) },
        ...(call.expectedProjects
          ? [{ number: call.expectedProjects, label: both(said.projects) }]
          : []),
      ],
    },
    {
      id: 'what',
      type: 'text',
      visible,
      title: both(said.whatTitle),
      content: call.description,
    },
    {
      id: 'who',
      type: 'requirements',
      visible,
      title: both(said.whoTitle),
      items: call.eligible,
    },
    {
      id: 'when',
      type: 'timeline',
      visible,
      title: both(said.whenTitle),
      timelineItems: call.timeline.map(({ on, text }) => ({
        title: text,
        date: both(said.day(on)),
        description: nothing,
      })),
    },
    { id: 'apply', type: 'apply_button', visible, title: nothing, content: nothing },
  ];
}
