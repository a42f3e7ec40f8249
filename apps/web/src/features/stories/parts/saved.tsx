import type { StoryContent } from '@app/domain/stories/story';
import {
  CloudCheck,
  CloudExclamationPoint,
  CloudOff,
  GitCompareArrows,
  RefreshCw,
} from '@app/ui/icons';
import type { AutosaveView, SaveState } from '../../../lib/autosave/autosave.ts';
import { useStoriesText } from '../text.ts';
import s from './story.module.css';

const icons = {
  saved: CloudCheck,
  saving: RefreshCw,
  offline: CloudOff,
  clash: GitCompareArrows,
  refused: CloudExclamationPoint,
  gone: CloudExclamationPoint,
} as const satisfies Record<SaveState, unknown>;

/** How the story is kept; said aloud only when something is wrong. */
export function Saved({ view: { state } }: { view: AutosaveView<StoryContent> }) {
  const t = useStoriesText();
  const Icon = icons[state];
  const calm = state === 'saved' || state === 'saving';
  return (
    <span className={s.saved} data-state={calm ? 'calm' : 'waits'}>
      <Icon />
      <span className="sm">{t(state)}</span>
      <span className="vh" role="status">
        {calm ? '' : t(state)}
      </span>
    </span>
  );
}
