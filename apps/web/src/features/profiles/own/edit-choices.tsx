import type { ProfileSections } from '@app/contracts/profiles/profiles.schemas';
import { seekingKinds } from '@app/domain/profiles/profile';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { interests, useInterestsText } from '../../../entities/profiles/public.ts';
import { useProfilesText } from '../text.ts';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';

type Interest = ProfileSections['interests'][number];
type SeekingKind = ProfileSections['seeking'][number];

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly word: (option: T) => string;
  readonly value: readonly T[];
  readonly onValue: (value: T[]) => void;
  readonly error: string | undefined;
}

/** Any number of a few; kept in the order in which they are offered. */
function Choices<T extends string>(props: ChoicesProps<T>) {
  const { options, value, onValue } = props;
  return (
    <Field as="group" label={props.label} hideLabel error={props.error}>
      {options.map((option, n) => (
        <Checkbox
          key={option}
          label={props.word(option)}
          checked={value.includes(option)}
          {...(n === 0 ? { 'data-autofocus': true } : {})}
          onChange={(event) =>
            onValue(
              options.filter((one) =>
                one === option ? event.target.checked : value.includes(one),
              ),
            )
          }
        />
      ))}
    </Field>
  );
}

export function EditSeeking(props: EditorProps) {
  const words = useProfilesText();
  const word = (kind: SeekingKind) => words(`seeking_${kind}`);
  return (
    <SectionDialog
      {...props}
      title={words('seeking')}
      rules={{
        slot: 'seeking',
        initial: { seeking: props.profile.seeking },
        changeOf: ({ seeking }) => ({ seeking }),
      }}
      inWords={(profile) => profile.seeking.map(word).join(', ')}
    >
      {(form) => (
        <Choices
          label={words('seeking')}
          options={seekingKinds}
          word={word}
          {...form.bind('seeking')}
          error={form.error('seeking')}
        />
      )}
    </SectionDialog>
  );
}

export function EditInterests(props: EditorProps) {
  const words = useProfilesText();
  const word = useInterestsText();
  return (
    <SectionDialog
      {...props}
      title={words('interests')}
      rules={{
        slot: 'interests',
        initial: { interests: props.profile.interests },
        changeOf: (chosen) => chosen,
      }}
      inWords={(profile) => profile.interests.map((one) => word(one)).join(', ')}
    >
      {(form) => (
        <Choices<Interest>
          label={words('interests')}
          options={interests}
          word={(one) => word(one)}
          {...form.bind('interests')}
          error={form.error('interests')}
        />
      )}
    </SectionDialog>
  );
}
