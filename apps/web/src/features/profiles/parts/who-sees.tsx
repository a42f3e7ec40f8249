import { choicesOf, type ProfilePart, type Visibility } from '@app/domain/profiles/profile.policy';
import { ChevronDown, Globe, type Icon, Lock, Users } from '@app/ui/icons';
import s from './who-sees.module.css';

const icons: Record<Visibility, Icon> = { everyone: Globe, members: Users, me: Lock };

interface WhoSeesProps {
  /** What is shown to whom, said aloud. */
  readonly label: string;
  /** The part; `profile` for the whole. */
  readonly part: ProfilePart | 'profile';
  readonly words: Readonly<Record<Visibility, string>>;
  readonly value: Visibility;
  readonly onValue: (value: Visibility) => void;
}

/** Whom something is shown to: a quiet list with an icon, saved as soon as it is chosen. */
export function WhoSees({ label, part, words, value, onValue }: WhoSeesProps) {
  const Icon = icons[value];
  const choices = part === 'profile' ? (['everyone', 'members', 'me'] as const) : choicesOf(part);
  return (
    <span className={s.whoSees}>
      <Icon />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((one) => one === event.target.value);
          if (chosen) onValue(chosen);
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  );
}
