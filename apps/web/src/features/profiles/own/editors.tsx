import type { PeriodView } from '@app/contracts/profiles/profiles.schemas';
import type { PeriodSection, ProfileSection } from '@app/domain/profiles/profile';
import type { ComponentType } from 'react';
import { EditInterests, EditSeeking } from './edit-choices.tsx';
import { EditLanguages } from './edit-languages.tsx';
import { EditLinks } from './edit-links.tsx';
import { EditPeriod } from './edit-period.tsx';
import { EditSkills } from './edit-skills.tsx';
import { EditAbout, EditHeadline, EditPlace } from './edit-texts.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import type { EditorProps } from './section-dialog.tsx';

/** What is being edited. */
export type Edited =
  | { readonly part: Exclude<ProfileSection, PeriodSection> | 'picture' }
  | { readonly part: PeriodSection; readonly period?: PeriodView };

const editors: Record<
  Exclude<ProfileSection, PeriodSection> | 'picture',
  ComponentType<EditorProps>
> = {
  picture: PictureDialog,
  headline: EditHeadline,
  about: EditAbout,
  place: EditPlace,
  seeking: EditSeeking,
  skills: EditSkills,
  interests: EditInterests,
  languages: EditLanguages,
  links: EditLinks,
};

export default function Editor({ edited, ...props }: EditorProps & { edited: Edited }) {
  switch (edited.part) {
    case 'experience':
    case 'education':
    case 'volunteering':
      return <EditPeriod {...props} section={edited.part} period={edited.period} />;
    default: {
      const Dialog = editors[edited.part];
      return <Dialog {...props} />;
    }
  }
}
